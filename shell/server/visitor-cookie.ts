import { cookieNameOf } from '@detour/shared-contracts';
import { closedLetters, type Closed } from '@detour/shared-releases';

/** Name of the cookie that keeps a visitor in the same share of every canary, and counts him once. */
export const armCookieOf = (secure: boolean): string => cookieNameOf('arm', secure);

/** What a browser keeps while a canary runs: a number that a hundredth of all visitors have, and what of theirs was counted already. */
export interface Visitor {
  /** 0 to 99. */
  readonly arm: number;
  /** By `remote-search@1.4.0`; the newest last. */
  readonly closed: Readonly<Record<string, Closed>>;
}

/** Releases that a cookie remembers: more than a visit meets. */
const maxClosed = 8;

const entry = String.raw`/[a-z][a-z0-9-]*@[\w.+-]{1,80}:[${closedLetters}]{1,5}`;
const form = new RegExp(`^(0|[1-9]\\d?)((?:${entry}){0,${maxClosed}})$`);

/** As this server wrote it, `42` or `42/remote-search@1.4.0:el`; null for anything else. */
export const parseVisitor = (value: string | undefined): Visitor | null => {
  const [, arm, rest = ''] = form.exec(value ?? '') ?? [];
  if (arm === undefined) return null;
  const entries = rest.split('/').slice(1);
  return {
    arm: Number(arm),
    closed: Object.fromEntries(entries.map((text) => text.split(':') as [string, string])),
  };
};

export const printVisitor = ({ arm, closed }: Visitor): string =>
  [
    arm,
    ...Object.entries(closed)
      .slice(-maxClosed)
      .map(([release, letters]) => `${release}:${letters}`),
  ].join('/');

/** `Set-Cookie` for the session; no script reads it. */
export const writeVisitorCookie = (value: string, secure: boolean): string =>
  `${armCookieOf(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
