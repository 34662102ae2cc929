// Only serves to resolve relative addresses; no host of that name can exist (RFC 2606).
const base = 'http://shop.invalid';

/**
 * Where sign-in leads back to: the `origin` parameter when it is a path of this site, else null. An address of another site, a
 * protocol, or a path that browsers read as a host is never followed. @spec ACC-003
 */
export const returnAddressOf = (search: string): string | null => {
  const origin = new URLSearchParams(search).get('origin');
  if (!origin?.startsWith('/')) return null;
  try {
    const url = new URL(origin, base);
    return url.origin === base ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
};
