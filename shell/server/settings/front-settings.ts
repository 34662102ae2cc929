import { ConfigError, integer, type Env } from './settings';

/** Network settings of the shell server. */
export interface FrontSettings {
  /** Port in public URLs, `:8080`. Empty for the scheme's default. */
  readonly publicPort: string;
  /** Additional host names, served as the French site. */
  readonly allowedHosts: readonly string[];
  /** Timeout (ms) for the head of a request. */
  readonly headMs: number;
  /** Timeout (ms) for a complete request, head and body. */
  readonly requestMs: number;
  /** Keep-alive timeout (ms): longer than that of any load balancer in front. */
  readonly idleMs: number;
  /** Timeout (ms) for a visitor to read a gateway response. */
  readonly answerMs: number;
  /** Connections per address (IPv6 by /64), except `TRUSTED_HOPS`. */
  readonly connectionsPerAddress: number;
  /** Concurrent page renders, and the queue length. */
  readonly renderings: number;
  readonly renderingQueue: number;
  /** Concurrent gateway calls, and the queue length. */
  readonly gatewayCalls: number;
  readonly gatewayQueue: number;
}

const publicPort = (env: Env, port: number): string => {
  const isSecure = env['SECURE'] === '1';
  const value = integer(env, 'PUBLIC_PORT', isSecure ? 443 : port);
  return value === (isSecure ? 443 : 80) ? '' : `:${value}`;
};

const allowedHosts = (env: Env): readonly string[] => {
  const names = (env['ALLOWED_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || []);
  const wrong = names.find((name) => !/^[a-z\d_.-]+$/i.test(name));
  if (wrong !== undefined)
    throw new ConfigError(`ALLOWED_HOSTS holds "${wrong}"; each part is a host name without port.`);
  return names;
};

export const readFrontSettings = (env: Env, port: number): FrontSettings => ({
  publicPort: publicPort(env, port),
  allowedHosts: allowedHosts(env),
  headMs: integer(env, 'HEAD_MS', 10_000),
  requestMs: integer(env, 'REQUEST_MS', 20_000),
  idleMs: integer(env, 'IDLE_MS', 65_000),
  answerMs: integer(env, 'ANSWER_MS', 120_000),
  connectionsPerAddress: integer(env, 'CONNECTIONS_PER_ADDRESS', 200),
  renderings: integer(env, 'RENDERINGS', 16),
  renderingQueue: integer(env, 'RENDERING_QUEUE', 64),
  gatewayCalls: integer(env, 'GATEWAY_CALLS', 256),
  gatewayQueue: integer(env, 'GATEWAY_QUEUE', 512),
});
