import type { FastifyInstance } from 'fastify';
import { isLocale } from '@detour/shared-contracts/sites';
import type { FrameSource } from '../content/frame-source';
import type { DataFiles } from './cache/data-files';
import { createPageHandler, type PageHandlerDeps } from './page-handler';
import { sendData } from './send-page';

export interface PagesDeps extends PageHandlerDeps {
  readonly files: DataFiles;
  readonly frames: Pick<FrameSource, 'content' | 'version'>;
}

type PageHandler = ReturnType<typeof createPageHandler>;

/**
 * Files that documents name: data of a page, and content of the frame. A server that does not know the name, because it did not
 * render the document, sends what it would name now.
 */
const registerDataFiles = (app: FastifyInstance, { files, frames }: PagesDeps, handle: PageHandler): void => {
  app.get<{ Params: { name: string }; Querystring: { page?: string } }>(
    '/_shell/data/:name',
    (request, reply) => {
      const { name } = request.params;
      const { page } = request.query;
      const file = files.find(name);
      if (file) return sendData(request, reply, file, true);
      if (typeof page !== 'string' || !page.startsWith('/') || !URL.canParse(page, 'http://host.invalid'))
        return reply.callNotFound();
      return handle(request, reply, { name, page });
    },
  );
  app.get<{ Params: { locale: string; name: string } }>(
    '/_shell/content/:locale/:name',
    async (request, reply) => {
      const { locale, name } = request.params;
      const file = files.find(name);
      if (file) return sendData(request, reply, file, true);
      const content = isLocale(locale) ? await frames.content(locale) : null;
      if (!content) return reply.callNotFound();
      const kept = files.keep(content);
      return sendData(request, reply, kept, kept.name === name);
    },
  );
};

/** Registers every path that is not a file, an API call or a page of the staff. */
export const registerPages = (app: FastifyInstance, deps: PagesDeps): void => {
  const handle = createPageHandler(deps);
  registerDataFiles(app, deps, handle);
  app.get('/*', { exposeHeadRoute: true }, (request, reply) => handle(request, reply));
};
