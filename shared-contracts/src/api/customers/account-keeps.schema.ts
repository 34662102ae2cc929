import { Type, type Static } from '@sinclair/typebox';
import { addressLimits } from '../../rules/forms/address';
import { voucherKinds } from '../../rules/gifts/gift';
import { GiftEnd, VoucherStatus } from '../orders/gift.schema';
import { GiftDeliveryView } from '../orders/giving.schema';
import { Image } from '../products/card.schema';
import { Amount, Day, Instant, LocaleWord, Nullable, Open, Strict, Uuid, Words } from '../schema-kit';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** POST /api/account/addresses, and PATCH of one. The first address of an account is its default. */
export const AddressRequest = Strict({
  /** "Maison", as the customer calls it. */
  label: text(addressLimits.label),
  /** Person or company at this address; '' for the customer. */
  name: Type.String({ maxLength: addressLimits.name }),
  addressLine: text(addressLimits.addressLine),
  postalCode: text(addressLimits.postalCode),
  city: text(addressLimits.city),
  /** ISO 3166 */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** Fills the forms of a purchase. Exactly one address of an account is the default. */
  isDefault: Type.Boolean(),
});
export type AddressRequest = Static<typeof AddressRequest>;

export const SavedAddress = Open({
  id: Uuid,
  label: Type.String(),
  name: Type.String(),
  addressLine: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  country: Type.String(),
  isDefault: Type.Boolean(),
});
export type SavedAddress = Static<typeof SavedAddress>;

/** All four calls: the default first, then by name. At most `addressLimits.most`. */
export const AddressesResponse = Open({ addresses: Type.Array(SavedAddress) });
export type AddressesResponse = Static<typeof AddressesResponse>;

/** A gift that the customer bought for another person. */
export const GivenGift = Open({
  orderUUID: Uuid,
  orderNumber: Type.String(),
  /** 0 for the first gift of the order. */
  position: Type.Integer({ minimum: 0 }),
  kind: Words(voucherKinds),
  label: Type.String(),
  image: Nullable(Image),
  /** '' without a named recipient. */
  toName: Type.String(),
  /** Cents. */
  value: Amount,
  /** Cents. */
  remainingValue: Amount,
  validUntil: Day,
  end: Nullable(GiftEnd),
  /** Null for a gift that the buyer hands over. */
  delivery: Nullable(GiftDeliveryView),
  openedAt: Nullable(Instant),
  usedAt: Nullable(Instant),
  boughtAt: Instant,
  /** Address of the order's page on this site. */
  uri: Type.String(),
});
export type GivenGift = Static<typeof GivenGift>;

/** A gift or a gift card whose code the customer keeps in the account. */
export const KeptGift = Open({
  /** Null when its key is no longer configured: the customer needs the code from the gift itself. */
  code: Nullable(Type.String()),
  addedAt: Instant,
  /** Bought by the customer for themselves, or got for another gift: it cannot be taken out of the account. */
  isOwn: Type.Boolean(),
  gift: VoucherStatus,
});
export type KeptGift = Static<typeof KeptGift>;

/**
 * GET /api/account/gifts, and the response of adding a gift (PUT) or removing it (DELETE). Kept gifts: the latest first, at
 * most `keptGiftLimit`. Given gifts: the latest first, of confirmed orders.
 */
export const AccountGifts = Open({
  given: Type.Array(GivenGift),
  kept: Type.Array(KeptGift),
});
export type AccountGifts = Static<typeof AccountGifts>;

export const AccountGiftsQuery = Strict({ locale: LocaleWord });
