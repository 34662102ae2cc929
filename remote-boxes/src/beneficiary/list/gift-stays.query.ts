import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  beneficiaryBoxFacetsCall,
  beneficiaryBoxOffersCall,
  beneficiaryVoucherFacetsCall,
  beneficiaryVoucherOffersCall,
  heldBoxFacetsCall,
  heldBoxOffersCall,
  type FacetsResponse,
  type HeldBoxOffers,
} from '@detour/shared-contracts/api';
import type { Result } from '@detour/shared-contracts/base';
import type { SiteContext } from '@detour/shared-contracts/mount';
import {
  beneficiaryBoxFacetsValidator,
  beneficiaryBoxOffersValidator,
  beneficiaryVoucherFacetsValidator,
  beneficiaryVoucherOffersValidator,
  heldBoxFacetsValidator,
  heldBoxOffersValidator,
} from '@detour/shared-contracts/validator-loaders';
import { unwrap, type Api, type ApiError } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { codeOf } from '../gift.query';
import { wireWishOf, type StaysWish } from './stays-wish';

/** Requested packages per hotel. @spec BENEF-004 */
const numberOfPackagesPerHotel = 20;

const limit = 24;

/** Source of the stays: a code, or the gift open in this browser. */
export type GiftSource =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'box' }
  /** `besides`: the page shows the given stay by itself. */
  | { readonly kind: 'voucher'; readonly besides: boolean };

interface Ask {
  readonly api: Api<Names>;
  readonly site: Pick<SiteContext, 'locale' | 'affiliateId'>;
  readonly source: GiftSource;
  readonly wish: StaysWish;
}

/** The session calls use another parameter name for the day. */
const dayOf = ({ checkin }: StaysWish) => (checkin ? { checkinDate: checkin } : {});

/** Hotels that accept only gifts of this shop's affiliate belong to the list. @spec CALL-002 CALL-004 */
const affiliateOf = ({ affiliateId }: Ask['site']) =>
  affiliateId ? { selectivePublicationAffiliateId: affiliateId } : {};

/** A voucher lists also what it does not pay in full. */
const voucherWish = (besides: boolean) => ({
  matchOfferRangePriceWithGiftAmount: false,
  ...(besides && { withoutGiven: true }),
});

type Paging = { readonly page: number; readonly limit: number } | { readonly performMapSearch: true };

/** @spec BENEF-002 BENEF-003 BENEF-004 BENEF-005 */
const loadOffers = (
  { api, site, source, wish }: Ask,
  paging: Paging,
  signal: AbortSignal,
): Promise<Result<HeldBoxOffers, ApiError>> => {
  const sort = wish.sort === 'priceQuality' ? {} : { orderBy: wish.sort };
  const query = {
    locale: site.locale,
    ...paging,
    numberOfPackagesPerHotel,
    ...affiliateOf(site),
    ...wireWishOf(wish),
    ...sort,
  };
  switch (source.kind) {
    case 'code':
      return api.request(heldBoxOffersCall, heldBoxOffersValidator, {
        ...codeOf(source.code),
        query: { ...query, ...(wish.checkin && { checkin: wish.checkin }) },
        signal,
      });
    case 'box':
      return api.request(beneficiaryBoxOffersCall, beneficiaryBoxOffersValidator, {
        query: { ...query, ...dayOf(wish) },
        signal,
      });
    case 'voucher':
      return api.request(beneficiaryVoucherOffersCall, beneficiaryVoucherOffersValidator, {
        query: { ...query, ...dayOf(wish), ...voucherWish(source.besides) },
        signal,
      });
  }
};

/** The stays of a gift, for one day or any. */
export const giftStaysQuery = (ask: Ask) =>
  infiniteQueryOptions({
    queryKey: ['held-offers', ask.site.locale, ask.source, ask.wish],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await loadOffers(ask, { page: pageParam, limit }, signal)),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * limit < last.totalCount && last.exactMatch.length > 0 ? pages.length : undefined,
    placeholderData: keepPreviousData,
  });

/** The best stays of all pages, for the map. */
export const giftPlacesQuery = (ask: Ask) =>
  queryOptions({
    queryKey: ['held-places', ask.site.locale, ask.source, { ...ask.wish, sort: 'priceQuality' }],
    queryFn: async ({ signal }) => unwrap(await loadOffers(ask, { performMapSearch: true }, signal)),
  });

/** @spec BENEF-006 */
const loadFacets = (
  { api, site, source, wish }: Ask,
  signal: AbortSignal,
): Promise<Result<FacetsResponse, ApiError>> => {
  const query = {
    locale: site.locale,
    withNames: true,
    propertiesRequested: 'stars',
    ...affiliateOf(site),
    ...wireWishOf(wish),
  };
  switch (source.kind) {
    case 'code':
      return api.request(heldBoxFacetsCall, heldBoxFacetsValidator, {
        ...codeOf(source.code),
        query: { ...query, ...(wish.checkin && { checkin: wish.checkin }) },
        signal,
      });
    case 'box':
      return api.request(beneficiaryBoxFacetsCall, beneficiaryBoxFacetsValidator, {
        query: { ...query, ...dayOf(wish) },
        signal,
      });
    case 'voucher':
      return api.request(beneficiaryVoucherFacetsCall, beneficiaryVoucherFacetsValidator, {
        query: { ...query, ...dayOf(wish), ...voucherWish(source.besides) },
        signal,
      });
  }
};

/** Number of stays per star rating, with the list's other filters. */
export const giftFacetsQuery = (ask: Ask) =>
  queryOptions({
    queryKey: ['held-facets', ask.site.locale, ask.source, { ...ask.wish, stars: [], sort: null }],
    queryFn: async ({ signal }) =>
      unwrap(await loadFacets({ ...ask, wish: { ...ask.wish, stars: [] } }, signal)),
    placeholderData: keepPreviousData,
  });
