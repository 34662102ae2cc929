/**
 * Name for setting and reading a cookie. `secure` comes from the server's configuration (or `location.protocol` in a page), never
 * from a request. The `__Host-` prefix makes browsers reject the cookie from other hosts of the domain and from pages without
 * TLS.
 */
export const cookieNameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Value of `document.cookie` under exactly this name; null for none and an empty one. */
export const cookieValue = (cookies: string, name: string): string | null => {
  for (const pair of cookies.split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2);
    if (key === name && value !== '') return value;
  }
  return null;
};

/** Whether `document.cookie` contains a value under exactly this name. */
export const hasCookie = (cookies: string, name: string): boolean => cookieValue(cookies, name) !== null;
