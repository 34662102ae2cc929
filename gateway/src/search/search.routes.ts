import { callSchemas, facetTypes, type FacetType, type OffersRequest } from '@detour/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../context';
import { HttpProblem } from '../http/problem';
import { registerCall } from '../http/register-call';
import { countFacets } from './facets.repository';
import { answerSearch, prepareSearch } from './search-answer';
import { toFacets } from './to-facets';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

const isFacet = (word: string): word is FacetType => facetTypes.includes(word as FacetType);

/** Comma-joined, each once; an unknown word is refused. */
const parseFacets = (text: string): readonly FacetType[] => {
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
const registerFacets = (app: FastifyInstance, context: Context): void =>
  registerCall(app, callSchemas.facets, async ({ query }) => {
    const { locale, flow = 'booking', orderBy: _, withNames, propertiesRequested, ...criteria } = query;
    const facets = parseFacets(propertiesRequested);
    const search = await prepareSearch(context, {
      criteria: criteria as OffersRequest['searchCriteria'],
      locale,
      flow,
      isGift: flow === 'gifting',
    });
    return toFacets(await countFacets(context.db, search, facets), locale, withNames);
  });

/** The search of stays and gifts, and the facets of its filters. @spec CALL-030 */
export const registerSearch = (app: FastifyInstance, context: Context): void => {
  registerCall(app, callSchemas.offers, ({ body }) => answerSearch(context, body), {
    // A search only reads, though it is a POST.
    rate: 'read',
  });
  registerFacets(app, context);
};
