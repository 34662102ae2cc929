import type { OffersResponse } from '@detour/shared-contracts/api';
import type { Flow, PageHead, SiteContext } from '@detour/shared-contracts/mount';
import { pageCountOf, searchPathOf } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { MessageId, Text } from '../../text';
import type { PageSearch } from '../search/page-search';
import type { Names } from '../../contract';

export interface ResultsHeadContext {
  readonly text: Text;
  readonly site: Pick<SiteContext, 'brand' | 'locale'>;
  readonly search: Pick<PageSearch, 'flow' | 'page'>;
  /** Null while loading or after a failure. */
  readonly answer: Pick<OffersResponse, 'searchDetails' | 'totalCount' | 'pageMeta'> | null;
}

/**
 * Title, canonical URL and neighbours of a results page: from the response, otherwise our defaults.
 * @spec SEO-004 SEO-005
 */
export const toResultsHead = (context: ResultsHeadContext): PageHead => {
  const { answer, site, search } = context;
  const { flow, page } = search;
  const basePath = basePathOf(site.locale, flow);
  const meta = answer?.pageMeta;
  const last = answer ? pageCountOf(answer.totalCount) - 1 : 0;
  return {
    title: meta ? `${meta.pageTitle} – ${site.brand}` : toTitle(context),
    canonicalPath: withPage(meta?.canonicalUrl ?? basePath, page),
    robots: page > last && answer ? 'noindex,follow' : (meta?.metaRobots ?? 'index,follow'),
    ...(answer
      ? {
          description: meta?.metaDescription ?? describe(context, answer.totalCount),
        }
      : {}),
    ...(page > 0 ? { previousPath: withPage(basePath, page - 1) } : {}),
    ...(page < last ? { nextPath: withPage(basePath, page + 1) } : {}),
  };
};

/** Begins with the title after the first page, so that no two pages have the same description. */
const describe = (context: ResultsHeadContext, count: number): string => {
  const { text, search } = context;
  const description = text(describing(search.flow), { count });
  return search.page > 0 ? `${toTitle(context)}. ${description}` : description;
};

const describing = (flow: Flow): MessageId =>
  flow === 'activity' ? 'search.metaDescriptionActivity' : 'search.metaDescription';

interface Titles {
  readonly all: MessageId;
  readonly paged: MessageId;
  readonly place: MessageId;
}

const stays: Titles = {
  all: 'search.metaTitle',
  paged: 'search.metaTitlePage',
  place: 'search.metaTitlePlace',
};
const titles: Readonly<Record<Flow, Titles>> = {
  booking: stays,
  hotel: stays,
  gifting: {
    all: 'search.metaTitleGift',
    paged: 'search.metaTitleGiftPage',
    place: 'search.metaTitleGiftPlace',
  },
  activity: {
    all: 'search.metaTitleActivity',
    paged: 'search.metaTitleActivityPage',
    place: 'search.metaTitleActivityPlace',
  },
};

const toTitle = ({ answer, text, site: { brand }, search: { page, flow } }: ResultsHeadContext): string => {
  const { all, paged, place } = titles[flow];
  if (page > 0) return text(paged, { page: page + 1, brand });
  const destination = answer && placeOf(answer.searchDetails, text);
  return destination ? text(place, { destination, brand }) : text(all, { brand });
};

/** The searched place. A position has no name. */
const placeOf = ({ destination, latitude }: OffersResponse['searchDetails'], text: Text): string | null =>
  destination?.label ?? (latitude === null ? null : text('search.nearby'));

/** Path of the results with the query names that affect content, without `page`, `from` and campaign parameters. */
const basePathOf = (locale: Locale, flow: Flow): string =>
  `${searchPathOf<Names>(locale, flow)}${flow === 'gifting' || flow === 'hotel' ? `?flow=${flow}` : ''}`;

const withPage = (path: string, page: number): string =>
  page === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
