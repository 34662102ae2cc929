import { addressGroupOf } from '@detour/shared-contracts/platform';
import type { Server, Socket } from 'node:net';
import { createHopCheck } from '../requests/trusted-hops';

const refusal =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

interface ConnectionLimitOptions {
  /** Connections that one address may have open at a time; IPv6 counts by /64. */
  readonly perAddress: number;
  /** Addresses without a limit: the shell servers, which send the requests of all visitors. */
  readonly trustedHops: readonly string[];
}

/** Closes new connections of an address that has too many. */
export const limitConnections = (
  server: Server,
  { perAddress, trustedHops }: ConnectionLimitOptions,
): void => {
  const isHop = createHopCheck(trustedHops);
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isHop(address)) return;
    const group = addressGroupOf(address);
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    socket.once('close', () => {
      const left = (counts.get(group) ?? 1) - 1;
      if (left > 0) counts.set(group, left);
      else counts.delete(group);
    });
    if (count <= perAddress) return;
    socket.write(refusal);
    socket.destroySoon();
  });
};

interface TimeLimits {
  readonly headMs: number;
  readonly requestMs: number;
}

/** Node's limits of a listener: time for the head and the whole request (ms), requests per connection, and idle time. */
export const serverLimits = ({ headMs, requestMs }: TimeLimits) => ({
  requestTimeout: requestMs,
  // Longer than the shell server keeps a connection; it derives its timeout from our responses.
  keepAliveTimeout: 72_000,
  maxRequestsPerSocket: 10_000,
  http: {
    headersTimeout: headMs,
    maxHeaderSize: 16 * 1024,
    connectionsCheckingInterval: Math.max(50, Math.min(2000, headMs / 4)),
  },
});
