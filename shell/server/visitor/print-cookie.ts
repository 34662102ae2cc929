import { stringifySetCookie } from 'cookie';

interface CookieOptions {
  /** The shop is served over TLS. */
  readonly secure: boolean;
  readonly sameSite: 'lax' | 'strict';
  /** Hidden from scripts. */
  readonly httpOnly: boolean;
  /** Seconds. 0 removes the cookie; without it the cookie ends with the browser session. */
  readonly maxAge?: number;
}

/** `Set-Cookie` for every path of the host. Values are words and base64url, so they are written as they are. */
export const printCookie = (name: string, value: string, options: CookieOptions): string =>
  stringifySetCookie({ name, value, path: '/', ...options }, { encode: (text) => text });
