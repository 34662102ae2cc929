import { Type, type Static } from '@sinclair/typebox';
import { giftCardValues, giftFormats, giftTextLimits, voucherKinds } from '../rules/gift';
import { Image } from './card.schema';
import { Amount, Day, Id, LocaleWord, Nullable, Open, Percent, Strict, Words } from './schema-kit';
import { bucketValues, voucherStates } from './wire-words';

const text = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength });

/** Where the post takes a gift; the recipient need not be the buyer. */
export const DeliveryAddress = Strict({
  name: text(120),
  addressLine: text(200),
  postalCode: text(20),
  city: text(100),
  /** ISO 3166, two letters. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
});
export type DeliveryAddress = Static<typeof DeliveryAddress>;

/** What a gift order buys. Which members a kind needs is checked by the gateway. @spec GIFT-032 GIFT-033 GIFT-034 */
export const VoucherItem = Strict({
  kind: Words(voucherKinds),
  /** Package id, box code or activity id; empty for a gift card. */
  productId: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
  /** Of a gift stay, else null. */
  nights: Nullable(Type.Integer({ minimum: 1, maximum: 14 })),
  /** `value` of the chosen bucket of a gift stay, else null. */
  bucket: Nullable(Words(bucketValues)),
  adults: Type.Integer({ minimum: 1, maximum: 20 }),
  /** Cents, of a gift card, else null. */
  value: Nullable(
    Type.Integer({
      minimum: giftCardValues.least,
      maximum: giftCardValues.most,
      multipleOf: giftCardValues.step,
    }),
  ),
  format: Words(giftFormats),
  /** An activity bought for oneself. @spec ACT-015 */
  ownUse: Type.Boolean(),
  customization: Strict({
    fromName: Type.String({ maxLength: giftTextLimits.fromName }),
    message: Type.String({ maxLength: giftTextLimits.message }),
  }),
  /** Of the physical format, else null. */
  deliveryAddress: Nullable(DeliveryAddress),
  /** Ids of options of `giftExtras`, physical format only; one at most of a group with a single selection. */
  extras: Type.Optional(Type.Array(Id, { maxItems: 10, uniqueItems: true })),
});
export type VoucherItem = Static<typeof VoucherItem>;

/** The voucher of an order, as its buyer sees it. */
export const OrderVoucher = Open({
  kind: Words(voucherKinds),
  productId: Type.String(),
  /** In the order's language. */
  label: Type.String(),
  /** Hotel or partner with its place; null for a box and a gift card. */
  venue: Nullable(Type.String()),
  image: Nullable(Image),
  format: Words(giftFormats),
  ownUse: Type.Boolean(),
  adults: Type.Integer(),
  nights: Nullable(Type.Integer()),
  /** Cents, of a gift card. */
  value: Nullable(Amount),
  /** Last day in the market's calendar; null until it is paid. */
  validUntil: Nullable(Day),
  /** Last day of the right of withdrawal; null until it is paid, once it has passed, and when the voucher is used. */
  withdrawUntil: Nullable(Day),
  /** null until it is paid. */
  state: Nullable(Words(voucherStates)),
  fromName: Type.String(),
  message: Type.String(),
  deliveryAddress: Nullable(DeliveryAddress),
  extras: Type.Optional(Type.Array(Open({ id: Id, label: Type.String(), price: Amount }))),
  /** Only when confirmed, and only for the buyer. */
  code: Nullable(Type.String()),
  /** Path of the voucher to print; the token of a signed link has to be added. Only when confirmed and digital. */
  pdf: Nullable(Type.String()),
});
export type OrderVoucher = Static<typeof OrderVoucher>;

/** GET /api/product/{id}/gift-prices: every number of nights, or the one asked for. */
export const GiftPricesQuery = Strict({
  locale: LocaleWord,
  nights: Type.Optional(Type.Integer({ minimum: 1, maximum: 14 })),
});

/** What a gift stay of so many nights costs, for two people; all amounts in cents. @spec GIFT-045 GIFT-046 */
export const GiftPrice = Open({
  nights: Type.Integer({ minimum: 1 }),
  /** Of the recommended bucket. */
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
  /** The value of the bucket that is chosen until the visitor chooses. */
  defaultBucket: Words(bucketValues),
  /** By number of nights; empty when the house has no nights on sale in the next six months. */
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

/** GET /api/front/purchase/gift-extras: what may come along with a gift by post. @spec GIFT-013 GIFT-014 GIFT-015 */
export const GiftExtrasQuery = Strict({ locale: LocaleWord });
export const GiftExtrasResponse = Open({
  groups: Type.Array(
    Open({
      id: Id,
      label: Type.String(),
      /** A single selection has its default until another option is chosen. */
      selection: Words(['single', 'multiple'] as const),
      defaultOption: Nullable(Id),
      options: Type.Array(
        Open({
          id: Id,
          label: Type.String(),
          /** Cents; 0 is free. */
          price: Amount,
          recommended: Type.Boolean(),
        }),
      ),
    }),
  ),
});
export type GiftExtrasResponse = Static<typeof GiftExtrasResponse>;

/**
 * GET /api/front/purchase/vouchers/{code}: any text is let through, so that a malformed code and an unknown one answer the same 404. Clients
 * send `current` and the code in the header `X-Gift-Code`.
 */
export const VoucherParams = Strict({ code: Type.String({ maxLength: 200 }) });
export const VoucherStatusQuery = Strict({ locale: LocaleWord });
export const VoucherStatus = Open({
  kind: Words(voucherKinds),
  state: Words(voucherStates),
  label: Type.String(),
  productId: Type.String(),
  nights: Nullable(Type.Integer()),
  adults: Type.Integer(),
  /** Cents, what it was worth when it was sold. */
  value: Amount,
  /** Cents. */
  remainingValue: Amount,
  validUntil: Day,
});
export type VoucherStatus = Static<typeof VoucherStatus>;

/**
 * POST /api/front/purchase/gift-cards/check: what a card or a voucher would pay. 404 for a code that is none or that nobody has, 409
 * VOUCHER_NOT_USABLE for one that is used up, over or not for this.
 * @spec CHK-011 GCARD-002
 */
export const GiftCardCheckRequest = Strict({
  locale: LocaleWord,
  serialNumber: text(60),
  /** Cents to be paid. */
  amount: Amount,
  /** What is being bought: vouchers of stays and boxes pay stays only. */
  purchase: Words(['stay', ...voucherKinds] as const),
});
export type GiftCardCheckRequest = Static<typeof GiftCardCheckRequest>;
export const GiftCardCheck = Open({
  /** The code in its one form. */
  serialNumber: Type.String(),
  kind: Words(voucherKinds),
  label: Type.String(),
  /** Cents. */
  remaining: Amount,
  usedAmount: Amount,
  validUntil: Day,
});
export type GiftCardCheck = Static<typeof GiftCardCheck>;

/** POST /api/front/purchase/promotion-codes/check: 409 PROMOTION_NOT_VALID for a code that reduces nothing here. @spec CHK-011 */
export const PromotionCheckRequest = Strict({
  locale: LocaleWord,
  code: text(40),
  /** Cents of the stay or the gift, without taxes and post. */
  amount: Amount,
  purchase: Words(['stay', ...voucherKinds] as const),
});
export type PromotionCheckRequest = Static<typeof PromotionCheckRequest>;
export const PromotionCheck = Open({
  code: Type.String(),
  /** Cents, positive. */
  reductionAmount: Amount,
});
export type PromotionCheck = Static<typeof PromotionCheck>;
