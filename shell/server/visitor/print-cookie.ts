import { stringifySetCookie } from 'cookie';

interface CookieOptions {
  /** True when the shop is served over TLS. */
  readonly secure: boolean;
  readonly sameSite: 'lax' | 'strict';
  /** True for a cookie that scripts cannot read. */
  readonly httpOnly: boolean;
  /** Seconds. 0 removes the cookie; without it the cookie ends with the browser session. */
  readonly maxAge?: number;
}

/** Returns `Set-Cookie` for every path of the host. Values are words and base64url, so they are not encoded. */
export const printCookie = (name: string, value: string, options: CookieOptions): string =>
  stringifySetCookie({ name, value, path: '/', ...options }, { encode: (text) => text });
