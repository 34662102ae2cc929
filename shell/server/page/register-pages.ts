import type { FastifyInstance } from 'fastify';
import { createPageHandler, type PageHandlerDeps } from './page-handler';

/** Registers every path that is not a file, an API call or a page of the staff. */
export const registerPages = (app: FastifyInstance, deps: PageHandlerDeps): void => {
  app.get('/*', { exposeHeadRoute: true }, createPageHandler(deps));
};
