import type { Card, OffersRequest, OffersResponse } from '@detour/shared-contracts/api';
import type { Flow } from '@detour/shared-contracts/mount';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import { saleMoment } from '../../sales/inventory/sale-moment';
import {
  themeIds,
  type ThemeKey,
  themeNames,
  wordingFrom,
  wordingOf,
} from '@detour/shared-contracts/catalogue';
import type { GatewayContext } from '../../context/context';
import type { CandidateInput, PriceBasis } from './offers/candidates.repository';
import type { CardLabel } from '../../content/kinds/label-body';
import { coversOf } from './offers/card-covers';
import { toSearchFilter, type SearchFilter } from './search-filter';
import { findSearchArea, type SearchArea } from './search-area';
import type { SearchContext } from './stay-source';
import { toCard } from './offers/to-card';
import { varyCovers } from './offers/vary-covers';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** Maximum number of markers of a map search. */
const mapLimit = 500;

const themeNameOf = (id: number, locale: Locale): string => {
  const key = (Object.keys(themeIds) as ThemeKey[]).find((name) => themeIds[name] === id);
  return key ? wordingFrom(themeNames[key])[wordingOf(locale)] : '';
};

const basisOf = (filter: SearchFilter, isGift: boolean): PriceBasis =>
  isGift ? 'gift' : filter.dates ? 'dates' : 'from';

export interface PreparedSearch extends CandidateInput {
  readonly locale: Locale;
}

interface SearchQuestion {
  readonly criteria: OffersRequest['searchCriteria'];
  readonly locale: Locale;
  readonly flow: Flow;
  readonly isGift: boolean;
}

/** Reads the criteria, finds the place, and reads the clock once. "Today" is that of the visitor's market. */
export const prepareSearch = async (
  { db, clock }: Context,
  { criteria, locale, flow, isGift }: SearchQuestion,
): Promise<PreparedSearch> => {
  const filter = toSearchFilter(criteria, isGift);
  return {
    locale,
    flow,
    filter,
    area: await findSearchArea(db, filter, locale),
    basis: basisOf(filter, isGift),
    moment: await saleMoment({ db, clock }, locale),
    homeCountry: filter.place || filter.position ? null : countryOf(locale),
  };
};

export const detailsOf = (
  { filter, area, locale }: PreparedSearch,
  total: number,
): OffersResponse['searchDetails'] => ({
  totalCount: total,
  theme: filter.theme === null ? null : { id: filter.theme, name: themeNameOf(filter.theme, locale) },
  checkin: filter.dates?.isMonth ? null : (filter.dates?.checkin ?? null),
  night: filter.dates?.nights ?? null,
  adult: filter.guests.adults,
  child: filter.guests.children,
  baby: filter.guests.babies,
  hotelId:
    filter.place?.key === 'hotel' || filter.place?.key === 'hotelId' ? (area.destination?.id ?? null) : null,
  uri: null,
  latitude: area.around?.lat ?? null,
  longitude: area.around?.lng ?? null,
  destination: area.destination && { ...area.destination },
  locationHierarchy: hierarchyOf(area),
});

const hierarchyOf = ({ hierarchy }: SearchArea) => hierarchy.map((parent) => ({ ...parent }));

/** Members of a card for the map. @spec CALL-035 */
const toMarker = (card: Card) => ({ ...card, location: card.hotel.location, weekend: [{ id: card.id }] });

/**
 * Searches stays or gifts. A map search returns the best results of all pages at once. `labels`: those for target groups, in the
 * locale.
 * @spec CALL-030 CALL-031 CALL-032 CALL-033 CALL-034 CALL-035 CALL-036 CALL-039 CALL-040 CALL-041
 */
export const answerSearch = async (
  context: SearchContext,
  body: OffersRequest,
  labels: readonly CardLabel[] = [],
): Promise<OffersResponse> => {
  const isMap = body.performMapSearch ?? false;
  const search = await prepareSearch(context, {
    criteria: body.searchCriteria,
    locale: body.locale,
    flow: body.flow,
    isGift: body.flow === 'gifting' || (body.performGiftableSearch ?? false),
  });
  const { page, limit } = body.pagination;
  const found = await context.stays.findOffers({
    ...search,
    withoutHotels: body.withoutHotels,
    orderBy: isMap ? 'priceQuality' : body.orderBy,
    packagesPerHotel: body.numberOfPackagesPerHotel,
    limit: isMap ? mapLimit : limit,
    offset: isMap ? 0 : page * limit,
  });
  const rows = await context.stays.findRows(
    found.offers.map(({ id }) => id),
    body.locale,
  );
  const first = isMap ? 0 : page * limit;
  const known = found.offers.flatMap((offer, index) => {
    const row = rows.get(offer.id);
    return row ? [{ offer, row, index: first + index }] : [];
  });
  // Cards on the map have no neighbours.
  const covers = isMap ? [] : varyCovers(known.map(({ row }) => coversOf(row)));
  const cards = known.map(({ offer, row, index }, place) => {
    const scene = covers[place] ?? row.pack.scene;
    const worn = { ...row, pack: { ...row.pack, scene } };
    return toCard(offer, worn, index, { ...search, labels });
  });
  return {
    exactMatch: isMap ? cards.map(toMarker) : cards,
    searchDetails: detailsOf(search, found.total),
    totalCount: found.total,
  };
};
