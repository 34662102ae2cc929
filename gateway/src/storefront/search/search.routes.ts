import {
  facetTypes,
  type FacetType,
  type OffersRequest,
  type SearchCalendarResponse,
} from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { contentFor } from '../../content/preview/preview-session';
import type { GatewayContext } from '../../context/context';
import { cardLabelsIn } from '../content/labels/card-labels';
import { createRefreshed } from '../content/refreshed';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { listActivities } from './activities/activity-list';
import {
  answerActivitySearch,
  countFacetsOfActivities,
  listActivityDestinations,
} from './activities/activity-search';
import { answerResultBlock } from './page/result-block';
import { withPageContent } from './page/page-content';
import { answerSearch, prepareSearch } from './search-answer';
import { answerSearchCalendar } from './search-calendar';
import { toFacets } from './facets/to-facets';
import type { SearchContext } from './stay-source';

const isFacet = (word: string): word is FacetType => facetTypes.includes(word as FacetType);

/** Comma-separated, each once. Rejects an unknown name. */
export const parseFacets = (text: string): readonly FacetType[] => {
  const words = [...new Set(text.split(',').map((word) => word.trim()))];
  const unknown = words.filter((word) => !isFacet(word));
  if (unknown.length === 0) return words.filter(isFacet);
  throw new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: `There is no facet "${unknown[0]}".`,
    errors: [{ path: 'query/propertiesRequested', message: `must be some of ${facetTypes.join(', ')}` }],
  });
};

/** @spec CALL-042 CALL-043 CALL-044 */
const registerFacets = (app: FastifyInstance, context: SearchContext): void =>
  registerCall(app, callSchemas.facets, async ({ query }) => {
    const { locale, flow = 'booking', orderBy: _, withNames, propertiesRequested, ...criteria } = query;
    const facets = parseFacets(propertiesRequested);
    if (flow === 'activity') {
      const counts = await countFacetsOfActivities(context, locale, criteria, facets);
      return toFacets(counts, locale, withNames);
    }
    const search = await prepareSearch(context, {
      criteria: criteria as OffersRequest['searchCriteria'],
      locale,
      flow,
      isGift: flow === 'gifting',
    });
    return toFacets(await context.stays.countFacets(search, facets), locale, withNames);
  });

const idsOf = (text: string | undefined): ReadonlySet<number> | null =>
  text === undefined ? null : new Set(text.split(',').map(Number));

/** @spec CALL-045 CALL-059 */
const registerActivitySearch = (app: FastifyInstance, context: SearchContext): void => {
  registerCall(app, callSchemas.activitySearch, ({ body }) => answerActivitySearch(context, body), {
    rate: 'read',
  });
  registerCall(app, callSchemas.activityDestinations, ({ query }) =>
    listActivityDestinations(context.db, query.locale),
  );
  registerCall(app, callSchemas.activities, ({ query }) =>
    Promise.resolve(listActivities(query.locale, idsOf(query.ids))),
  );
};

/** Cache lifetime of the calendar of all hotels (ms). */
const calendarLife = 5 * 60_000;

const ownNames: ReadonlySet<string> = new Set(['adult', 'child', 'baby', 'withActivities']);

const isAboutAll = (criteria: object): boolean => Object.keys(criteria).every((name) => ownNames.has(name));

/** True for months of the bookable year, which limits the number of cached responses. */
const isNear = (month: string, now: number): boolean => {
  const first = new Date(now).toISOString().slice(0, 7);
  return month >= first && month.slice(0, 4) <= String(Number(first.slice(0, 4)) + 1);
};

/** @spec CALL-060 */
const registerCalendar = (app: FastifyInstance, context: SearchContext): void => {
  // The calendar of the home page covers every hotel and is cached; others cover a part and are not.
  const ofAllHouses = createRefreshed<SearchCalendarResponse>(context.clock, calendarLife);
  registerCall(app, callSchemas.searchCalendar, async ({ query }) => {
    const { locale, flow = 'booking', fromMonth, months, checkin: _, night: __, ...others } = query;
    const { flexDays: ___, weekends: ____, ...criteria } = others;
    const answer = async (): Promise<SearchCalendarResponse> => {
      const search = await prepareSearch(context, { criteria, locale, flow, isGift: false });
      return answerSearchCalendar(context.stays, search, { fromMonth, months });
    };
    return isAboutAll(criteria) && isNear(fromMonth, context.clock.now())
      ? ofAllHouses(`${locale} ${flow} ${fromMonth} ${months}`, answer)
      : answer();
  });
};

/** Labels on cards are content, of which a preview shows drafts. */
interface SearchDeps extends SearchContext, Pick<GatewayContext, 'content' | 'secret'> {}

/** The search of stays and gifts, and the facets of its filters. @spec CALL-030 */
export const registerSearch = (app: FastifyInstance, context: SearchDeps): void => {
  registerCall(
    app,
    callSchemas.offers,
    async ({ body, ...exchange }) => {
      const labels = cardLabelsIn(await contentFor(context, exchange), body.locale);
      return withPageContent(context, body, await answerSearch(context, body, labels));
    },
    // A search only reads, although it is a POST.
    { rate: 'read' },
  );
  registerCall(app, callSchemas.resultBlock, async ({ query, ...exchange }) => {
    const labels = cardLabelsIn(await contentFor(context, exchange), query.locale);
    return answerResultBlock(context, query, labels);
  });
  registerFacets(app, context);
  registerActivitySearch(app, context);
  registerCalendar(app, context);
};
