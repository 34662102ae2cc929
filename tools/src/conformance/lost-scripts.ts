import type { Browser } from 'playwright';
import { shortOf } from './checks';
import { readContent, type Content } from './read-page';
import type { PageFacts } from './read-facts';
import { startVisit, type VisitOptions } from './visit';

/** Share of the links that the server drew which have to remain: those of the part whose script is lost may go. */
const linksToKeep = 0.5;

const losses = ['is aborted', 'answers 500'] as const;

/** Why a page is not usable any more. Null when it is. */
const lossOf = (drawn: Content, left: Content): string | null => {
  if (drawn.heading !== left.heading)
    return `the heading is ${left.heading === null ? 'gone' : `"${left.heading}"`} instead of "${drawn.heading}"`;
  const kept = drawn.links.filter((link) => left.links.includes(link)).length;
  return kept < drawn.links.length * linksToKeep ? `${kept} of ${drawn.links.length} links are left` : null;
};

const visitWithout = async (
  browser: Browser,
  { address, script, loss }: { readonly address: string; readonly script: string; readonly loss: string },
  options: VisitOptions,
): Promise<Content> => {
  const visit = await startVisit(browser, options);
  try {
    await visit.page.route(
      (url) => url.href === script,
      (route) => (loss === 'is aborted' ? route.abort() : route.fulfill({ status: 500, body: '' })),
    );
    await visit.open(address);
    return await readContent(visit.page);
  } finally {
    await visit.close();
  }
};

/** Loads a page without each of its scripts in turn, at most `most`. */
export const loseScripts = async (
  browser: Browser,
  facts: PageFacts,
  { most, ...options }: VisitOptions & { readonly most: number },
): Promise<readonly string[]> => {
  // What the server did not draw cannot be kept.
  if (facts.drawn.heading === null) return [];
  const { address, drawn } = facts;
  const scripts = facts.files.filter(({ kind }) => kind === 'Script').slice(0, most);
  const judge = async (script: string, loss: string): Promise<readonly string[]> => {
    const reason = lossOf(drawn, await visitWithout(browser, { address, script, loss }, options));
    return reason === null ? [] : [`When ${shortOf(script, new URL(address).origin)} ${loss}, ${reason}.`];
  };
  const found: string[] = [];
  for (const { address: script } of scripts)
    found.push(...(await Promise.all(losses.map((loss) => judge(script, loss)))).flat());
  return found;
};
