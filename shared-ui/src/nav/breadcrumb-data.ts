export interface Crumb {
  label: string;
  /** Path of the level. Absent for the page itself. */
  href?: string | undefined;
}

/** The levels to show. In short mode with more than two: the first, an ellipsis and the last. */
export const crumbsToShow = (crumbs: readonly Crumb[], short: boolean): readonly Crumb[] =>
  short && crumbs.length > 2 ? [...crumbs.slice(0, 1), { label: '…' }, ...crumbs.slice(-1)] : crumbs;

/**
 * Positions that a phone hides of more than two levels: all but the first and the nearest one above the page that has a link. The page's
 * heading repeats the last. Null when none are.
 */
export const hiddenOnPhone = (crumbs: readonly Crumb[]): readonly number[] | null => {
  if (crumbs.length <= 2) return null;
  const linked = crumbs.slice(0, -1).findLastIndex(({ href }) => href !== undefined);
  return crumbs.flatMap((_, index) => (index === 0 || index === linked ? [] : [index]));
};

/**
 * schema.org data of a breadcrumb for the page's head: position and URL of each level.
 * @param origin Scheme and host, without a slash at the end. @param pagePath Path of the page itself, for the level without
 * a link. @spec SEO-007
 */
export const breadcrumbData = (crumbs: readonly Crumb[], origin: string, pagePath: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: `${origin}${crumb.href ?? pagePath}`,
  })),
});
