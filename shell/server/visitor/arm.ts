import { randomBytes, randomInt } from 'node:crypto';
import type { VisitorCookies } from './visitor-cookie';

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
  readonly cookies: VisitorCookies;
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
  { cookie, userAgent, isCare, isNeeded, cookies }: ArmRequest,
  draw: () => number = () => randomInt(100),
): ArmDecision => {
  if (!isNeeded) return { arm: null, cookie: cookie === undefined ? null : cookies.clear() };
  if (isCare || isBot(userAgent)) return { arm: null, cookie: null };
  const known = cookies.parse(cookie);
  if (known) return { arm: known.arm, cookie: null };
  const id = randomBytes(12).toString('base64url');
  return { arm: null, cookie: cookies.write({ arm: draw(), id, closed: {} }) };
};
