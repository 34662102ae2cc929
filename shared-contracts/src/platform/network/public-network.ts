import ipaddr from 'ipaddr.js';

// For servers that open an address which somebody else has written.

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** True for an address of the public network: not of this machine, of a private network, or of a cloud's metadata. */
export const isPublicAddress = (text: string): boolean => {
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast));
};

/** True for a URL that names a private address itself. A name is looked up later, by `publicLookup`. */
export const namesPrivateAddress = ({ hostname }: URL): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && !isPublicAddress(host);
};

export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

interface Address {
  readonly address: string;
  readonly family: number;
}

interface LookupOptions {
  readonly all?: boolean | undefined;
}

/** `lookup` of `node:dns`, asked for all addresses. */
type Lookup = (
  host: string,
  options: LookupOptions & { readonly all: true },
  found: (error: Error | null, addresses: Address[]) => void,
) => void;

type Found = (error: Error | null, address: string | Address[], family?: number) => void;

/**
 * The `lookup` option of a connection: resolves names as usual, and refuses private addresses with `PrivateAddress` in the moment of the
 * connection, so that the address that is checked is the one that is used.
 */
export const publicLookup =
  (lookup: Lookup) =>
  (host: string, options: LookupOptions, found: Found): void =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return found(new PrivateAddress(`${host} leads to an address that is not public`), []);
      if (options.all) return found(null, addresses);
      found(null, first.address, first.family);
    });
