import { Type, type Static } from '@sinclair/typebox';
import { giftDesigns } from '../../rules/gifts/design';
import { giftTextLimits } from '../../rules/gifts/gift';
import { Instant, LocaleWord, Nullable, Open, Strict, Uuid, Words } from '../schema-kit';

const email = Type.String({ minLength: 3, maxLength: 254 });

/**
 * Recipient, channel and time of a gift by e-mail. Without an address the buyer hands it over; then `sendAt` is null. POST
 * …/orders/{uuid}/gifts/{position}/delivery takes the same, with an address.
 */
export const GiftDelivery = Strict({
  /** May be empty when the buyer passes the gift on. */
  toName: Type.String({ maxLength: giftTextLimits.toName }),
  toEmail: Nullable(email),
  /** Language and market of the recipient: of the mail, its page, and the hour. */
  locale: LocaleWord,
  design: Words(giftDesigns),
  /** Null: as soon as the order is paid. At most 12 months ahead and 30 days before the last day of the gift. */
  sendAt: Nullable(Instant),
});
export type GiftDelivery = Static<typeof GiftDelivery>;

/** The buyer's view of a gift that is mailed to its recipient. */
export const GiftDeliveryView = Open({
  toName: Type.String(),
  toEmail: Type.String(),
  locale: LocaleWord,
  design: Type.String(),
  sendAt: Nullable(Instant),
  /** Words of `DeliveryState`. A page treats a word that it does not know as `waiting`. */
  state: Type.String(),
  sentAt: Nullable(Instant),
  /** The buyer may change it, or send it again: until the recipient has opened the gift. */
  canChange: Type.Boolean(),
});
export type GiftDeliveryView = Static<typeof GiftDeliveryView>;

/** The mail of a gift as it is kept, for the export of an account and the file of customer care. */
export const KeptDelivery = Open({
  toName: Type.String(),
  toEmail: Type.String(),
  locale: LocaleWord,
  design: Type.String(),
  sendAt: Nullable(Instant),
  state: Type.String(),
  /** Start of the latest run that sent it. */
  begunAt: Nullable(Instant),
  sentAt: Nullable(Instant),
  /** Response of the mail server, without the address. */
  failedReason: Nullable(Type.String()),
});
export type KeptDelivery = Static<typeof KeptDelivery>;

/** `position`: 0 for the first gift of the order. */
export const GiftParams = Strict({
  orderUUID: Uuid,
  position: Type.String({ pattern: '^[0-9]$' }),
});

/** POST …/orders/{uuid}/gifts/{position}/reminder: mails before the last day of the gift, to the buyer. */
export const BuyerReminderRequest = Strict({ wanted: Type.Boolean() });

/** POST /api/front/vouchers/{code}/reminder: the same, to the address of the holder of the code. */
export const HolderReminderRequest = Strict({ email, locale: LocaleWord });
