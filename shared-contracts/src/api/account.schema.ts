import { Type, type Static } from '@sinclair/typebox';
import { AccountSession, Passkey, SecurityEvent } from './account-security.schema';
import { HotelSummary, Image } from './card.schema';
import { Order } from './order.schema';
import { FromPrice } from './stay.schema';
import { orderStatuses, tripKinds, wishlistTypes } from './wire-words';
import { Amount, Day, Id, Instant, LocaleWord, Nullable, Open, Strict, Uuid, Words } from './schema-kit';

const Email = Type.String({ minLength: 3, maxLength: 254 });
/** What is new must keep `passwordLimits`; what is asked for may be anything that fits. */
const NewPassword = Type.String({ minLength: 10, maxLength: 128 });
const Password = Type.String({ minLength: 1, maxLength: 128 });
const Name = Type.String({ minLength: 1, maxLength: 60 });
/** The secret of a link in one of our mails. */
const LinkToken = Type.String({ pattern: '^[\\w-]{20,200}$' });
const Civility = Words(['MR', 'MRS', 'NEUTRAL'] as const);
/** E.164 */
const Phone = Type.String({ pattern: '^\\+[1-9]\\d{5,14}$' });

/** The signed-in customer. @spec ACC-001 ACC-004 */
export const Account = Open({
  id: Uuid,
  email: Type.String(),
  civility: Nullable(Civility),
  firstName: Type.String(),
  lastName: Type.String(),
  /** E.164 */
  phoneNumber: Nullable(Type.String()),
  /** Language of mails. */
  locale: LocaleWord,
  newsletter: Type.Boolean(),
  createdAt: Instant,
});
export type Account = Static<typeof Account>;

/** POST /api/account/signup. The answer is the same for a new and a known address. */
export const SignUpRequest = Strict({
  locale: LocaleWord,
  email: Email,
  password: NewPassword,
  firstName: Name,
  lastName: Name,
  newsletter: Type.Boolean(),
  /** Path of the shop to come back to after the confirmation; foreign ones are dropped. */
  origin: Type.Optional(Type.String({ maxLength: 500 })),
});
export type SignUpRequest = Static<typeof SignUpRequest>;

/** A mail is on its way, or not: the caller cannot tell whether the address has an account. */
export const MailSent = Open({ status: Words(['mail_sent'] as const) });
export type MailSent = Static<typeof MailSent>;

/** POST /api/account/signin */
export const SignInRequest = Strict({ email: Email, password: Password });
export type SignInRequest = Static<typeof SignInRequest>;

/** POST /api/account/confirm, from the link of the mail: once, within 30 minutes. */
export const ConfirmRequest = Strict({ token: LinkToken });
export type ConfirmRequest = Static<typeof ConfirmRequest>;
/** `account` in the browser that signed up, which is signed in at once; null in another one, which signs in by itself. */
export const ConfirmResponse = Open({ account: Nullable(Account) });
export type ConfirmResponse = Static<typeof ConfirmResponse>;

/** POST /api/account/password/forgot */
export const ForgotPasswordRequest = Strict({ locale: LocaleWord, email: Email });
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;

/** POST /api/account/password/reset: once, within 30 minutes; ends every session of the account. */
export const ResetPasswordRequest = Strict({ token: LinkToken, password: NewPassword });
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;

/** PATCH /api/account/me: only what changes. */
export const UpdateMeRequest = Strict({
  civility: Type.Optional(Nullable(Civility)),
  firstName: Type.Optional(Name),
  lastName: Type.Optional(Name),
  phoneNumber: Type.Optional(Nullable(Phone)),
  locale: Type.Optional(LocaleWord),
  newsletter: Type.Optional(Type.Boolean()),
  /** Ends the account's other sessions. */
  password: Type.Optional(Strict({ current: Password, next: NewPassword })),
});
export type UpdateMeRequest = Static<typeof UpdateMeRequest>;

/** POST /api/account/me/delete */
export const DeleteMeRequest = Strict({ password: Password });
export type DeleteMeRequest = Static<typeof DeleteMeRequest>;

/** POST /api/account/me/email, after a recent proof of identity. The answer is the same whether the address has an account or not. */
export const ChangeEmailRequest = Strict({ email: Email });
export type ChangeEmailRequest = Static<typeof ChangeEmailRequest>;

/**
 * POST /api/account/email/confirm, from the mail to the new address: once, within 30 minutes, in any browser.
 * POST /api/account/email/undo, from the mails to the former address: once, within 72 hours.
 */
export const EmailLinkRequest = Strict({ token: LinkToken });
export type EmailLinkRequest = Static<typeof EmailLinkRequest>;

