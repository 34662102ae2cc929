import { Type, type Static } from '@sinclair/typebox';
import { Card, HotelSummary, Image } from './card.schema';
import { FacetsQuery, SearchCriteria } from './search.schema';
import { Amount, Id, Instant, LocaleWord, Nullable, Open, Strict } from './schema-kit';

/** `CASTLES1N-D-EBOX`: of either format; boxes of both formats are one box. */
export const BoxCode = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const BoxQuery = Strict({ locale: LocaleWord });

const PageModel = Open({ pageTitle: Type.String(), metaDescription: Type.String() });
/** Theme ids of the stays that a box opens. */
const BoxCriteria = Open({ subthemas: Type.Array(Type.Integer()) });

/** GET /api/gateway/boxes/search @spec BOX-019 CALL-015 */
export const BoxesResponse = Open({
  boxes: Type.Array(
    Open({
      code: Type.String(),
      title: Type.String(),
      /** A line for each thing that the box holds. */
      includedContent: Type.String(),
      slug: Type.String(),
      /** Cents of today; `referencePrice` is the lowest of the 30 days before a reduction, else the price itself. */
      price: Open({ sellPrice: Amount, referencePrice: Amount, promo: Type.Number() }),
      images: Open({ main: Type.String(), mainBySize: Image }),
      searchCriteria: BoxCriteria,
      pageModel: PageModel,
    }),
  ),
});
export type BoxesResponse = Static<typeof BoxesResponse>;

/** GET /api/front/boxes/{code}/product-detail @spec BOX-017 BOX-018 CALL-009 CALL-010 */
export const BoxDetail = Open({
  /** Of the digital format. */
  code: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** A line for each thing that the box holds. */
  includedContent: Type.String(),
  /** Cents: what the box costs today. */
  value: Amount,
  /** Cents: the lowest price of the 30 days before a reduction, else the value. */
  referencePrice: Amount,
  /** Instant at which a running reduction ends; null without one. */
  promoEndsAt: Nullable(Instant),
  searchCriteriaProperties: Open({
    nights: Type.Integer({ minimum: 1 }),
    adults: Type.Integer({ minimum: 1 }),
    withDinner: Type.Boolean(),
    themes: Type.Array(Type.Integer()),
  }),
  searchCriteria: BoxCriteria,
  /** `catalog` pictures have the sizes 120_80, 640_360 and 960_540. */
  images: Open({ main: Image, catalog: Type.Array(Image) }),
  pageModel: PageModel,
  /** Months from the payment. */
  validityMonths: Type.Integer({ minimum: 1 }),
  /** A sentence of ours for the logs; null when all is well. */
  error: Nullable(Type.String()),
});
export type BoxDetail = Static<typeof BoxDetail>;

/** GET /api/gateway/boxes/{boxCode}/offers @spec CALL-011 */
export const BoxOffersParams = Strict({ boxCode: BoxCode });
export const BoxOffersQuery = Strict({
  locale: LocaleWord,
  /** Zero-based. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** 8 without one. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  /** Every stay at once, without words and pictures: for a map. */
  performMapSearch: Type.Optional(Type.Boolean()),
});
export type BoxOffersQuery = Static<typeof BoxOffersQuery>;

/** A stay that a box opens. It has no price: the box pays it. @spec BOX-026 */
export const BoxOffer = Open({
  id: Id,
  label: Type.String(),
  location: Open({ lat: Type.Number(), lng: Type.Number() }),
  hotel: HotelSummary,
  /** Empty in a map search, as `images`. */
  headwords: Type.Array(Open({ label: Type.String() })),
  images: Type.Array(Image),
  /** The page of the stay. */
  uri: Type.String(),
  nights: Type.Integer({ minimum: 1 }),
  adults: Type.Integer({ minimum: 1 }),
});
export type BoxOffer = Static<typeof BoxOffer>;

/** @spec BOX-026 CALL-012 CALL-013 CALL-014 */
export const BoxOffersResponse = Open({
  exactMatch: Type.Array(BoxOffer),
  searchDetails: Open({ totalCount: Type.Integer({ minimum: 0 }) }),
});
export type BoxOffersResponse = Static<typeof BoxOffersResponse>;

const { priceMin: _, priceMax: __, ...criteria } = SearchCriteria;

/**
 * GET /api/front/box-offers/{code}: for whoever holds a gift. `code` is that of a box, or `current` with the code of a voucher for one in the
 * header `X-Gift-Code`. Guests and nights are those of the box, whatever the criteria say.
 * @spec CALL-001 CALL-002
 */
export const HeldBoxParams = Strict({ code: Type.String({ minLength: 1, maxLength: 64 }) });
const held = {
  ...criteria,
  /** 20 without one. @spec BENEF-004 */
  numberOfPackagesPerHotel: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  /** From configuration; accepted and not used yet. */
  selectivePublicationAffiliateId: Type.Optional(Type.String({ maxLength: 40 })),
};
export const HeldBoxQuery = Strict({
  ...held,
  locale: LocaleWord,
  /** Zero-based. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type HeldBoxQuery = Static<typeof HeldBoxQuery>;

/** Cards of type `beneficiary`: `sellPrice` is what is left to pay, 0 where the gift covers the stay. @spec CALL-001 BENEF-009 */
export const HeldBoxOffers = Open({
  exactMatch: Type.Array(Card),
  totalCount: Type.Integer({ minimum: 0 }),
});
export type HeldBoxOffers = Static<typeof HeldBoxOffers>;

/** GET /api/front/box-facets/{code} @spec CALL-006 */
export const HeldBoxFacetsQuery = Strict({
  ...held,
  locale: LocaleWord,
  withNames: FacetsQuery.properties.withNames,
  propertiesRequested: FacetsQuery.properties.propertiesRequested,
});
