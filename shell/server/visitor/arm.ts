import { randomBytes, randomInt } from 'node:crypto';
import type { VisitorCookies } from './visitor-cookie';

// Crawlers must index the stable version, and a link preview is not a visitor to measure.
const bots = /bot\b|bot\/|crawl|spider|slurp|preview|fetch|lighthouse|facebookexternalhit|embedly|monitor/i;

export const isBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || bots.test(userAgent);

export interface ArmRequest {
  readonly cookie: string | undefined;
  readonly userAgent: string | undefined;
  readonly isCare: boolean;
  /** True while a canary or a server-side experiment runs. */
  readonly isNeeded: boolean;
  readonly cookies: VisitorCookies;
}

export interface ArmDecision {
  /** Null for the stable releases. */
  readonly arm: number | null;
  /** `Set-Cookie`. Null when nothing changes. */
  readonly cookie: string | null;
}

/**
 * Decides the arm of a visitor. A visitor without a cookie gets the stable releases and a number for the following pages. Without
 * a canary no visitor has a number, and an old one is removed. Crawlers and customer care have no arm.
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
