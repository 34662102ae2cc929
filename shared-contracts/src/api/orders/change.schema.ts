import { Type, type Static } from '@sinclair/typebox';
import { ActivityChoice } from '../products/stay.schema';
import { changeProblems, changeRefusals } from '../wire-words';
import {
  Amount,
  Day,
  Id,
  Instant,
  ListNumber,
  Month,
  Nullable,
  Open,
  Pax,
  Strict,
  Uuid,
  Words,
} from '../schema-kit';
import { Back, CardName } from './cancellation.schema';
import { OrderedStay } from './order.schema';

/** Cents: positive is to be paid, negative is refunded. */
const Difference = Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 });

/** The stay that a buyer wants instead of the booked one, in the same hotel. */
export const ChangeWish = Strict({
  /** Id of the package. */
  offerId: Id,
  checkin: Day,
  checkout: Day,
  ...Pax,
  activityDays: Type.Array(Strict({ activityId: ListNumber, date: Day }), { maxItems: 20 }),
});
export type ChangeWish = Static<typeof ChangeWish>;

const ChangeSide = Open({
  stay: OrderedStay,
  /** Cents that the buyer pays to us for it in all, after a promotion code. */
  total: Amount,
  /** Cents, paid at the hotel, not part of `total`. */
  taxAtHotel: Amount,
});

/** Another stay of the hotel on the same days. `due` is null when it has no room then. */
const ChangeOffer = Open({
  offerId: Id,
  label: Type.String(),
  roomTitle: Type.String(),
  due: Nullable(Difference),
});

/** POST …/orders/{uuid}/change/quote: the price or refund of a change. It changes and holds nothing. */
export const ChangeQuote = Open({
  /** Null when the booking can be changed. */
  reason: Nullable(Words(changeRefusals)),
  /** Last moment for a change. Null when there is none. */
  until: Nullable(Instant),
  before: ChangeSide,
  /** False for a wish that is the booking as it is. */
  isChanged: Type.Boolean(),
  /** Why the wished stay cannot be booked. Null when it can. */
  problem: Nullable(Words(changeProblems)),
  /** Null with `reason` or `problem`. */
  after: Nullable(ChangeSide),
  /** Null without `after`. */
  due: Nullable(Difference),
  /** Where a negative `due` goes. */
  back: Open({ card: Back.card, vouchers: Back.vouchers }),
  card: Nullable(CardName),
  daysToCard: Open({ least: Type.Integer(), most: Type.Integer() }),
  /** Stays of the hotel on these days, the wished one included. */
  offers: Type.Array(ChangeOffer),
  /** Activities of the wished stay that need a day. */
  activities: Type.Array(ActivityChoice),
  /** With a `problem`: the nearest days on which the wish has room, at most three. */
  otherDays: Type.Array(Open({ checkin: Day, checkout: Day, due: Difference })),
});
export type ChangeQuote = Static<typeof ChangeQuote>;

/** GET …/orders/{uuid}/change/days: from which days, and from a chosen `checkin` until which, the stay can be booked instead. */
export const ChangeDaysQuery = Strict({
  offerId: Id,
  month: Month,
  length: Type.Integer({ minimum: 1, maximum: 12 }),
  ...Pax,
  nights: Type.Integer({ minimum: 1, maximum: 60 }),
  checkin: Type.Optional(Day),
});
export type ChangeDaysQuery = Static<typeof ChangeDaysQuery>;

export const ChangeDays = Open({
  /** For a stay of `nights` from each day, or the nearest number that the day allows. Null: none. */
  checkins: Type.Record(Type.String(), Nullable(Open({ due: Difference, nights: Type.Integer() }))),
  /** For a stay from `checkin` until each day. Days without one are absent. */
  checkouts: Type.Record(Type.String(), Open({ due: Difference })),
  /** Null at the end of the coming year. */
  nextMonth: Nullable(Month),
});
export type ChangeDays = Static<typeof ChangeDays>;

/**
 * POST …/orders/{uuid}/change: changes the booking. Another difference than `expectedDue` is refused with 409 AMOUNT_CHANGED and `due`.
 */
export const ChangeRequest = Strict({
  wish: ChangeWish,
  expectedDue: Difference,
  /** Codes of gift cards and vouchers that pay a difference. */
  voucherCodes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 5 })),
  /** Reduces a difference. Refused for a booking that has one already. */
  promotionCode: Type.Optional(Type.String({ maxLength: 40 })),
});
export type ChangeRequest = Static<typeof ChangeRequest>;

export const ChangeResponse = Open({
  /** True when the change is applied. */
  done: Type.Boolean(),
  /** Order to pay. Until it is paid the booking stays as it was. Null when nothing is to be paid. */
  payment: Nullable(Open({ orderUUID: Uuid, amount: Amount })),
});
export type ChangeResponse = Static<typeof ChangeResponse>;
