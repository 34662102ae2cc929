import type { OffersResponse, PageHead } from '@detour/shared-contracts';
import type { Text } from '../text';
import { destinationName } from './results-heading.view-model';

export interface ResultsHeadContext {
  readonly text: Text;
  readonly brand: string;
  /** Path with the query names that decide what the page shows, without `page`. */
  readonly basePath: string;
  readonly page: number;
  readonly pageSize: number;
  /** null while loading, or when the search failed. */
  readonly answer: OffersResponse | null;
}

/** Title, canonical address and neighbours of a page of results. @spec SEO-005 */
export const toResultsHead = (context: ResultsHeadContext): PageHead => {
  const { answer, text, page, basePath } = context;
  const last = answer ? lastPageOf(answer.totalCount, context.pageSize) : 0;
  return {
    title: toTitle(context),
    canonicalPath: withPage(basePath, page),
    robots: page > last && answer ? 'noindex,follow' : 'index,follow',
    ...(answer ? { description: text('search.metaDescription', { count: answer.totalCount }) } : {}),
    ...(page > 0 ? { previousPath: withPage(basePath, page - 1) } : {}),
    ...(page < last ? { nextPath: withPage(basePath, page + 1) } : {}),
  };
};

const toTitle = ({ answer, text, brand, page }: ResultsHeadContext): string => {
  if (page > 0) return text('search.metaTitlePage', { page: page + 1, brand });
  const destination = answer ? destinationName(answer.searchDetails, text) : null;
  return destination
    ? text('search.metaTitlePlace', { destination, brand })
    : text('search.metaTitle', { brand });
};

/** Zero-based. */
export const lastPageOf = (totalCount: number, pageSize: number): number =>
  Math.max(0, Math.ceil(totalCount / pageSize) - 1);

const withPage = (path: string, page: number): string =>
  page === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
