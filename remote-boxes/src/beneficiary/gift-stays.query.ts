import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  beneficiaryBoxFacetsCall,
  beneficiaryBoxOffersCall,
  beneficiaryLoginCall,
  beneficiaryLogoutCall,
  beneficiarySessionCall,
  beneficiaryVoucherFacetsCall,
  beneficiaryVoucherOffersCall,
  heldBoxFacetsCall,
  heldBoxOffersCall,
  voucherStatusCall,
  type BeneficiaryLogin,
  type BeneficiarySession,
  type FacetsResponse,
  type HeldBoxOffers,
} from '@detour/shared-contracts/api';
import type { IsoDate, Result } from '@detour/shared-contracts/base';
import { codeInHeader, isBoxCode } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  validateBeneficiaryBoxFacets,
  validateBeneficiaryBoxOffers,
  validateBeneficiaryLogin,
  validateBeneficiaryLogout,
  validateBeneficiarySession,
  validateBeneficiaryVoucherFacets,
  validateBeneficiaryVoucherOffers,
  validateHeldBoxFacets,
  validateHeldBoxOffers,
  validateVoucherStatus,
} from '@detour/shared-contracts/validators';
import { unwrap, type Api, type ApiError } from '@detour/remote-kit';
import type { Names } from '../contract';

/** Requested packages per hotel. @spec BENEF-004 */
const numberOfPackagesPerHotel = 20;

const limit = 24;

/** Source of the stays: a code, or the gift open in this browser. */
export type GiftSource =
  { readonly kind: 'code'; readonly code: string } | { readonly kind: 'box' | 'voucher' };

/** The visitor's filters. */
export interface StaysFilter {
  readonly checkin: IsoDate | null;
  /** Selected star ratings; empty means any. */
  readonly stars: readonly string[];
}

interface Ask {
  readonly api: Api<Names>;
  readonly locale: Locale;
  readonly source: GiftSource;
  readonly wish: StaysFilter;
}

const starsOf = ({ stars }: StaysFilter) => (stars.length > 0 ? { stars: stars.join(',') } : {});
/** The session calls use another parameter name for the day. */
const dayOf = ({ checkin }: StaysFilter) => (checkin ? { checkinDate: checkin } : {});

/** A voucher's code is a secret and stays out of the path. A box's code is public. */
const codeOf = (code: string) =>
  isBoxCode(code) ? { params: { code } } : { params: { code: codeInHeader }, giftCode: code };

/** @spec BENEF-002 BENEF-003 BENEF-004 BENEF-005 */
const loadOffers = (
  { api, locale, source, wish }: Ask,
  page: number,
  signal: AbortSignal,
): Promise<Result<HeldBoxOffers, ApiError>> => {
  const query = { locale, page, limit, numberOfPackagesPerHotel, ...starsOf(wish) };
  switch (source.kind) {
    case 'code':
      return api.request(heldBoxOffersCall, validateHeldBoxOffers, {
        ...codeOf(source.code),
        query: { ...query, ...(wish.checkin && { checkin: wish.checkin }) },
        signal,
      });
    case 'box':
      return api.request(beneficiaryBoxOffersCall, validateBeneficiaryBoxOffers, {
        query: { ...query, ...dayOf(wish) },
        signal,
      });
    case 'voucher':
      return api.request(beneficiaryVoucherOffersCall, validateBeneficiaryVoucherOffers, {
        query: { ...query, ...dayOf(wish), matchOfferRangePriceWithGiftAmount: false },
        signal,
      });
  }
};

/** The stays of a gift, for one day or any. */
export const giftStaysQuery = (ask: Ask) =>
  infiniteQueryOptions({
    queryKey: ['held-offers', ask.locale, ask.source, ask.wish],
    queryFn: async ({ pageParam, signal }) => unwrap(await loadOffers(ask, pageParam, signal)),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * limit < last.totalCount && last.exactMatch.length > 0 ? pages.length : undefined,
    placeholderData: keepPreviousData,
  });

/** @spec BENEF-006 */
const loadFacets = (
  { api, locale, source, wish }: Ask,
  signal: AbortSignal,
): Promise<Result<FacetsResponse, ApiError>> => {
  const query = { locale, withNames: true, propertiesRequested: 'stars' };
  switch (source.kind) {
    case 'code':
      return api.request(heldBoxFacetsCall, validateHeldBoxFacets, {
        ...codeOf(source.code),
        query: { ...query, ...(wish.checkin && { checkin: wish.checkin }) },
        signal,
      });
    case 'box':
      return api.request(beneficiaryBoxFacetsCall, validateBeneficiaryBoxFacets, {
        query: { ...query, ...dayOf(wish) },
        signal,
      });
    case 'voucher':
      return api.request(beneficiaryVoucherFacetsCall, validateBeneficiaryVoucherFacets, {
        query: { ...query, ...dayOf(wish), matchOfferRangePriceWithGiftAmount: false },
        signal,
      });
  }
};

/** Number of hotels per star rating, for the list's day. */
export const giftFacetsQuery = (ask: Ask) =>
  queryOptions({
    queryKey: ['held-facets', ask.locale, ask.source, ask.wish.checkin],
    queryFn: async ({ signal }) => unwrap(await loadFacets(ask, signal)),
    placeholderData: keepPreviousData,
  });

/** Data of the voucher with this code. */
export const voucherQuery = (api: Api<Names>, locale: Locale, code: string) =>
  queryOptions({
    queryKey: ['voucher', locale, code],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(voucherStatusCall, validateVoucherStatus, {
          ...codeOf(code),
          query: { locale },
          signal,
        }),
      ),
  });

/** This browser's open gift. Never cached, because it may have changed a moment ago. */
export const sessionQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['beneficiary', locale],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.request(beneficiarySessionCall, validateBeneficiarySession, { query: { locale }, signal }),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** Opens a gift for this browser by its code: its stays can be booked, and it pays by itself. 409 for a gift that pays no stay now. */
export const openGift = (
  api: Api<Names>,
  body: BeneficiaryLogin,
): Promise<Result<BeneficiarySession, ApiError>> =>
  api.request(beneficiaryLoginCall, validateBeneficiaryLogin, { body });

export const closeGift = (api: Api<Names>): Promise<Result<null, ApiError>> =>
  api.request(beneficiaryLogoutCall, validateBeneficiaryLogout);
