import { ConfigError, integer, type Env } from './settings';

/** How the shell server meets the world. */
export interface FrontSettings {
  /** Of the shop's public addresses, `:8080`; empty where it is that of the scheme. */
  readonly publicPort: string;
  /** Further host names that are answered, as the French site. */
  readonly allowedHosts: readonly string[];
  /** Milliseconds until the head of a request must be there. */
  readonly headMs: number;
  /** Milliseconds until a request must be there whole, head and body. */
  readonly requestMs: number;
  /** Milliseconds that a connection may idle between two requests: longer than any balancer in front keeps it. */
  readonly idleMs: number;
  /** Milliseconds in which a visitor must have taken an answer of the gateway. */
  readonly answerMs: number;
  /** Connections of one address, IPv6 by /64; those of `TRUSTED_HOPS` are not counted. */
  readonly connectionsPerAddress: number;
  /** Pages that are rendered at a time, and how many more may wait for their turn. */
  readonly renderings: number;
  readonly renderingQueue: number;
  /** Calls that the gateway answers at a time, and how many more may wait. */
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
