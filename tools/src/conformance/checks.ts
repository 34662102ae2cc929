/** What a shop of several teams has to keep, by group. */
export const checks = {
  'server-rendered': ['waterfall', 'the main heading is drawn by the server, without JavaScript'],
  'one-wave': ['waterfall', 'no script or style waits for another one to be loaded before the page is'],
  'only-this-page': ['waterfall', 'no script, style or document of another page is loaded'],
  'same-content': ['waterfall', 'scripts change no heading and no price that the server drew'],
  integrity: ['isolation', 'scripts and styles of other origins have an integrity hash'],
  csp: ['isolation', 'a Content-Security-Policy forbids inline scripts'],
  'lost-script': ['isolation', 'without any one of its scripts the page keeps its heading and its links'],
  'style-reach': ['isolation', 'no style sheet after the first one has rules for every element'],
  'unknown-path': ['contract', 'an unknown path has the status 404'],
  'plain-links': ['contract', 'links are addresses'],
  reload: ['contract', 'the page behind a link is the same after a reload'],
  history: ['contract', 'back and forward lead to the pages that were left'],
  'no-errors': ['contract', 'the console has no errors'],
  accessibility: ['accessibility', 'axe finds nothing serious'],
} as const;

export type CheckId = keyof typeof checks;

export const checkIds = Object.keys(checks) as CheckId[];

/** A reason why a check fails, and the path of the page where it was seen. */
export interface Finding {
  readonly check: CheckId;
  readonly path: string;
  readonly reason: string;
}

/** Path with query, or the whole address of another origin. */
export const shortOf = (address: string, origin: string): string =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
