import { Type, type Static } from '@sinclair/typebox';
import { giftTextLimits, voucherKinds } from '../../rules/gifts/gift';
import { Amount, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

/** Gift of an order: 0 for the first. */
export const GiftPosition = Type.Integer({ minimum: 0, maximum: 9 });

/** The new gift of an exchange. */
export const ExchangeWish = Strict({
  /** The gift that ends. */
  position: GiftPosition,
  kind: Words(voucherKinds),
  /** As in `VoucherItem`; '' for a gift card, whose value is that of the gift. */
  productId: Type.String({ pattern: '^[A-Za-z0-9_-]{0,64}$' }),
  /** Of a gift stay, otherwise null. */
  nights: Nullable(Type.Integer({ minimum: 1, maximum: 14 })),
  adults: Type.Integer({ minimum: 1, maximum: 20 }),
  /** Who gets the new gift by e-mail. Null: the buyer does, to pass it on. */
  to: Nullable(
    Strict({
      name: Type.String({ minLength: 1, maxLength: giftTextLimits.toName }),
      email: Type.String({ minLength: 3, maxLength: 254 }),
    }),
  ),
});
export type ExchangeWish = Static<typeof ExchangeWish>;

/** Amounts of an exchange in its preview, in cents. */
export const ExchangeTold = Open({
  from: Type.String(),
  label: Type.String(),
  venue: Nullable(Type.String()),
  price: Amount,
  /** Of the gift that ends; it goes over as a whole. */
  rest: Amount,
  /** Value of the new gift. */
  worth: Amount,
  due: Amount,
});

/** POST /api/care/gifts: products for an exchange, by name, in the language of the desk. A few of each kind. */
export const CareGiftsQuery = Strict({
  text: Type.String({ minLength: 2, maxLength: 80 }),
  locale: LocaleWord,
});
export type CareGiftsQuery = Static<typeof CareGiftsQuery>;
export const CareGifts = Open({
  gifts: Type.Array(
    Open({
      kind: Words(voucherKinds),
      productId: Type.String(),
      label: Type.String(),
      venue: Nullable(Type.String()),
      nights: Nullable(Type.Integer()),
      adults: Type.Integer(),
      price: Amount,
    }),
  ),
});
export type CareGifts = Static<typeof CareGifts>;
