import type { FacetType } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Flow } from '@detour/shared-contracts/mount';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { countFacets, type FacetCounts } from './facets/facets.repository';
import type { CandidateInput } from './offers/candidates.repository';
import { findOfferRows, type OfferRow } from './offers/offer-rows.repository';
import { findOffers, type OffersPage, type PageInput } from './offers/offers.repository';
import { findCheapestNights, type CalendarDays, type CheapestNights } from './cheapest-nights.repository';
import { countRegions, countTowns, type CountedPlace } from './page/nearby-counts.repository';

/** Answers searches of stays. The database and the index in memory return the same (record 0931). */
export interface StaySource {
  /** The best packages of each hotel by the chosen sort, then the page of them; the total counts all pages. */
  findOffers(input: PageInput): Promise<OffersPage>;
  /** What the cards of packages show, by package id. */
  findRows(ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, OfferRow>>;
  /** Counts results by facet and value, with so many packages per hotel, one by default. */
  countFacets(
    input: CandidateInput,
    facets: readonly FacetType[],
    packagesPerHotel?: number,
  ): Promise<FacetCounts>;
  findCheapestNights(input: CandidateInput, days: CalendarDays): Promise<CheapestNights>;
  /** The towns of an area with the most hotels on sale, without the town `except`. */
  countTowns(
    area: string,
    options: { readonly flow: Flow; readonly except: string | null },
  ): Promise<readonly CountedPlace[]>;
  /** The regions of a country with the most hotels on sale. */
  countRegions(country: string, flow: Flow): Promise<readonly CountedPlace[]>;
}

/** What a search needs. */
export interface SearchContext extends Pick<GatewayContext, 'db' | 'clock'> {
  readonly stays: StaySource;
}

export const createDatabaseSource = (db: Database): StaySource => ({
  findOffers: (input) => findOffers(db, input),
  findRows: (ids, locale) => findOfferRows(db, ids, locale),
  countFacets: (input, facets, packagesPerHotel) => countFacets(db, input, facets, packagesPerHotel),
  findCheapestNights: (input, days) => findCheapestNights(db, input, days),
  countTowns: (area, options) => countTowns(db, area, options),
  countRegions: (country, flow) => countRegions(db, country, flow),
});
