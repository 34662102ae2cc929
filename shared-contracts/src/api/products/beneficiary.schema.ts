import { Type, type Static } from '@sinclair/typebox';
import { voucherKinds } from '../../rules/gifts/gift';
import { Card } from './card.schema';
import { heldPage, heldWishes } from './held-wishes.schema';
import { FacetsQuery, SearchCriteria } from '../search/search.schema';
import { Amount, Day, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';
import { voucherStates } from '../wire-words';

/** POST /beneficiary/login: the code of a voucher, and the recipient's address where the page asks for it. @spec ACC-008 */
export const BeneficiaryLogin = Strict({
  locale: LocaleWord,
  code: Type.String({ minLength: 1, maxLength: 60 }),
  /** Fills the checkout form. */
  email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
});
export type BeneficiaryLogin = Static<typeof BeneficiaryLogin>;

export const BeneficiaryGift = Open({
  /** Normalised code. It can pay on the summary page. */
  code: Type.String(),
  /** '' when the session was opened without one. */
  email: Type.String(),
  kind: Words(voucherKinds),
  state: Words(voucherStates),
  label: Type.String(),
  productId: Type.String(),
  nights: Nullable(Type.Integer()),
  adults: Type.Integer(),
  /** Cents. */
  remainingValue: Amount,
  validUntil: Day,
  /** Name of the giver; '' when the buyer keeps the gift or gave no name. */
  fromName: Type.Optional(Type.String()),
});
export type BeneficiaryGift = Static<typeof BeneficiaryGift>;

/** GET /api/beneficiary/session: the gift that this browser has opened. Null, not an error, when there is none. */
export const BeneficiarySessionQuery = Strict({ locale: LocaleWord });
export const BeneficiarySession = Open({ gift: Nullable(BeneficiaryGift) });
export type BeneficiarySession = Static<typeof BeneficiarySession>;

/**
 * GET /api/beneficiary/given-stay: the stay of an open gift stay, for its nights and two guests, with the amount left to pay on its
 * cheapest days. Null for another gift, and for a stay that is no longer on sale. 401 without an open gift.
 */
export const GivenStayQuery = Strict({ locale: LocaleWord });
export const GivenStay = Open({ stay: Nullable(Card) });

// The gift decides guests and nights. These calls have their own name for the day.
const {
  priceMin: _min,
  priceMax: _max,
  singleVoucherPriceMin: _giftMin,
  singleVoucherPriceMax: _giftMax,
  checkin,
  ...criteria
} = SearchCriteria;

const boxWishes = {
  ...criteria,
  checkinDate: checkin,
  /** Defaults to 20. @spec BENEF-004 */
  numberOfPackagesPerHotel: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  /** Affiliate of the shop, from its configuration. Absent: only hotels that accept every gift. @spec CALL-002 CALL-004 */
  selectivePublicationAffiliateId: Type.Optional(Type.String({ maxLength: 40 })),
  ...heldWishes,
};
const voucherWishes = {
  ...boxWishes,
  /** Leaves out the given stay, which the page shows by itself. */
  withoutGiven: Type.Optional(Type.Boolean()),
  /** Defaults to true: only offers that the gift pays in full. @spec CALL-005 */
  matchOfferRangePriceWithGiftAmount: Type.Optional(Type.Boolean()),
};
const page = {
  locale: LocaleWord,
  /** Zero-based. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  ...heldPage,
};
const { withNames, propertiesRequested } = FacetsQuery.properties;
const facets = { locale: LocaleWord, withNames, propertiesRequested };

/** GET /beneficiary/boxes/offers @spec CALL-003 */
export const BeneficiaryBoxOffersQuery = Strict({ ...boxWishes, ...page });

/** GET /beneficiary/single-vouchers/offers @spec CALL-004 CALL-005 */
export const BeneficiaryVoucherOffersQuery = Strict({ ...voucherWishes, ...page });
export type BeneficiaryVoucherOffersQuery = Static<typeof BeneficiaryVoucherOffersQuery>;

/** GET /beneficiary/boxes/facets @spec CALL-007 */
export const BeneficiaryBoxFacetsQuery = Strict({ ...boxWishes, ...facets });

/** GET /beneficiary/single-vouchers/facets @spec CALL-008 */
export const BeneficiaryVoucherFacetsQuery = Strict({ ...voucherWishes, ...facets });
