import type { OffersResponse } from '@detour/shared-contracts/api';
import type { Flow, PageHead } from '@detour/shared-contracts/mount';
import type { MessageId, Text } from '../../text';

export interface ResultsHeadContext {
  readonly text: Text;
  readonly brand: string;
  readonly flow: Flow;
  /** Path with the query names that affect the page, without `page`. */
  readonly basePath: string;
  readonly page: number;
  readonly pageSize: number;
  /** Null while loading or after a failure. */
  readonly answer: Pick<OffersResponse, 'searchDetails' | 'totalCount' | 'pageMeta'> | null;
}

/**
 * Title, canonical URL and neighbours of a results page: from the response, otherwise our defaults.
 * @spec SEO-004 SEO-005
 */
export const toResultsHead = (context: ResultsHeadContext): PageHead => {
  const { answer, text, page, basePath } = context;
  const meta = answer?.pageMeta;
  const last = answer ? lastPageOf(answer.totalCount, context.pageSize) : 0;
  return {
    title: meta ? `${meta.pageTitle} – ${context.brand}` : toTitle(context),
    canonicalPath: withPage(meta?.canonicalUrl ?? basePath, page),
    robots: page > last && answer ? 'noindex,follow' : (meta?.metaRobots ?? 'index,follow'),
    ...(answer
      ? {
          description: meta?.metaDescription ?? text(describing(context.flow), { count: answer.totalCount }),
        }
      : {}),
    ...(page > 0 ? { previousPath: withPage(basePath, page - 1) } : {}),
    ...(page < last ? { nextPath: withPage(basePath, page + 1) } : {}),
  };
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

const toTitle = ({ answer, text, brand, page, flow }: ResultsHeadContext): string => {
  const { all, paged, place } = titles[flow];
  if (page > 0) return text(paged, { page: page + 1, brand });
  const destination = answer && placeOf(answer.searchDetails, text);
  return destination ? text(place, { destination, brand }) : text(all, { brand });
};

/** The searched place. A position has no name. */
const placeOf = ({ destination, latitude }: OffersResponse['searchDetails'], text: Text): string | null =>
  destination?.label ?? (latitude === null ? null : text('search.nearby'));

/** Zero-based. */
const lastPageOf = (totalCount: number, pageSize: number): number =>
  Math.max(0, Math.ceil(totalCount / pageSize) - 1);

const withPage = (path: string, page: number): string =>
  page === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
