import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when a page of this exact host and scheme sent the request, according to the browser. A missing header counts as no. The
 * scheme comes from the configuration, so a page without TLS is foreign to a TLS shop.
 */
export const isOwnPage = (headers: IncomingHttpHeaders, secure: boolean): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && headers.origin === `${secure ? 'https' : 'http'}://${headers.host}`;
};
