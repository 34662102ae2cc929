/**
 * Name under which a cookie is set and read. `secure` is the configuration of the server (or `location.protocol` in a page), never
 * what one request says. The prefix makes browsers refuse the cookie from other hosts of the domain and from pages without TLS.
 */
export const cookieNameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Whether the cookies of a page (`document.cookie`) hold a value under exactly this name. */
export const hasCookie = (cookies: string, name: string): boolean =>
  cookies.split(';').some((pair) => {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    return key === name && value !== '';
  });
