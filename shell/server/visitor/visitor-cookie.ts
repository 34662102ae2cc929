import { cookieNameOf } from '@detour/shared-contracts/platform';
import { closedLetters, type Closed } from '@detour/shared-releases/canary';
import { printCookie } from './print-cookie';
import { isSigned, signText, type SigningKeys } from '../composition/signing-keys';

/** Cookie that keeps a visitor in the same canary share, so that each visitor counts once. */
const armCookieOf = (secure: boolean): string => cookieNameOf('arm', secure);

/** Browser state during a canary: a number shared by 1 % of all visitors, and the failures already counted. */
export interface Visitor {
  /** 0 to 99. */
  readonly arm: number;
  /** Random id assigned with the number, so that a replayed older cookie identifies the same visitor. */
  readonly id: string;
  /** By `remote-search@1.4.0`, newest last. */
  readonly closed: Readonly<Record<string, Closed>>;
}

/** Maximum releases in a cookie: more than a typical visit contains. */
const maxClosed = 8;

const entry = String.raw`/[a-z][a-z0-9-]*@[\w.+-]{1,80}:[${closedLetters}]{1,5}`;
const form = new RegExp(`^(0|[1-9]\\d?)\\.([\\w-]{16})((?:${entry}){0,${maxClosed}})$`);

/** The signed part, `42.wX…` or `42.wX…/remote-search@1.4.0:el`. Null for anything else. */
export const parseVisitor = (text: string): Visitor | null => {
  const [, arm, id = '', rest = ''] = form.exec(text) ?? [];
  if (arm === undefined) return null;
  const entries = rest.split('/').slice(1);
  return {
    arm: Number(arm),
    id,
    closed: Object.fromEntries(entries.map((one) => one.split(':') as [string, string])),
  };
};

export const printVisitor = ({ arm, id, closed }: Visitor): string =>
  [
    `${arm}.${id}`,
    ...Object.entries(closed)
      .slice(-maxClosed)
      .map(([release, letters]) => `${release}:${letters}`),
  ].join('/');

/** Reads and writes the signed cookie. The signature prevents choosing a number or posing as another visitor. */
export interface VisitorCookies {
  readonly name: string;
  /** Null for a cookie that no server of this shop signed for this channel. */
  parse(value: string | undefined): Visitor | null;
  /** `Set-Cookie` for the session, HttpOnly. */
  write(visitor: Visitor): string;
  /** `Set-Cookie` that removes it. */
  clear(): string;
}

interface VisitorCookieOptions {
  readonly secret: SigningKeys;
  readonly channel: string;
  readonly secure: boolean;
}

export const createVisitorCookies = ({ secret, channel, secure }: VisitorCookieOptions): VisitorCookies => {
  const name = armCookieOf(secure);
  const signedText = (text: string): string => `detour arm 1\n${channel}\n${text}`;
  const attributes = { secure, sameSite: 'lax', httpOnly: true } as const;
  return {
    name,
    parse(value = '') {
      const dot = value.lastIndexOf('.');
      const text = value.slice(0, Math.max(0, dot));
      return isSigned(secret, signedText(text), value.slice(dot + 1)) ? parseVisitor(text) : null;
    },
    write(visitor) {
      const text = printVisitor(visitor);
      return printCookie(name, `${text}.${signText(secret, signedText(text))}`, attributes);
    },
    clear: () => printCookie(name, '', { ...attributes, maxAge: 0 }),
  };
};
