import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { readBootScript } from './boot-script';
import { createCareSessions } from './care-session';
import { createCompositionSource } from './composition';
import type { ShellConfig } from './config';
import { createFrameSource } from './frame-source';
import { createPageCache } from './page-cache';
import { createPageHandler } from './page-handler';
import { createPageRenderer } from './page-renderer';
import { registerProxy } from './proxy';
import { createRenderers } from './renderers';
import { securityHeaders } from './security-headers';
import { registerStaticFiles } from './static-files';
import { registerStatus } from './status';

/** Seconds during which a page that is no longer fresh may still be sent, while it is rendered anew. */
const staleSeconds = 600;

export const createShellApp = (config: ShellConfig): FastifyInstance => {
  const now = (): number => Date.now();
  const app = Fastify({
    logger: { level: config.logLevel },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    trustProxy: false,
    routerOptions: { maxParamLength: 2000 },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const cache = createPageCache({ freshSeconds: config.pageFreshSeconds, staleSeconds, now });
  const renderers = createRenderers((name, what) =>
    app.log.error({ remote: name }, `render thread: ${what}`),
  );
  const compositions = createCompositionSource(
    config.releasesDir,
    config.channelFile,
    (id) => {
      app.log.info({ composition: id }, 'new composition');
      cache.clear();
      renderers.keepOnly(compositions.current());
      void renderers.warm(compositions.current());
    },
    (error) =>
      app.log.error({ error: String(error) }, 'the channel is broken; the last good composition stays'),
  );
  const frames = createFrameSource({
    config,
    renderers,
    now,
    onLost: (request, reason) =>
      app.log.warn(
        { path: request.path, part: 'shell', reason, requestId: request.requestId },
        'page sent without a part',
      ),
  });
  const render = createPageRenderer({
    config,
    renderers,
    frames,
    bootScript: readBootScript(),
    now,
    onPartLost: (request, part, reason) =>
      app.log.warn(
        { path: request.path, part, reason, requestId: request.requestId },
        'page sent without a part',
      ),
  });

  void app.register(fastifyCookie);
  void app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const extra = securityHeaders(config.secure);
  app.addHook('onSend', async (_, reply) => {
    for (const [name, value] of Object.entries(extra)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: request.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        composition: reply.getHeader('x-composition-id'),
      },
      'answered',
    );
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500)
      request.log.error({ error: error.stack ?? error.message, url: request.url }, 'the shell server failed');
    return reply.code(status).type('text/plain; charset=utf-8').send(String(status));
  });
  registerStaticFiles(app, config.releasesDir);
  registerProxy(app, {
    gatewayOrigin: config.gatewayOrigin,
    timeout: 15_000,
    compositionId: () => compositions.current().composition.id,
  });
  registerStatus(app, { compositions, cache, gatewayOrigin: config.gatewayOrigin });
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain')
      .send(config.indexing ? 'User-agent: *\nAllow: /\n' : 'User-agent: *\nDisallow: /\n'),
  );
  const handlePage = createPageHandler({
    ...{ config, compositions, cache, render, now },
    care: createCareSessions(config.gatewayOrigin),
  });
  app.get('/*', { exposeHeadRoute: true }, handlePage);
  app.addHook('onReady', () => {
    frames.warm();
    return renderers.warm(compositions.current());
  });
  app.addHook('onClose', () => {
    frames.close();
    return renderers.close();
  });
  return app;
};
