import { randomInt } from 'node:crypto';
import { parseVisitor, writeVisitorCookie } from './visitor-cookie';

/** A number from 0 to 99 as this server wrote it; null for anything else, which gets the stable releases. */
export const parseArm = (value: string | undefined): number | null => parseVisitor(value)?.arm ?? null;

// Crawlers index what everybody gets; a link preview is no visitor who could be measured.
const bots = /bot\b|bot\/|crawl|spider|slurp|preview|fetch|lighthouse|facebookexternalhit|embedly|monitor/i;

export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || bots.test(userAgent);

export interface ArmRequest {
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  readonly isCare: boolean;
  /** A canary or a server-side experiment runs. */
  readonly isNeeded: boolean;
  readonly secure: boolean;
}

export interface ArmDecision {
  /** Null gets the stable releases. */
  readonly arm: number | null;
  /** `Set-Cookie`; null where nothing changes. */
  readonly cookie: string | null;
}

/**
 * A visitor without the cookie gets the stable releases and draws a number for the pages after this one. Without a canary nobody has a
 * number: an old one is taken away. Crawlers and customer care are in no arm.
 */
export const decideArm = (
  { cookie, userAgent, isCare, isNeeded, secure }: ArmRequest,
  draw: () => number = () => randomInt(100),
): ArmDecision => {
  const write = (value: string): string => writeVisitorCookie(value, secure);
  if (!isNeeded) return { arm: null, cookie: cookie === undefined ? null : `${write('')}; Max-Age=0` };
  if (isCare || isBot(userAgent)) return { arm: null, cookie: null };
  const arm = parseArm(cookie);
  return arm === null ? { arm: null, cookie: write(String(draw())) } : { arm, cookie: null };
};
