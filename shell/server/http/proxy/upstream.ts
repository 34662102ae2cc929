import { Agent, type Dispatcher } from 'undici';

/** Header key that carries the abort signal: @fastify/reply-from passes nothing else of ours. Never sent. */
export const leaving = Symbol('signal of the visitor who leaves');

type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;
type CallHeaders = Record<string | symbol, unknown>;

/** The gateway closed an idle connection at the moment of reuse. Only reads may be retried. */
const isStale = ({ method }: Dispatcher.RequestOptions, error: NodeJS.ErrnoException): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '');

export interface Upstream {
  readonly request: Dispatcher['request'];
  destroy(): Promise<unknown>;
}

/**
 * Connection pool to the gateway, one call at a time per connection. An aborted or incomplete call closes its connection
 * (undici). A read on a stale connection is retried once over a new connection, because other idle ones may be stale too. `ca` as
 * in `GatewayLink`.
 */
export const createUpstream = (connections: number, ca: string | null = null): Upstream => {
  const connect = { timeout: 5000, ...(ca === null ? {} : { ca }) };
  const kept = new Agent({ connections, connect, pipelining: 1 });
  const single = new Agent({ connections, connect, pipelining: 0 });
  const request = (options: Dispatcher.RequestOptions, done: Done): void => {
    const { [leaving]: signal, ...headers } = options.headers as CallHeaders;
    const call = { ...options, headers, signal } as Dispatcher.RequestOptions;
    kept.request(call, (error, answer) => {
      if (error && isStale(call, error)) single.request(call, done);
      else done(error, answer);
    });
  };
  return {
    request: request as Dispatcher['request'],
    destroy: () => Promise.all([kept.destroy(), single.destroy()]),
  };
};
