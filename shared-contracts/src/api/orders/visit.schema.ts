import { Type, type Static } from '@sinclair/typebox';
import { partnerPinDigits } from '../../rules/gifts/visit';
import { Day, Instant, LocaleWord, Nullable, Open, Strict, Time, Words } from '../schema-kit';

/** The day that a voucher of an activity has booked. */
export const VisitBooking = Open({
  day: Day,
  starts: Time,
  party: Type.Integer({ minimum: 1 }),
  /** Name under which the partner expects the party; '' when it is no longer kept. */
  guestName: Type.String(),
  /** Until then the booking can be moved and cancelled. */
  changeableUntil: Instant,
  isChangeable: Type.Boolean(),
});
export type VisitBooking = Static<typeof VisitBooking>;

/**
 * GET /api/front/vouchers/{code}/activity/slots: slots of an activity voucher with room for its whole party, by day and time. Empty for an
 * activity whose day is agreed with its partner.
 */
export const VisitSlotsQuery = Strict({
  locale: LocaleWord,
  from: Day,
  days: Type.Integer({ minimum: 1, maximum: 130 }),
});
export const VisitSlots = Open({
  slots: Type.Array(
    Open({
      day: Day,
      starts: Time,
      /** Places left, 9 at most. */
      left: Type.Integer({ minimum: 1, maximum: 9 }),
    }),
  ),
  /** First and last day with a slot of this activity; null without one. */
  first: Nullable(Day),
  last: Nullable(Day),
});
export type VisitSlots = Static<typeof VisitSlots>;

/**
 * POST /api/front/vouchers/{code}/activity/booking: books a slot for the whole party of the voucher, or moves its booking there. 409
 * SLOT_TAKEN when the slot is full or unknown, BOOKING_CLOSED when it is too late, or the voucher is used, expired or withdrawn.
 */
export const VisitBookingRequest = Strict({
  locale: LocaleWord,
  day: Day,
  starts: Time,
  /** Required for the first booking. A move keeps it when it is left out. */
  guest: Type.Optional(
    Strict({
      name: Type.String({ minLength: 1, maxLength: 80 }),
      email: Type.String({ minLength: 3, maxLength: 254 }),
    }),
  ),
});
export type VisitBookingRequest = Static<typeof VisitBookingRequest>;
export const VisitBookingAnswer = Open({ booking: Nullable(VisitBooking) });
export type VisitBookingAnswer = Static<typeof VisitBookingAnswer>;

/** GET /api/front/vouchers/{code}/activity/calendar: the booking as a calendar file. 404 without one. */
export const VisitCalendar = Open({ filename: Type.String(), content: Type.String() });
export type VisitCalendar = Static<typeof VisitCalendar>;

/**
 * POST /api/partner/redeem: the partner ends the voucher of a visitor. The same 404 for an unknown code, a wrong PIN, and a voucher of
 * another partner. 409 VOUCHER_NOT_USABLE for a right pair whose voucher has already ended.
 */
export const PartnerRedeem = Strict({
  locale: LocaleWord,
  code: Type.String({ minLength: 1, maxLength: 60 }),
  pin: Type.String({ pattern: `^\\d{${partnerPinDigits}}$` }),
});
export type PartnerRedeem = Static<typeof PartnerRedeem>;
export const PartnerRedeemed = Open({
  label: Type.String(),
  party: Type.Integer({ minimum: 1 }),
  state: Words(['redeemed'] as const),
});
export type PartnerRedeemed = Static<typeof PartnerRedeemed>;
