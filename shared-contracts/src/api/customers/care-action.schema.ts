import { Type, type Static } from '@sinclair/typebox';
import { voucherKinds } from '../../rules/gifts/gift';
import { careActionKinds, careLetters } from '../care-words';
import { CardName } from '../orders/cancellation.schema';
import { ChangeQuote, ChangeWish } from '../orders/change.schema';
import { ExchangeTold, ExchangeWish, GiftPosition } from './care-exchange.schema';
import { Amount, Day, Instant, Nullable, Open, Percent, Strict, Uuid, Words } from '../schema-kit';

const Reason = Type.String({ minLength: 10, maxLength: 500 });

/** Members of a buyer that care corrects. Absent ones stay. */
const BuyerCorrection = Strict({
  email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  firstName: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  lastName: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  phoneNumber: Type.Optional(Type.String({ minLength: 4, maxLength: 30 })),
});

/** The requested action on an order. Each kind has its own members; others are rejected with 400. */
export const CareAction = Strict({
  kind: Words(careActionKinds),
  /** `cancel`: instead of the percent of the terms. */
  percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  /** `refund`: cents to the card and to the vouchers. */
  card: Type.Optional(Amount),
  vouchers: Type.Optional(Amount),
  /** `change` */
  wish: Type.Optional(ChangeWish),
  /** `withdraw`: some gifts of several. */
  positions: Type.Optional(Type.Array(GiftPosition, { minItems: 1, maxItems: 10, uniqueItems: true })),
  /** `exchange` */
  exchange: Type.Optional(ExchangeWish),
  /** `resend` */
  letter: Type.Optional(Words(careLetters)),
  /** Which one of several, as `CareActions.mails` names it. Absent: the latest. */
  ref: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** `correct-buyer` */
  buyer: Type.Optional(BuyerCorrection),
});
export type CareAction = Static<typeof CareAction>;

/** Cents that a preview showed: the refund to card and vouchers, and the amount to pay. */
const CareExpected = Strict({ card: Amount, vouchers: Amount, due: Amount });

/**
 * GET /api/care/orders/:orderNumber/actions: current actions of this member of staff on the order. `refusal` is null where
 * it is possible; pages ignore kinds and words that they do not know.
 */
export const CareActions = Open({
  actions: Type.Array(Open({ kind: Type.String(), refusal: Nullable(Type.String()) })),
  /** Cents that the order keeps, by means of payment. */
  kept: Open({ card: Amount, vouchers: Amount }),
  /** The booked stay as a wish. Null for other orders. */
  wish: Nullable(ChangeWish),
  /** Confirmation or cancellation, if the order has it. */
  letters: Type.Array(Type.String()),
  /** Letters that can be sent again, latest first. Absent from older gateways. */
  mails: Type.Optional(
    Type.Array(
      Open({
        /** Word of `careLetters`. */
        letter: Type.String(),
        /** Null when there is one only. */
        ref: Nullable(Type.String()),
        /** When it became due. */
        at: Instant,
        to: Type.String(),
        /** Distinguishes it from others of its kind: the gift. */
        about: Type.String(),
      }),
    ),
  ),
  buyer: Open({
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    phoneNumber: Type.String(),
  }),
  /** Cents that one member of staff may refund beyond the terms. */
  limit: Amount,
  /** Vouchers of the order, with why they cannot be withdrawn from or exchanged; null where it is possible. Absent for a stay. */
  gifts: Type.Optional(
    Type.Array(
      Open({
        position: GiftPosition,
        kind: Words(voucherKinds),
        label: Type.String(),
        /** '' without one. */
        toName: Type.String(),
        toEmail: Type.String(),
        /** Cents. */
        remaining: Amount,
        withdraw: Nullable(Type.String()),
        exchange: Nullable(Type.String()),
      }),
    ),
  ),
});
export type CareActions = Static<typeof CareActions>;

const BackTold = {
  card: Amount,
  vouchers: Type.Array(Open({ kind: Words(voucherKinds), codeEnd: Nullable(Type.String()), amount: Amount })),
};

