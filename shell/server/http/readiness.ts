import type { FastifyInstance } from 'fastify';
import { setTimeout as later } from 'node:timers/promises';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reports from now on that this server takes no further requests, and resolves after `DRAIN_MS`. Until then it answers, and each
     * answer closes its connection, so that no request arrives on one that is about to end.
     */
    readonly drain: () => Promise<void>;
  }
}

/**
 * `GET /_shell/ready`, for load balancers: 200 while visitors may be sent here, 503 while the server stops. `/_shell/health` is about the
 * process alone. A server listens only when it can serve pages. `drainMs` in milliseconds.
 */
export const registerReadiness = (app: FastifyInstance, { drainMs }: { readonly drainMs: number }): void => {
  let isStopping = false;
  app.get('/_shell/ready', (_, reply) =>
    reply
      .code(isStopping ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isStopping ? 'stopping' : 'ready' }),
  );
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) void reply.header('connection', 'close');
  });
  app.decorate('drain', async () => {
    if (drainMs === 0) return;
    isStopping = true;
    await later(drainMs);
  });
};
