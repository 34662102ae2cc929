import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import { addressGroupOf } from '@detour/shared-contracts/platform';

// The names that Fastify's `trustProxy` also supports.
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Returns a check whether a connection comes from one of `TRUSTED_HOPS`, as parsed by `parseTrustedHops`. */
const createHopCheck = (hops: readonly string[]): ((address: string) => boolean) => {
  const nets = new BlockList();
  for (const entry of hops.flatMap((hop) => named[hop] ?? [hop])) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    nets.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => nets.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

interface ConnectionLimitOptions {
  /** Maximum open connections per address. IPv6 counts by /64. */
  readonly perAddress: number;
  /** Load balancers: one balancer carries the connections of many visitors. */
  readonly trustedHops: readonly string[];
  /** Response bytes for an excess connection. */
  readonly refusal: string;
}

/** Closes connections of an address that has too many. */
export const limitConnections = (
  server: Server,
  { perAddress, trustedHops, refusal }: ConnectionLimitOptions,
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
