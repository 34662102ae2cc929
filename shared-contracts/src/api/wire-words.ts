// Separate from the schemas, so that a browser bundle using these lists does not load the schema library.

/** Dimension of a facet. @spec FILT-052 */
export const facetTypes = [
  'price',
  'score',
  'facility',
  'stars',
  'style',
  'type',
  'environment',
  'tag',
  'cancellation',
  'meal',
  'promotion',
] as const;

export type FacetType = (typeof facetTypes)[number];

/** Words for the icons of the menu: themes, the sections of the shop, and gifts. A page shows no icon for a word that it does not know. */
export const menuIcons = [
  'sea',
  'nature',
  'mountain',
  'city',
  'castle',
  'unusual',
  'sport',
  'gastronomy',
  'romantic',
  'wellness',
  'family',
  'themes',
  'areas',
  'houses',
  'moments',
  'gift',
] as const;

export type MenuIcon = (typeof menuIcons)[number];

/** Closed list. The product remote's catalogue explains each value to the visitor. */
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

/** Why a gift card or voucher pays nothing here: expired, used, returned, empty, or valid for other products only. */
export const voucherRefusals = ['over', 'used', 'empty', 'other-purchase'] as const;

export type VoucherRefusal = (typeof voucherRefusals)[number];

/** Why an order cannot be cancelled online: the stay has begun, the time of withdrawal is over, the voucher is used, the order ended. */
export const cancellationRefusals = ['started', 'too-late', 'used', 'closed'] as const;

export type CancellationRefusal = (typeof cancellationRefusals)[number];

/**
 * Why a booking cannot be changed online: the stay has begun, the last free day is over, its terms allow no change, or the
 * order is not a confirmed stay.
 */
export const changeRefusals = ['started', 'too-late', 'not-changeable', 'closed'] as const;

export type ChangeRefusal = (typeof changeRefusals)[number];

/** Reasons why the wished stay of a change cannot be booked. */
export const changeProblems = [
  'PACKAGE_NOT_AVAILABLE',
  'PACKAGE_NOT_AVAILABLE_CHECKIN',
  'NO_ROOM_LEFT',
  'ACTIVITY_NOT_AVAILABLE',
] as const;

export type ChangeProblem = (typeof changeProblems)[number];

export const cancellationRights = ['terms', 'withdrawal'] as const;

export const refundStates = ['pending', 'settled', 'failed'] as const;

/** Sorts of the stays that a gift pays. `priceAsc` means the amount left to pay. */
export const heldSorts = ['priceQuality', 'priceAsc', 'popularity'] as const;

export type HeldSort = (typeof heldSorts)[number];

/**
 * Current actions of a visitor on an order. `cancel`: by the sold terms; `withdraw`: by the right of withdrawal, for a
 * voucher. Sent as plain text, so that an older page accepts words of a newer gateway.
 */
export const orderActions = [
  'pay',
  'change',
  'cancel',
  'withdraw',
  'invoice',
  'itinerary',
  'calendar',
  'voucher',
  'resend',
] as const;

export type OrderAction = (typeof orderActions)[number];

/** Letters that a buyer can request again. */
export const resentLetters = ['confirmation', 'cancellation'] as const;

export const orderStatuses = ['held', 'paying', 'confirmed', 'cancelled', 'expired'] as const;

/**
 * `redeemed` and `exchanged` end a voucher by use, `refunded` by withdrawal. A voucher stays `claimed` while it has value left.
 */
export const voucherStates = ['issued', 'claimed', 'redeemed', 'exchanged', 'refunded', 'expired'] as const;

export type VoucherState = (typeof voucherStates)[number];

/** Why a voucher cannot be extended: too early, too late, already extended, or ended for another reason than its last day. */
export type ExtensionRefusal = 'too-early' | 'too-late' | 'extended' | 'ended';

/** Why a voucher pays nothing any more. */
export const giftEnds = ['used', 'expired', 'withdrawn', 'exchanged'] as const;

/** Next step for the holder of a voucher. `wait`: an order that is being paid holds the whole remaining value. */
export const giftNextSteps = [
  'choose-dates',
  'choose-stay',
  'spend',
  'visit-partner',
  'wait',
  'browse',
  'ask-giver',
  'contact',
] as const;

export type GiftNextStep = (typeof giftNextSteps)[number];

/** State of a gift's mail: scheduled, sent, rejected by the mail server, or stopped. */
export type DeliveryState = 'waiting' | 'sent' | 'failed' | 'stopped';

/** Price ranges of a gift stay, cheapest first. */
export const bucketValues = ['essential', 'comfort', 'freedom'] as const;

export type BucketValue = (typeof bucketValues)[number];

/** Main product of an order. */
export const tripKinds = ['stay', 'gift_stay', 'box', 'gift_card', 'activity'] as const;

export const wishlistTypes = ['STAY', 'ACTIVITY'] as const;

export type WishlistType = (typeof wishlistTypes)[number];

export const payLaterTypes = ['PAY_LATER', 'INSTALMENTS_3', 'INSTALMENTS_4'] as const;

/** Full payment at a later day, or three or four monthly parts. */
export type PayLaterType = (typeof payLaterTypes)[number];

/**
 * States of a part of a payment plan. `refused`: the card was refused, and it is tried again. `unpaid`: it is tried no more, and the buyer
 * pays it. `ended`: the booking was cancelled, so nobody pays it.
 */
export const planPartStates = ['waiting', 'paid', 'refused', 'unpaid', 'ended'] as const;

/** Names of the analytics events. @spec ANALYT-001 */
export const trackedEventNames = [
  'add_to_cart',
  'view_item',
  'view_item_list',
  'personalization_item',
  'select_item',
] as const;

/** What analytics store: the events of the specification, and the purchase, which the staff page counts (record 1040). */
export const countedEventNames = [...trackedEventNames, 'purchase'] as const;

/** Markets of the shop, as analytics call them: the country of a locale, in lower case. @spec ANALYT-007 */
export const pointsOfSale = ['fr', 'es', 'it', 'nl', 'be'] as const;

/** Maximum events of an analytics post, and items of an event: a full post stays below the 64 KB of a beacon. Days of a report. */
export const analyticsLimits = { events: 10, items: 60, days: 92 } as const;
