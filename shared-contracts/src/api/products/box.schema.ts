import { Type, type Static } from '@sinclair/typebox';
import { Card, HotelSummary, Image } from './card.schema';
import { heldPage, heldWishes } from './held-wishes.schema';
import { FacetsQuery, SearchCriteria } from '../search/search.schema';
import { Amount, Id, Instant, LocaleWord, Nullable, Open, Strict } from '../schema-kit';

/** `CASTLES1N-D-EBOX`: either format. Both formats share one box. */
export const BoxCode = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const BoxQuery = Strict({ locale: LocaleWord });

const PageModel = Open({ pageTitle: Type.String(), metaDescription: Type.String() });
/** Theme ids of the stays that the box unlocks. */
const BoxCriteria = Open({ subthemas: Type.Array(Type.Integer()) });

/** GET /api/gateway/boxes/search @spec BOX-019 CALL-015 */
export const BoxesResponse = Open({
  boxes: Type.Array(
    Open({
      code: Type.String(),
      title: Type.String(),
      /** One line per included item. */
      includedContent: Type.String(),
      slug: Type.String(),
      /**
       * Today's price in cents. `referencePrice` is the lowest price of the 30 days before a reduction, otherwise the price
       * itself.
       */
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
  /** Code of the digital format. */
  code: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** One line per included item. */
  includedContent: Type.String(),
  /** Cents: today's price of the box. */
  value: Amount,
  /** Cents: the lowest price of the 30 days before a reduction, otherwise the value. */
  referencePrice: Amount,
  /** End of the running reduction. Null without one. */
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
  /** Sentence for the logs. Null when nothing is wrong. */
  error: Nullable(Type.String()),
});
export type BoxDetail = Static<typeof BoxDetail>;

/** GET /api/gateway/boxes/{boxCode}/offers @spec CALL-011 */
export const BoxOffersParams = Strict({ boxCode: BoxCode });
export const BoxOffersQuery = Strict({
  locale: LocaleWord,
  /** Zero-based. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** Defaults to 8. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  /** Returns all stays at once, without texts and pictures: for a map. */
  performMapSearch: Type.Optional(Type.Boolean()),
});
export type BoxOffersQuery = Static<typeof BoxOffersQuery>;

/** A stay that a box unlocks. It has no price, because the box pays for it. @spec BOX-026 */
export const BoxOffer = Open({
  id: Id,
  label: Type.String(),
  location: Open({ lat: Type.Number(), lng: Type.Number() }),
  hotel: HotelSummary,
  /** Empty in a map search, as is `images`. */
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
 * GET /api/front/box-offers/{code}: for gift holders. `code` is a box code, or `current` together with a voucher code in the
 * header `X-Gift-Code`. The box decides guests and nights; the criteria cannot change them.
 * @spec CALL-001 CALL-002
 */
export const HeldBoxParams = Strict({ code: Type.String({ minLength: 1, maxLength: 64 }) });
const held = {
  ...criteria,
  /** Defaults to 20. @spec BENEF-004 */
  numberOfPackagesPerHotel: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  /** Affiliate of the shop, from its configuration. Absent: only hotels that accept every gift. @spec CALL-002 CALL-004 */
  selectivePublicationAffiliateId: Type.Optional(Type.String({ maxLength: 40 })),
  ...heldWishes,
};
export const HeldBoxQuery = Strict({
  ...held,
  ...heldPage,
  locale: LocaleWord,
  /** Zero-based. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
});
export type HeldBoxQuery = Static<typeof HeldBoxQuery>;

/**
 * Cards of type `beneficiary`. `sellPrice` is the amount left to pay: 0 when the gift covers the stay. @spec CALL-001 BENEF-009
 */
export const HeldBoxOffers = Open({
  exactMatch: Type.Array(Card),
  totalCount: Type.Integer({ minimum: 0 }),
  /** Name of the wished place in the visitor's language; null without one. */
  place: Type.Optional(Nullable(Type.String())),
});
export type HeldBoxOffers = Static<typeof HeldBoxOffers>;

/** GET /api/front/box-facets/{code} @spec CALL-006 */
export const HeldBoxFacetsQuery = Strict({
  ...held,
  locale: LocaleWord,
  withNames: FacetsQuery.properties.withNames,
  propertiesRequested: FacetsQuery.properties.propertiesRequested,
});
export type HeldBoxFacetsQuery = Static<typeof HeldBoxFacetsQuery>;
