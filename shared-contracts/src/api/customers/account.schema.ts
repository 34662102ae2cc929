import { Type, type Static } from '@sinclair/typebox';
import { SavedAddress } from './account-keeps.schema';
import { AccountSession, Passkey, SecurityEvent } from './account-security.schema';
import { HotelSummary, Image } from '../products/card.schema';
import { KeptDelivery } from '../orders/giving.schema';
import { Order } from '../orders/order.schema';
import { FromPrice } from '../products/stay.schema';
import { orderStatuses, tripKinds, wishlistTypes } from '../wire-words';
import { Amount, Day, Id, Instant, LocaleWord, Nullable, Open, Strict, Uuid, Words } from '../schema-kit';

const Email = Type.String({ minLength: 3, maxLength: 254 });
/** A new password must satisfy `passwordLimits`. Sign-in accepts any password within these bounds. */
const NewPassword = Type.String({ minLength: 10, maxLength: 128 });
const Password = Type.String({ minLength: 1, maxLength: 128 });
const Name = Type.String({ minLength: 1, maxLength: 60 });
/** Secret token from a link in one of our mails. */
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
  /** Language of the mails to this customer. */
  locale: LocaleWord,
  newsletter: Type.Boolean(),
  /** Requested, and not confirmed yet by the link in the mail. Absent from older gateways. */
  newsletterPending: Type.Optional(Type.Boolean()),
  /** Absent from older gateways. */
  preferences: Type.Optional(
    Open({
      /** Mails before the last day of the gifts that the account keeps. */
      reminders: Type.Boolean(),
      /** Mails when a recipient opened or used a gift of the customer. */
      giftNews: Type.Boolean(),
    }),
  ),
  createdAt: Instant,
});
export type Account = Static<typeof Account>;

/** POST /api/account/signup. The response is identical for new and known addresses. */
export const SignUpRequest = Strict({
  locale: LocaleWord,
  email: Email,
  password: NewPassword,
  firstName: Name,
  lastName: Name,
  newsletter: Type.Boolean(),
  /** Path of the shop to return to after confirmation. Paths of other sites are dropped. */
  origin: Type.Optional(Type.String({ maxLength: 500 })),
});
export type SignUpRequest = Static<typeof SignUpRequest>;

/**
 * The response does not reveal whether the address has an account. `limited`: this mailbox has received enough mails of this kind, so
 * none was sent; the links of the received ones work. Counted before the account is looked up.
 */
