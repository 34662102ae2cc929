import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** True for an address of the public network: not of this machine, of a private network, or of a cloud's metadata. */
export const isPublicAddress = (text: string): boolean => {
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast));
};