/** An order of the account. @spec ACC-005 */
export const Trip = Open({
  orderUUID: Uuid,
  orderNumber: Type.String(),
  kind: Words(tripKinds),
  status: Words(orderStatuses),
  /** By the last day of the stay or of the voucher, in the market's zone; a cancelled or expired order is past. */
  when: Words(['upcoming', 'past'] as const),
  label: Type.String(),
  image: Nullable(Image),
  /** null for a gift that is not bound to one hotel. */
  hotel: Nullable(Open({ label: Type.String(), place: Type.String() })),
  checkin: Nullable(Day),
  checkout: Nullable(Day),
  nights: Nullable(Type.Integer()),
  /** Last day of a voucher. */
  validUntil: Nullable(Day),
  guests: Type.Integer(),
  amount: Amount,
  currency: Words(['EUR'] as const),
  createdAt: Instant,
  /** Address of the order's page on this site. */
  uri: Type.String(),
});
export type Trip = Static<typeof Trip>;
/** GET /api/account/trips: upcoming first, the nearest first; then past ones, the latest first. */
export const TripsResponse = Open({ trips: Type.Array(Trip) });
export type TripsResponse = Static<typeof TripsResponse>;

/** PUT /api/account/trips/{orderUUID}: `token` of the confirmation mail's link, unless this browser has opened it. Idempotent. */
export const AttachTripRequest = Strict({
  token: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
export type AttachTripRequest = Static<typeof AttachTripRequest>;

/** POST /api/booking/lookup: the same 404 for a wrong address and for an unknown number. @spec ACC-009 */
export const BookingLookupRequest = Strict({
  orderNumber: Type.String({ pattern: '^\\d{8}$' }),
  email: Email,
});
export type BookingLookupRequest = Static<typeof BookingLookupRequest>;
/** `token` opens the order for two days, as the link of its mail does. */
export const BookingLookupResponse = Open({ orderUUID: Uuid, token: Type.String(), locale: LocaleWord });
export type BookingLookupResponse = Static<typeof BookingLookupResponse>;

/** What a wishlist holds, and what a card of it needs. @spec WISH-008 */
export const WishlistItem = Open({
  id: Id,
  type: Words(wishlistTypes),
  label: Type.String(),
  imageUrl: Type.String(),
  /** By size key, as on cards. */
  image: Nullable(Image),
  headwords: Type.Array(Open({ label: Type.String() })),
  uri: Type.String(),
  /** The place of an activity stands in the same members; its `stars` are 0. */
  hotel: HotelSummary,
  /** The lowest on sale for all participants, an activity's with 0 nights; null while nothing can be bought. */
  price: Nullable(FromPrice),
});
export type WishlistItem = Static<typeof WishlistItem>;
/** GET /api/account/wishlist: newest first; of the account, or of this browser while signed out. @spec WISH-007 */
export const WishlistResponse = Open({ items: Type.Array(WishlistItem) });
export type WishlistResponse = Static<typeof WishlistResponse>;

export const WishlistParams = Strict({ type: Words(wishlistTypes), id: Id });
export type WishlistParams = Static<typeof WishlistParams>;
/** PUT and DELETE answer what the list holds now, newest first. @spec WISH-009 CALL-061 */
export const WishlistKeys = Open({
  items: Type.Array(Open({ id: Id, type: Words(wishlistTypes) })),
});
export type WishlistKeys = Static<typeof WishlistKeys>;

/** GET /api/account/export: everything that is kept about the customer (GDPR art. 15 and 20); described in docs/privacy.md. */
export const AccountExport = Open({
  account: Account,
  trips: Type.Array(Trip),
  /** All orders of the account, with their vouchers and their codes. */
  orders: Type.Array(Order),
  wishlist: Type.Array(Open({ id: Id, type: Words(wishlistTypes), addedAt: Instant })),
  newsletter: Nullable(
    Open({
      country: Type.String(),
      language: Type.String(),
      since: Instant,
      /** Where and when it was asked for and confirmed, and the version of the wording; null for one of before the proof was kept. */
      consent: Nullable(
        Open({
          source: Type.String(),
          textVersion: Type.String(),
          askedAt: Instant,
          confirmedAt: Instant,
        }),
      ),
    }),
  ),
  /** Subscriptions that were asked for and not confirmed. */
  newsletterPending: Type.Array(Open({ source: Type.String(), askedAt: Instant, expiresAt: Instant })),
  /** Messages to customer care from the account's address. */
  contactCases: Type.Array(
    Open({
      receivedAt: Instant,
      reason: Type.String(),
      name: Type.String(),
      email: Type.String(),
      phone: Type.String(),
      bookingId: Nullable(Type.String()),
      message: Type.String(),
    }),
  ),
  /** Changes of the account's address that can still be confirmed or undone. */
  emailChanges: Type.Array(
    Open({
      previousEmail: Type.String(),
      email: Type.String(),
      askedAt: Instant,
      confirmedAt: Nullable(Instant),
    }),
  ),
  sessions: Type.Array(AccountSession),
  /** Browsers that the account knows. */
  devices: Type.Array(Open({ firstSeenAt: Instant, lastSeenAt: Instant })),
  /** Without their keys. */
  passkeys: Type.Array(Passkey),
  securityEvents: Type.Array(SecurityEvent),
});
export type AccountExport = Static<typeof AccountExport>;