/** POST …/actions/preview: the current effect of the action, as the customer would see it. Changes nothing. */
export const CareActionPreview = Open({
  /** Word of the reason. Null when the action is possible. */
  refusal: Nullable(Type.String()),
  /** True when another person decides about it. */
  needsSecond: Type.Boolean(),
  /** Why: a word of `CareSecond`. */
  second: Type.Optional(Nullable(Type.String())),
  /** Cents refunded beyond the terms, including earlier goodwill refunds. */
  goodwill: Amount,
  /** The refund, and the amount that the order keeps. Null when no money moves. */
  back: Nullable(Open({ percent: Nullable(Percent), ...BackTold, kept: Amount })),
  /** Refund by the terms alone. Null when no terms apply. */
  byTerms: Nullable(Open({ percent: Percent, card: Amount, vouchers: Amount })),
  paidBy: Nullable(CardName),
  daysToCard: Open({ least: Type.Integer(), most: Type.Integer() }),
  change: Nullable(ChangeQuote),
  /** Last day of an extended voucher, or of one that comes by exchange. */
  until: Nullable(Day),
  /** What a gift is exchanged for. Absent for other actions. Cents. */
  exchange: Type.Optional(Nullable(ExchangeTold)),
  /** Letters that the customer gets; words of `CareMail`. */
  mails: Type.Array(Type.String()),
  expected: Open({ card: Amount, vouchers: Amount, due: Amount }),
});
export type CareActionPreview = Static<typeof CareActionPreview>;

export const CareActionAsk = Strict({ action: CareAction });

/**
 * POST …/actions: runs the action, or stores it for a second person. Amounts that differ from `expected` are rejected with
 * 409 REFUND_CHANGED. A repeated `Idempotency-Key` has no second effect.
 */
export const CareActionRequest = Strict({ action: CareAction, reason: Reason, expected: CareExpected });
export type CareActionRequest = Static<typeof CareActionRequest>;

export const CareActionResponse = Open({
  /** False when a second person decides, or the customer still has to pay. */
  done: Type.Boolean(),
  /** Request that waits for a second person. */
  request: Nullable(Uuid),
  /** Cents that the customer has to pay before a change takes effect, and the deadline. */
  payment: Nullable(Open({ amount: Amount, until: Instant })),
});
export type CareActionResponse = Static<typeof CareActionResponse>;

const CareRequest = Open({
  id: Uuid,
  orderNumber: Type.String(),
  customer: Type.String(),
  action: Open({ kind: Type.String() }),
  /** Requested cents. */
  amount: Amount,
  reason: Type.String(),
  askedBy: Type.String(),
  askedAt: Instant,
  /** Null while it is open. */
  decision: Nullable(Type.String()),
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
  /** True for a request of the calling member of staff. */
  own: Type.Boolean(),
});

/** GET /api/care/requests: open requests first, oldest first, then those decided in the last week. */
export const CareRequests = Open({ requests: Type.Array(CareRequest), mayDecide: Type.Boolean() });
export type CareRequests = Static<typeof CareRequests>;

export const CareRequestParams = Strict({ requestId: Uuid });

/** GET /api/care/requests/:requestId: with the current state of the action. */
export const CareRequestView = Open({ request: CareRequest, action: CareAction, preview: CareActionPreview });
export type CareRequestView = Static<typeof CareRequestView>;

/** POST …/decide: `expected` are the sums that the deciding person saw. */
export const CareDecision = Strict({
  decision: Words(['approved', 'refused'] as const),
  reason: Reason,
  expected: CareExpected,
});
export type CareDecision = Static<typeof CareDecision>;

/** POST /api/care/act-for: the customer of an order, or the owner of an account. One of both. */
export const ActForRequest = Strict({
  orderNumber: Type.Optional(Type.String({ pattern: '^\\d{8}$' })),
  accountEmail: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  reason: Reason,
});
export type ActForRequest = Static<typeof ActForRequest>;

/** Also GET /api/care/act-for: the customer for whom this browser orders, and until when. */
export const ActFor = Open({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  until: Instant,
  hasAccount: Type.Boolean(),
  /** Initial values of the checkout. An account has no postal address. */
  civility: Nullable(Type.String()),
  phoneNumber: Nullable(Type.String()),
  addressLine: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  city: Nullable(Type.String()),
  country: Nullable(Type.String()),
});
export type ActFor = Static<typeof ActFor>;
export const ActingFor = Open({ customer: Nullable(ActFor) });
export type ActingFor = Static<typeof ActingFor>;
