import { createHash } from 'node:crypto';
import type { SiteFlags } from '@detour/shared-contracts/mount';
import type { FlagName, Flags, ShopFlag } from '@detour/shared-contracts/platform';
import type { ComposedRelease } from '../../composition/composed-release';
import type { CachedPage } from '../../page/cache/page-cache';
import { escapeJson } from '../../page/document/html';
import type { Assignment } from './experiment-source';

/** Flags of a page that differ from the shop's own, and that the page's remote reads: its HTML depends on them. */
export const flagsInPage = (
  { flags: own, remote }: { readonly flags: Flags; readonly remote: string },
  { flags }: Assignment,
  composed: Pick<ComposedRelease, 'readsFlag'>,
): Flags => {
  const changed = (Object.keys(flags) as ShopFlag[]).filter(
    (name) => flags[name] !== own[name] && composed.readsFlag(remote, name),
  );
  return { ...own, ...Object.fromEntries(changed.map((name) => [name, flags[name]])) };
};

/** Part of the key of kept pages. Empty for the shop's own flags, so that visitors without an arm, and a control, share pages. */
export const flagsKey = (own: SiteFlags, flags: SiteFlags): string =>
  (Object.keys(flags) as FlagName[])
    .filter((name) => flags[name] !== own[name])
    .map((name) => `${name}=${flags[name] ? 1 : 0}`)
    .join(',');

/** Flags of the shop and of the remotes that bring their own. */
type PageAssignment = Pick<Assignment, 'arms'> & { readonly flags: SiteFlags };

const flagsText = (flags: SiteFlags): string => `"flags":${escapeJson(flags)}`;

/** Where the JSON of a document begins (`PageData`). */
const opening = '<script type="application/json" id="page">{';

const copies = new WeakMap<CachedPage, Map<string, CachedPage>>();

/** Copies of a page. Each experiment has a few arms, so there are few. */
const maximumCopies = 50;

const write = (page: CachedPage, drawn: SiteFlags, { flags, arms }: PageAssignment): CachedPage => {
  const start = page.html.indexOf(opening);
  const place = page.html.indexOf(flagsText(drawn), start);
  if (start < 0 || place < 0) throw new Error('The document has no JSON of its page with the flags.');
  const head = start + opening.length;
  const html =
    `${page.html.slice(0, head)}"arms":${escapeJson(arms ?? {})},${page.html.slice(head, place)}` +
    `${flagsText(flags)}${page.html.slice(place + flagsText(drawn).length)}`;
  const word = createHash('sha256')
    .update(`${page.etag} ${JSON.stringify([flags, arms])}`)
    .digest('base64url');
  return { ...page, html, etag: `W/"${word.slice(0, 27)}"` };
};

/**
 * Writes flags and arms of the visitor into a page that was drawn with the flags `drawn`. Pages of other remotes have the same HTML in each
 * arm, and are kept once; the browser may go on to a page whose flags differ without loading another document. Each copy has an ETag of
 * its own. A page while no experiment runs stays as it is.
 */
export const assignPage = (page: CachedPage, drawn: SiteFlags, assignment: PageAssignment): CachedPage => {
  if (assignment.arms === null) return page;
  const known = copies.get(page) ?? new Map<string, CachedPage>();
  copies.set(page, known);
  const word = JSON.stringify([flagsKey(drawn, assignment.flags), assignment.arms]);
  const copy = known.get(word) ?? write(page, drawn, assignment);
  if (known.size < maximumCopies) known.set(word, copy);
  return copy;
};
