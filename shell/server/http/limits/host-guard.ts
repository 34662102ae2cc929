import type { FastifyInstance } from 'fastify';

/** Paths that are served for every host: probes and metrics use IP addresses, and these responses contain no page. */
const anyHost: ReadonlySet<string> = new Set(['/_shell/health', '/_shell/ready', '/metrics']);

/** Rejects a request for an unknown host with 421. */
export const guardHosts = (app: FastifyInstance, isKnown: (host: string | undefined) => boolean): void => {
  app.addHook('onRequest', (request, reply, next) => {
    const { headers, url = '' } = request.raw;
    if (isKnown(headers.host) || anyHost.has(url.split('?', 1)[0] ?? '')) return next();
    void reply
      .code(421)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('421: this server does not serve the requested host.\n');
  });
};
