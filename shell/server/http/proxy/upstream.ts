import { Agent, type Dispatcher } from 'undici';

/** Key of the abort signal among a call's headers: @fastify/reply-from hands on nothing else that is ours. It is never sent. */
export const leaving = Symbol('signal of the visitor who leaves');

type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;
type CallHeaders = Record<string | symbol, unknown>;

/** The gateway closed an idle connection in the moment in which it was used again. Only a reading call may be asked twice. */
const isStale = ({ method }: Dispatcher.RequestOptions, error: NodeJS.ErrnoException): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '');

export interface Upstream {
  readonly request: Dispatcher['request'];
  destroy(): Promise<unknown>;
}

/**
 * Connections to the gateway, one call at a time each. A call that is aborted or not sent whole ends its connection (undici). A reading
 * call over a stale connection is repeated once, over a connection of its own: others that idled may be as stale.
 `ca` is as in `GatewayLink`.
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
