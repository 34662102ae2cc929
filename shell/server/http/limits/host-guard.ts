import type { FastifyInstance } from 'fastify';

/** Answered under every host: probes and measurements come by address, and hold no page. */
const anyHost: ReadonlySet<string> = new Set(['/_shell/health', '/metrics']);

/** A request for a host that this shop does not serve gets 421 and never a page. */
export const guardHosts = (app: FastifyInstance, isKnown: (host: string | undefined) => boolean): void => {
  app.addHook('onRequest', (request, reply, next) => {
    const { headers, url = '' } = request.raw;
    if (isKnown(headers.host) || anyHost.has(url.split('?', 1)[0] ?? '')) return next();
    void reply
      .code(421)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('421: this server does not serve the host that was asked for.\n');
  });
};
