import type { Settings } from './settings';

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
  /** Time (ms) for which a stopping server reports that it is not ready and still answers. */
  readonly drainMs: number;
  /** Connections per address (IPv6 by /64), except `TRUSTED_HOPS`. */
  readonly connectionsPerAddress: number;
  /** Concurrent page renders, and the queue length. */
  readonly renderings: number;
  readonly renderingQueue: number;
  /** Concurrent gateway calls, and the queue length. */
  readonly gatewayCalls: number;
  readonly gatewayQueue: number;
}

/** Empty for the scheme's default port. */
export const publicPortOf = ({ secure, port, publicPort }: Settings): string => {
  const value = publicPort ?? (secure ? 443 : port);
  return value === (secure ? 443 : 80) ? '' : `:${value}`;
};
