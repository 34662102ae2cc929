import { Type, type Static } from '@sinclair/typebox';
import { giftCardValues, giftFormats, giftTextLimits, voucherKinds } from '../../rules/gifts/gift';
import { Image } from '../products/card.schema';
import { ActivityPartner } from '../products/partner.schema';
import { Amount, Day, Id, Instant, LocaleWord, Nullable, Open, Percent, Strict, Words } from '../schema-kit';
import { GiftDelivery, GiftDeliveryView } from './giving.schema';
import { VisitBooking } from './visit.schema';
import { bucketValues, giftEnds, giftNextSteps, voucherStates } from '../wire-words';

const text = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength });

/** Postal address of a gift. The recipient may differ from the buyer. */
export const DeliveryAddress = Strict({
  name: text(120),
  addressLine: text(200),
  postalCode: text(20),
  city: text(100),
  /** ISO 3166, two letters. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
});
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/** The product of a gift order. The gateway checks which members each kind requires. @spec GIFT-032 GIFT-033 GIFT-034 */
export const VoucherItem = Strict({
  kind: Words(voucherKinds),
  /** Package id, box code or activity id; empty for a gift card. */
  productId: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
  /** Set for a gift stay, otherwise null. */
  nights: Nullable(Type.Integer({ minimum: 1, maximum: 14 })),
  /** `value` of the chosen bucket of a gift stay, otherwise null. */
  bucket: Nullable(Words(bucketValues)),
  adults: Type.Integer({ minimum: 1, maximum: 20 }),
  /** Cents for a gift card, otherwise null. */
  value: Nullable(
    Type.Integer({
      minimum: giftCardValues.least,
      maximum: giftCardValues.most,
      multipleOf: giftCardValues.step,
    }),
  ),
  format: Words(giftFormats),
  /** An activity for the buyer's own use. @spec ACT-015 */
  ownUse: Type.Boolean(),
  customization: Strict({
    fromName: Type.String({ maxLength: giftTextLimits.fromName }),
    message: Type.String({ maxLength: giftTextLimits.message }),
  }),
  /** Set for the physical format, otherwise null. */
  deliveryAddress: Nullable(DeliveryAddress),
  /** Option ids from `giftExtras`. Physical format only; at most one per single-selection group. */
  extras: Type.Optional(Type.Array(Id, { maxItems: 10, uniqueItems: true })),
  /** Of a gift by e-mail. Absent or null: the buyer passes it on, in the default design. */
  delivery: Type.Optional(Nullable(GiftDelivery)),
});
export type VoucherItem = Static<typeof VoucherItem>;

/** A voucher of an order, as shown to its buyer. */
export const OrderVoucher = Open({
  kind: Words(voucherKinds),
  productId: Type.String(),
  /** In the language of the order. */
  label: Type.String(),
  /** Hotel or partner with its place. Null for a box and a gift card. */
  venue: Nullable(Type.String()),
  image: Nullable(Image),
  /** Partner of an activity, from the current catalogue. */
  partner: Type.Optional(Nullable(ActivityPartner)),
  format: Words(giftFormats),
  ownUse: Type.Boolean(),
  adults: Type.Integer(),
  nights: Nullable(Type.Integer()),
  /** Cents, of a gift card. */
  value: Nullable(Amount),
  /** Last valid day in the market's calendar. Null until payment. */
  validUntil: Nullable(Day),
  /** Last day of the right of withdrawal. Null before payment, after that day, and once the voucher is used. */
  withdrawUntil: Nullable(Day),
  /** Null until payment. */
  state: Nullable(Words(voucherStates)),
  fromName: Type.String(),
  message: Type.String(),
  deliveryAddress: Nullable(DeliveryAddress),
  extras: Type.Optional(Type.Array(Open({ id: Id, label: Type.String(), price: Amount }))),
  /** Only when confirmed, and only for the buyer. */
  code: Nullable(Type.String()),
  /** Path of the printable voucher. Append the token of a signed link. Only when confirmed and digital. */
  pdf: Nullable(Type.String()),
  /** Name of the recipient; '' without one. */
  toName: Type.Optional(Type.String()),
  /** Word of `giftDesigns`. */
  design: Type.Optional(Type.String()),
  /** Null when the buyer passes the gift on. */
  delivery: Type.Optional(Nullable(GiftDeliveryView)),
  /** When its recipient unwrapped it, and when it first paid for something. */
  openedAt: Type.Optional(Nullable(Instant)),
  usedAt: Type.Optional(Nullable(Instant)),
  /** The buyer gets reminders before the last day. Absent or null while none can be sent. */
  reminder: Type.Optional(Nullable(Type.Boolean())),
});
export type OrderVoucher = Static<typeof OrderVoucher>;

/** GET /api/product/{id}/gift-prices: all night counts, or only the requested one. */
export const GiftPricesQuery = Strict({
  locale: LocaleWord,
  nights: Type.Optional(Type.Integer({ minimum: 1, maximum: 14 })),
});

/** Price of a gift stay with this number of nights for two people. All amounts in cents. @spec GIFT-045 GIFT-046 */
export const GiftPrice = Open({
  nights: Type.Integer({ minimum: 1 }),
  /** Price of the recommended bucket. */
  sellPrice: Amount,
  price: Open({
    sellPrice: Amount,
    promo: Percent,
    /** Of the physical format. */
    shippingCost: Amount,
    /** `sellPrice` with shipping and extras. */
    totalPrice: Amount,
    subElementsPrice: Amount,
  }),
  sellPrices: Type.Array(
    Open({
      value: Words(bucketValues),
      label: Type.String(),
      subtext: Type.String(),
      tag: Nullable(Type.String()),
      sellPrice: Amount,
    }),
  ),
});
export type GiftPrice = Static<typeof GiftPrice>;

export const GiftPricesResponse = Open({
  productId: Id,
  minNights: Type.Integer({ minimum: 1 }),
  maxNights: Type.Integer({ minimum: 1 }),
  /** The value of the preselected bucket. */
  defaultBucket: Words(bucketValues),
  /** By number of nights. Empty when the hotel has no nights on sale in the next six months. */
  prices: Type.Array(GiftPrice),
});
export type GiftPricesResponse = Static<typeof GiftPricesResponse>;

/** GET /api/front/purchase/shipping-cost @spec CALL-065 */
export const ShippingCostQuery = Strict({ locale: LocaleWord, format: Words(giftFormats) });
export const ShippingCostResponse = Open({
  /** Cents. */
  amount: Amount,
  internationalFee: Amount,
  currency: Words(['EUR'] as const),
  /** Working days. */
  minDays: Type.Integer({ minimum: 0 }),
  maxDays: Type.Integer({ minimum: 0 }),
});
export type ShippingCostResponse = Static<typeof ShippingCostResponse>;

/** GET /api/front/purchase/gift-extras: optional extras for a gift by post. @spec GIFT-013 GIFT-014 GIFT-015 */
export const GiftExtrasQuery = Strict({ locale: LocaleWord });
export const GiftExtrasResponse = Open({
  groups: Type.Array(
    Open({
      id: Id,
      label: Type.String(),
      /** A single-selection group uses its default until the visitor chooses another option. */
      selection: Words(['single', 'multiple'] as const),
      defaultOption: Nullable(Id),
      options: Type.Array(
        Open({
          id: Id,
          label: Type.String(),
          /** Cents; 0 means free. */
          price: Amount,
          recommended: Type.Boolean(),
        }),
      ),
    }),
  ),
});
export type GiftExtrasResponse = Static<typeof GiftExtrasResponse>;

/**
 * GET /api/front/purchase/vouchers/{code}: the schema accepts any text, so that a malformed code and an unknown code give the
 * same 404. Clients send `current` in the path and the code in the header `X-Gift-Code`.
 */
export const VoucherParams = Strict({ code: Type.String({ maxLength: 200 }) });
export const VoucherStatusQuery = Strict({ locale: LocaleWord });

/** Reason and day of a voucher's end. The day is null when it was not recorded. */
export const GiftEnd = Open({ reason: Words(giftEnds), day: Nullable(Day) });
export type GiftEnd = Static<typeof GiftEnd>;

/** What the catalogue knows about the place of an activity. A text may be '' and a list empty. */
const GiftActivity = Open({
  partner: Type.String(),
  place: Type.String(),
  gettingThere: Type.String(),
  schedules: Type.Array(Type.String()),
  included: Type.Array(Type.String()),
  importantInfo: Type.Array(Type.String()),
  /** Null when the catalogue knows no more than the texts above. */
  contact: Type.Optional(Nullable(ActivityPartner)),
  /** Localised text: "2 h 30". */
  duration: Type.Optional(Type.String()),
  /** Null while no day is booked. */
  booking: Type.Optional(Nullable(VisitBooking)),
});
export type GiftActivity = Static<typeof GiftActivity>;

/** When the voucher can be extended, free of charge, and until when. Days in the market's calendar, inclusive. */
const GiftExtension = Open({ from: Day, until: Day, newLastDay: Day });
export type GiftExtension = Static<typeof GiftExtension>;

/** For the holder of the code. Never contains the order, the buyer's address or the price of a discounted gift. */
export const VoucherStatus = Open({
  kind: Words(voucherKinds),
  state: Words(voucherStates),
  label: Type.String(),
  productId: Type.String(),
  nights: Nullable(Type.Integer()),
  adults: Type.Integer(),
  /** Cents: the value when it was sold. */
  value: Amount,
  /** Cents. */
  remainingValue: Amount,
  validUntil: Day,
  image: Nullable(Image),
  /** Hotel or partner with its place, in the language of the order. Null for a box and a gift card. */
  venue: Nullable(Type.String()),
  /** Contents of a box, line by line. */
  content: Type.Array(Type.String()),
  /** The buyer keeps it: there is no giver and nothing to unwrap. */
  ownUse: Type.Boolean(),
  /** Name and message of the giver; '' when not given. */
  fromName: Type.String(),
  message: Type.String(),
  /** Name of the recipient; '' without one. */
  toName: Type.String(),
  /** Word of `giftDesigns`. */
  design: Type.Optional(Type.String()),
  /** Whether reminders of the last day are possible, and whether they are active. */
  reminder: Type.Optional(Nullable(Open({ isAsked: Type.Boolean() }))),
  /** Uses by confirmed stays, oldest first. Days in the market's calendar. */
  uses: Type.Array(Open({ amount: Amount, day: Day })),
  /** Null while the voucher can be used. */
  end: Nullable(GiftEnd),
  next: Words(giftNextSteps),
  /** Path of the product's page; null when it is no longer on sale, and for a gift card. */
  uri: Nullable(Type.String()),
  /** Set for an activity that the catalogue still knows. */
  activity: Nullable(GiftActivity),
  /** The recipient has unwrapped it. */
  isOpened: Type.Optional(Type.Boolean()),
  /** Null when the voucher has been extended or ended otherwise than by its last day. */
  extension: Type.Optional(Nullable(GiftExtension)),
});
export type VoucherStatus = Static<typeof VoucherStatus>;

/**
 * POST /api/front/purchase/gift-cards/check: the amount that a card or voucher would pay. 404 for a malformed or unknown code.
 * 409 VOUCHER_NOT_USABLE for one that is used up, expired or not accepted here.
 * @spec CHK-011 GCARD-002
 */
export const GiftCardCheckRequest = Strict({
  locale: LocaleWord,
  serialNumber: text(60),
  /** Cents to pay. */
  amount: Amount,
  /** The product in the checkout: vouchers for stays and boxes pay only for stays. */
  purchase: Words(['stay', ...voucherKinds] as const),
});
export type GiftCardCheckRequest = Static<typeof GiftCardCheckRequest>;
export const GiftCardCheck = Open({
  /** The normalised code. */
  serialNumber: Type.String(),
  kind: Words(voucherKinds),
  label: Type.String(),
  /** Cents. */
  remaining: Amount,
  usedAmount: Amount,
  validUntil: Day,
});
export type GiftCardCheck = Static<typeof GiftCardCheck>;

/** POST /api/front/purchase/promotion-codes/check: 409 PROMOTION_NOT_VALID when the code gives no discount here. @spec CHK-011 */
export const PromotionCheckRequest = Strict({
  locale: LocaleWord,
  code: text(40),
  /** Cents of the stay or gift, without taxes and postage. */
  amount: Amount,
  purchase: Words(['stay', ...voucherKinds] as const),
  /** The dated stay, for codes with conditions. Without it, the order alone checks these. */
  stay: Type.Optional(
    Strict({ offerId: Id, checkin: Day, nights: Type.Integer({ minimum: 1, maximum: 60 }) }),
  ),
});
export type PromotionCheckRequest = Static<typeof PromotionCheckRequest>;
export const PromotionCheck = Open({
  code: Type.String(),
  /** Cents, positive. */
  reductionAmount: Amount,
});
export type PromotionCheck = Static<typeof PromotionCheck>;
