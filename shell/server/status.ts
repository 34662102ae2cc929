import type { FastifyInstance } from 'fastify';
import type { CompositionSource } from './composition';
import type { PageCache } from './page-cache';

interface StatusOptions {
  readonly compositions: CompositionSource;
  readonly cache: PageCache;
  readonly gatewayOrigin: string;
}

/** The shell server's own addresses: health for the launcher and load balancers, status for people. */
export const registerStatus = (
  app: FastifyInstance,
  { compositions, cache, gatewayOrigin }: StatusOptions,
): void => {
  app.get('/_shell/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/_shell/status', async (_, reply) => {
    const { composition } = compositions.current();
    const gateway = await fetch(`${gatewayOrigin}/api/health/ready`, {
      signal: AbortSignal.timeout(2000),
    }).then(
      async (answer) => ({ status: answer.status, body: (await answer.json()) as unknown }),
      (error: unknown) => ({ status: 0, body: String(error) }),
    );
    return reply.header('cache-control', 'no-store').send({
      composition: composition.id,
      shell: composition.shell.version,
      remotes: Object.fromEntries(
        Object.values(composition.remotes).map(({ remote, version }) => [remote, version]),
      ),
      cachedPages: cache.size(),
      gateway,
    });
  });
};
