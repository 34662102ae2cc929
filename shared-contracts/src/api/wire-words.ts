// Apart from the schemas, so that a browser bundle that needs a list of words does not get the schema library with it.

/** What a facet counts. @spec FILT-052 */
export const facetTypes = [
  'price',
  'score',
  'facility',
  'stars',
  'style',
  'type',
  'environment',
  'tag',
] as const;

export type FacetType = (typeof facetTypes)[number];

/** Closed list; what each means for the visitor stands in the product remote's catalogue. */
export const orderErrorCodes = [
  'AMOUNT_CHANGED',
  'PACKAGE_NOT_AVAILABLE',
  'PACKAGE_NOT_AVAILABLE_CHECKIN',
  'NO_ROOM_LEFT',
  'ACTIVITY_NOT_AVAILABLE',
  'HOLD_EXPIRED',
  'CARD_DECLINED',
  'THREEDS_REFUSED',
  'PAYMENT_FAILED',
  'ORDER_NOT_FOUND',
  'ORDER_CLOSED',
  'VOUCHER_NOT_USABLE',
  'PROMOTION_NOT_VALID',
] as const;

export type OrderErrorCode = (typeof orderErrorCodes)[number];

/** Why a gift card or a voucher pays nothing here: its time is over, it is used or given back, nothing is left, it pays for other things. */
export const voucherRefusals = ['over', 'used', 'empty', 'other-purchase'] as const;

export type VoucherRefusal = (typeof voucherRefusals)[number];

export const orderStatuses = ['held', 'paying', 'confirmed', 'cancelled', 'expired'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** `redeemed` and `exchanged` end a voucher by use, `refunded` by withdrawal; a gift card stays `claimed` while value is left. */
export const voucherStates = ['issued', 'claimed', 'redeemed', 'exchanged', 'refunded', 'expired'] as const;

export type VoucherState = (typeof voucherStates)[number];

/** Price ranges of a gift stay, cheapest first. */
export const bucketValues = ['essential', 'comfort', 'freedom'] as const;

export type BucketValue = (typeof bucketValues)[number];

/** What an order of an account is mainly about. */
export const tripKinds = ['stay', 'gift_stay', 'box', 'gift_card', 'activity'] as const;

export type TripKind = (typeof tripKinds)[number];

export const wishlistTypes = ['STAY', 'ACTIVITY'] as const;

export type WishlistType = (typeof wishlistTypes)[number];