export const MailSent = Open({
  status: Words(['mail_sent'] as const),
  /** Missing in responses of older gateways. */
  mailed: Type.Optional(Words(['sent', 'limited'] as const)),
  /** Only with `limited`. */
  retryAfterSeconds: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type MailSent = Static<typeof MailSent>;

/** POST /api/account/signin */
export const SignInRequest = Strict({ email: Email, password: Password });
export type SignInRequest = Static<typeof SignInRequest>;

/** POST /api/account/confirm, from the link in the mail. Valid once, for 30 minutes. */
export const ConfirmRequest = Strict({ token: LinkToken });
export type ConfirmRequest = Static<typeof ConfirmRequest>;
/** The account, in the browser that signed up: it is signed in at once. Null in any other browser, which must sign in. */
export const ConfirmResponse = Open({
  account: Nullable(Account),
  /** Number of orders that were placed with this address without an account, and now belong to it. */
  ordersAttached: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type ConfirmResponse = Static<typeof ConfirmResponse>;

/** POST /api/account/password/forgot */
export const ForgotPasswordRequest = Strict({ locale: LocaleWord, email: Email });
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;

/** POST /api/account/password/reset. Valid once, for 30 minutes. Ends every session of the account. */
export const ResetPasswordRequest = Strict({ token: LinkToken, password: NewPassword });
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;

/** PATCH /api/account/me: contains only the members to change. */
export const UpdateMeRequest = Strict({
  civility: Type.Optional(Nullable(Civility)),
  firstName: Type.Optional(Name),
  lastName: Type.Optional(Name),
  phoneNumber: Type.Optional(Nullable(Phone)),
  locale: Type.Optional(LocaleWord),
  newsletter: Type.Optional(Type.Boolean()),
  preferences: Type.Optional(
    Strict({ reminders: Type.Optional(Type.Boolean()), giftNews: Type.Optional(Type.Boolean()) }),
  ),
  /** Ends the account's other sessions. */
  password: Type.Optional(Strict({ current: Password, next: NewPassword })),
});
export type UpdateMeRequest = Static<typeof UpdateMeRequest>;

/** POST /api/account/me/delete */
export const DeleteMeRequest = Strict({ password: Password });
export type DeleteMeRequest = Static<typeof DeleteMeRequest>;

/**
 * POST /api/account/me/email: requires a recent proof of identity. The response never reveals whether the address has an account.
 */
export const ChangeEmailRequest = Strict({ email: Email });
export type ChangeEmailRequest = Static<typeof ChangeEmailRequest>;

/**
 * POST /api/account/email/confirm: from the mail to the new address, valid once, for 30 minutes, in any browser. POST
 * /api/account/email/undo: from the mails to the former address, valid once, for 72 hours.
 */
export const EmailLinkRequest = Strict({ token: LinkToken });
export type EmailLinkRequest = Static<typeof EmailLinkRequest>;

/** An order of the account. @spec ACC-005 */
export const Trip = Open({
  orderUUID: Uuid,
  orderNumber: Type.String(),
  kind: Words(tripKinds),
  status: Words(orderStatuses),
  /** Decided by the last day of the stay or voucher, in the market's time zone. A cancelled or expired order is past. */
  when: Words(['upcoming', 'past'] as const),
  label: Type.String(),
  image: Nullable(Image),
  /** Null for a gift that is not bound to one hotel. */
  hotel: Nullable(Open({ label: Type.String(), place: Type.String() })),
  checkin: Nullable(Day),
  checkout: Nullable(Day),
  nights: Nullable(Type.Integer()),
  /** Last valid day of a voucher. */
  validUntil: Nullable(Day),
  guests: Type.Integer(),
  amount: Amount,
  currency: Words(['EUR'] as const),
  createdAt: Instant,
  /** Address of the order's page on this site. */
  uri: Type.String(),
  /** Current actions on the order, as in `Order`. Absent from older gateways. */
  actions: Type.Optional(Type.Array(Type.String())),
});
export type Trip = Static<typeof Trip>;
/** GET /api/account/trips: upcoming trips first, nearest first; then past trips, latest first. */
export const TripsResponse = Open({ trips: Type.Array(Trip) });
export type TripsResponse = Static<typeof TripsResponse>;

/**
 * PUT /api/account/trips/{orderUUID}: needs the `token` of the confirmation mail's link, unless this browser has opened
 * the link. Idempotent.
 */
export const AttachTripRequest = Strict({
  token: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
export type AttachTripRequest = Static<typeof AttachTripRequest>;

/** POST /api/booking/lookup: a wrong address and an unknown number give the same 404. @spec ACC-009 */
export const BookingLookupRequest = Strict({
  orderNumber: Type.String({ pattern: '^\\d{8}$' }),
  email: Email,
});
export type BookingLookupRequest = Static<typeof BookingLookupRequest>;
/** `token` opens the order for two days, like the link in its mail. */
export const BookingLookupResponse = Open({ orderUUID: Uuid, token: Type.String(), locale: LocaleWord });
export type BookingLookupResponse = Static<typeof BookingLookupResponse>;

/** An item of the wishlist, with the data for its card. @spec WISH-008 */
export const WishlistItem = Open({
  id: Id,
  type: Words(wishlistTypes),
  label: Type.String(),
  imageUrl: Type.String(),
  /** By size key, as on cards. */
  image: Nullable(Image),
  headwords: Type.Array(Open({ label: Type.String() })),
  uri: Type.String(),
  /** An activity's place uses the same members, with `stars` 0. */
  hotel: HotelSummary,
  /** The lowest price on sale for all participants; an activity has 0 nights. Null while nothing is on sale. */
  price: Nullable(FromPrice),
});
export type WishlistItem = Static<typeof WishlistItem>;
/** GET /api/account/wishlist: newest first. Belongs to the account, or to the browser while signed out. @spec WISH-007 */
export const WishlistResponse = Open({ items: Type.Array(WishlistItem) });
export type WishlistResponse = Static<typeof WishlistResponse>;

export const WishlistParams = Strict({ type: Words(wishlistTypes), id: Id });
export type WishlistParams = Static<typeof WishlistParams>;
/** PUT and DELETE return the whole list, newest first. @spec WISH-009 CALL-061 */
export const WishlistKeys = Open({
  items: Type.Array(Open({ id: Id, type: Words(wishlistTypes) })),
});
export type WishlistKeys = Static<typeof WishlistKeys>;

/** GET /api/account/export: all stored data about the customer (GDPR art. 15 and 20); see docs/privacy.md. */
export const AccountExport = Open({
  account: Account,
  trips: Type.Array(Trip),
  /** All orders of the account, with their vouchers and voucher codes. */
  orders: Type.Array(Order),
  /** Events of these orders, and who caused them. */
  orderEvents: Type.Array(
    Open({ orderUUID: Uuid, kind: Type.String(), actor: Type.String(), data: Type.Unknown(), at: Instant }),
  ),
  /** Money that went back, in cents. */
  refunds: Type.Array(
    Open({
      orderUUID: Uuid,
      amount: Amount,
      cause: Type.String(),
      state: Type.String(),
      plannedAt: Instant,
      settledAt: Nullable(Instant),
    }),
  ),
  /** Invoices and credit notes, with the name and address that they carry. */
  invoices: Type.Array(
    Open({
      orderUUID: Uuid,
      number: Type.String(),
      kind: Type.String(),
      total: Amount,
      party: Type.Unknown(),
      issuedAt: Instant,
    }),
  ),
  /** Mails of the gifts of these orders to their recipients. Absent from older gateways. */
  giftDeliveries: Type.Optional(
    Type.Array(
      Type.Composite([Open({ orderUUID: Uuid, position: Type.Integer({ minimum: 0 }) }), KeptDelivery]),
    ),
  ),
  wishlist: Type.Array(Open({ id: Id, type: Words(wishlistTypes), addedAt: Instant })),
  /** Absent from older gateways, like `keptGifts`. */
  addresses: Type.Optional(Type.Array(SavedAddress)),
  /** Gifts and gift cards whose codes the account keeps. */
  keptGifts: Type.Optional(
    Type.Array(Open({ code: Nullable(Type.String()), label: Type.String(), addedAt: Instant })),
  ),
  newsletter: Nullable(
    Open({
      country: Type.String(),
      language: Type.String(),
      since: Instant,
      /**
       * When and where the subscription was requested and confirmed, and the version of the wording. Null for subscriptions older
       * than this record.
       */
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
  /** Subscriptions that are not confirmed yet. */
  newsletterPending: Type.Array(Open({ source: Type.String(), askedAt: Instant, expiresAt: Instant })),
  /** Messages to customer care sent from the account's address. */
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
  /** Mails about the orders, as they were sent: codes and links shortened. Absent from older gateways. */
  sentMails: Type.Optional(
    Type.Array(Open({ sentAt: Instant, to: Type.String(), subject: Type.String(), text: Type.String() })),
  ),
  /** Reminders of vouchers to the account's current address. Absent from older gateways. */
  reminders: Type.Optional(
    Type.Array(Open({ voucherEnds: Day, askedAt: Instant, stoppedAt: Nullable(Instant) })),
  ),
  /** Address changes that can still be confirmed or undone. */
  emailChanges: Type.Array(
    Open({
      previousEmail: Type.String(),
      email: Type.String(),
      askedAt: Instant,
      confirmedAt: Nullable(Instant),
    }),
  ),
  sessions: Type.Array(AccountSession),
  /** Browsers that have used the account. */
  devices: Type.Array(Open({ firstSeenAt: Instant, lastSeenAt: Instant })),
  /** Without their public keys. */
  passkeys: Type.Array(Passkey),
  securityEvents: Type.Array(SecurityEvent),
  /** Analytics events of the account, which agreed to them. Absent from older gateways. */
  analyticsEvents: Type.Optional(
    Type.Array(
      Open({
        at: Instant,
        name: Type.String(),
        pagePath: Type.String(),
        clientId: Nullable(Type.String()),
        items: Type.Array(Type.Unknown()),
      }),
    ),
  ),
});
export type AccountExport = Static<typeof AccountExport>;
