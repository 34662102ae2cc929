import type { Suggestion } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { createOfferCounts, type OfferCounts } from './offer-counts';
import { findPlaces, findPlacesById, type PlaceRow } from './place-search.repository';
import { rankPlaces } from './rank-places';
import { toSuggestion } from './to-suggestion';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** @spec CALL-082 */
const mostResults = 30;
const recommendedCount = 8;

const named = async (
  { db }: Context,
  places: readonly PlaceRow[],
  offers: ReadonlyMap<string, number>,
  locale: Locale,
): Promise<Suggestion[]> => {
  const ids = places.flatMap(({ department_id, region_id }) => [department_id, region_id]);
  const parents = await findPlacesById(db, [...new Set(ids.filter((id) => id !== null))]);
  const byId = new Map(parents.map((place) => [place.id, place]));
  return places.map((place) => toSuggestion(place, byId, offers.get(place.id) ?? 0, locale));
};

/** The places with most stays in the visitor's country. @spec CALL-083 */
const recommend = async (context: Context, offers: ReadonlyMap<string, number>, locale: Locale) => {
  const best = [...offers].sort(([, a], [, b]) => b - a).slice(0, 400);
  const places = await findPlacesById(
    context.db,
    best.map(([id]) => id),
  );
  const order = new Map(best.map(([id], index) => [id, index]));
  return places
    .filter(
      ({ category, country }) =>
        category !== 'hotel' && category !== 'country' && country === countryOf(locale),
    )
    .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
    .slice(0, recommendedCount);
};

/** @spec CALL-082 CALL-083 DEST-013 DEST-014 */
export const registerPlaces = (app: FastifyInstance, context: Context): void => {
  const counts: OfferCounts = createOfferCounts(context);
  registerCall(app, callSchemas.autocomplete, async ({ query }) => {
    const offers = await counts.current();
    const ranked = rankPlaces(query.term, await findPlaces(context.db, query.term), {
      offers,
      language: wordingOf(query.locale),
      home: countryOf(query.locale),
    });
    return named(context, ranked.slice(0, query.maxResults ?? mostResults), offers, query.locale);
  });
  registerCall(app, callSchemas.recommended, async ({ query }) => {
    const offers = await counts.current();
    const found = query.q
      ? rankPlaces(query.q, await findPlaces(context.db, query.q), {
          offers,
          language: wordingOf(query.locale),
          home: countryOf(query.locale),
        }).slice(0, recommendedCount)
      : await recommend(context, offers, query.locale);
    return named(context, found, offers, query.locale);
  });
};
