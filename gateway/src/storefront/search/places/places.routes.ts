import type { Suggestion } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { GatewayContext } from '../../../context/context';
import { registerCall } from '../../../http/register-call';
import { createOfferCounts, type OfferCounts } from './offer-counts';
import type { PlaceDirectory } from './place-directory';
import type { PlaceRow } from './place-rows.repository';
import type { Places } from './places';
import { rankPlaces } from './rank-places';
import { toSuggestion } from './to-suggestion';

interface Context extends Pick<GatewayContext, 'db' | 'clock'> {
  readonly places: Places;
}

/** @spec CALL-082 */
const mostResults = 30;
const recommendedCount = 8;

interface Answer {
  readonly directory: PlaceDirectory;
  /** Stays on sale by place id. */
  readonly offers: ReadonlyMap<string, number>;
  readonly locale: Locale;
}

const named = (places: readonly PlaceRow[], { directory, offers, locale }: Answer): Suggestion[] =>
  places.map((place) => toSuggestion(place, directory, offers.get(place.id) ?? 0, locale));

/** The places with most stays in the visitor's country. @spec CALL-083 */
const recommend = ({ directory, offers, locale }: Answer): readonly PlaceRow[] =>
  [...offers]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => directory.get(id) ?? [])
    .filter(
      ({ category, country }) =>
        category !== 'hotel' && category !== 'country' && country === countryOf(locale),
    )
    .slice(0, recommendedCount);

const match = (typed: string, limit: number, { directory, offers, locale }: Answer): readonly PlaceRow[] =>
  rankPlaces(directory, typed, { offers, language: wordingOf(locale), home: countryOf(locale), limit });

/** @spec CALL-082 CALL-083 DEST-013 DEST-014 */
export const registerPlaces = (app: FastifyInstance, context: Context): void => {
  const counts: OfferCounts = createOfferCounts(context);
  const answerFor = async (locale: Locale): Promise<Answer> => ({
    directory: await context.places.current(),
    offers: await counts.current(),
    locale,
  });
  registerCall(app, callSchemas.autocomplete, async ({ query }) => {
    const answer = await answerFor(query.locale);
    return named(match(query.term, query.maxResults ?? mostResults, answer), answer);
  });
  registerCall(app, callSchemas.recommended, async ({ query }) => {
    const answer = await answerFor(query.locale);
    return named(query.q ? match(query.q, recommendedCount, answer) : recommend(answer), answer);
  });
};
