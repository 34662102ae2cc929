import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of this very host and scheme sent a request; browsers say so, and a caller that says nothing is none. The scheme is
 * that of the configuration: a page without TLS is foreign to a shop with it.
 */
export const isOwnPage = (headers: IncomingHttpHeaders, secure: boolean): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && headers.origin === `${secure ? 'https' : 'http'}://${headers.host}`;
};
