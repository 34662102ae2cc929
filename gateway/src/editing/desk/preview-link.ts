import { minisites, printAddress, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { previewPath } from '../../content/preview/preview.routes';
import { previewToken } from '../../content/preview/preview-session';
import type { ContentItem } from '../../context/content';
import type { GatewayContext } from '../../context/context';

const withQuery = (address: string, query: string): string =>
  query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;

const homeOf = (locale: Locale, query = ''): string => withQuery(printAddress('home', locale), query);

const minisiteOf = ({ key, locale }: ContentItem): string => {
  const found = minisites.find(({ minisiteId }) => String(minisiteId) === key);
  return found ? printAddress('minisite', locale, { minisiteUrl: found.minisiteUrl }) : homeOf(locale);
};

/** Path and query of a page that shows an item. Items of the frame are on every page: the home page shows them. */
export const pageOf = (item: ContentItem): string => {
  const { kind, key, locale } = item;
  switch (kind) {
    case 'home':
      return homeOf(locale, key === 'booking' ? '' : `flow=${key}`);
    case 'card-labels':
      return `${printAddress('search', locale)}#a=2&c=1`;
    case 'gift-hotels':
      return printAddress('boxes', locale);
    case 'ideas':
      return printAddress('ideas', locale);
    case 'landing':
      return printAddress('landing', locale, { slug: key });
    case 'page':
      return printAddress('static', locale, { id: key });
    case 'minisite':
      return minisiteOf(item);
    default:
      return homeOf(locale);
  }
};

interface PreviewTarget {
  readonly locale: Locale;
  readonly to: string;
  readonly version?: number | null;
}

/**
 * Address that shows the page `to` with drafts, on the public site of a locale, and with one version (the id of its row) in place of what its
 * item shows. Its token is valid for ten minutes.
 */
export const previewLink = (
  context: Pick<GatewayContext, 'config' | 'secret' | 'clock'>,
  { locale, to, version = null }: PreviewTarget,
): string => {
  const query = new URLSearchParams({ token: previewToken(context, version), to });
  return `${context.config.shopOrigins[siteOf(locale)]}${previewPath}?${query.toString()}`;
};
