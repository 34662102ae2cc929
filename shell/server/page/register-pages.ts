import type { FastifyInstance } from 'fastify';
import { createPageHandler, type PageHandlerDeps } from './page-handler';

/** Registers every path that is not a file, an API call or a page of the staff, and robots.txt. */
export const registerPages = (app: FastifyInstance, deps: PageHandlerDeps): void => {
  const { indexing } = deps.config;
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(indexing ? 'User-agent: *\nAllow: /\n' : 'User-agent: *\nDisallow: /\n'),
  );
  app.get('/*', { exposeHeadRoute: true }, createPageHandler(deps));
};
