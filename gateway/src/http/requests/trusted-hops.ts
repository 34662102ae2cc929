import { BlockList, isIPv6 } from 'node:net';

// Names that Fastify's `trustProxy` also knows.
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** True when a connection comes from one of `TRUSTED_HOPS` (see `parseTrustedHops`). */
export const createHopCheck = (hops: readonly string[]): ((address: string) => boolean) => {
  const nets = new BlockList();
  for (const entry of hops.flatMap((hop) => named[hop] ?? [hop])) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    nets.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => nets.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};
