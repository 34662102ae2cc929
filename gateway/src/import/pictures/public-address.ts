import { BlockList, isIPv6 } from 'node:net';

const refused = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  refused.addSubnet(net, prefix);
// Of the global range: Teredo, documentation, and 6to4, which lead to IPv4 addresses.
for (const [net, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  refused.addSubnet(net, prefix, 'ipv6');

/** The only IPv6 addresses of the public network. Everything else is local, mapped to IPv4, or reserved. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** True for an address of the public network: not of this machine, of a private network, or of a cloud's metadata. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? global.check(address, 'ipv6') && !refused.check(address, 'ipv6')
    : !refused.check(address);
