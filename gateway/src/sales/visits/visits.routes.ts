import type { VisitBookingAnswer } from '@detour/shared-contracts/api';
import { addDays, parseIsoDate, type IsoDate } from '@detour/shared-contracts/base';
import { isEmail, isName } from '@detour/shared-contracts/rules';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { HttpProblem, notFoundProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { toOrderProblem } from '../records/order-refusal';
import { findBooking, toVisitBooking } from '../slots/booking.repository';
import { giftCodeOf } from '../vouchers/codes/gift-code-header';
import { unknownVoucher } from '../vouchers/unknown-voucher';
import type { VoucherRow } from '../vouchers/voucher-row';
import { findVoucherByCode } from '../vouchers/voucher.repository';
import { bookVisit } from './book-visit';
import { cancelVisit } from './end-visit';
import { listVisitSlots } from './list-visit-slots';
import { countPartnerGuess } from './partner-guesses';
import { redeemVisit } from './redeem-visit';
import { createVisitCalendar } from './visit-calendar';
import { toVisitProblem } from './visit-refusal';
import { findActivity } from './visit.repository';

const purchase = { rate: 'purchase' } as const;

const invalid = (path: string, message: string): HttpProblem =>
  new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    detail: `${path} ${message}.`,
    errors: [{ path, message }],
  });

const dayOf = (text: string, path: string): IsoDate => {
  const day = parseIsoDate(text);
  if (!day) throw invalid(path, 'is not a date');
  return day;
};

/** Requires a code of an activity's voucher. A malformed or unknown code and one of another kind give the same 404. */
const getVoucher = async (
  { db }: GatewayContext,
  request: FastifyRequest,
  inPath: string,
): Promise<VoucherRow> => {
  const voucher = await findVoucherByCode(db, giftCodeOf(request, inPath));
  if (voucher?.kind !== 'activity') throw unknownVoucher();
  return voucher;
};

const viewBooking = async (
  { db, clock }: GatewayContext,
  voucher: VoucherRow,
): Promise<VisitBookingAnswer> => {
  const booking = await findBooking(db, voucher.id);
  const activity = booking && (await findActivity(db, booking.activity_id));
  return {
    booking: booking ? toVisitBooking(booking, activity?.country ?? '', new Date(clock.now())) : null,
  };
};

const registerSlots = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(
    app,
    callSchemas.visitSlots,
    async ({ params, query, request }) => {
      const from = dayOf(query.from, '/from');
      const voucher = await getVoucher(context, request, params.code);
      return listVisitSlots(context, voucher, { from, until: addDays(from, query.days - 1) });
    },
    purchase,
  );

const registerBooking = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.bookVisit,
    async ({ params, body, request }) => {
      const voucher = await getVoucher(context, request, params.code);
      if (body.guest && !isName(body.guest.name)) throw invalid('/guest/name', 'is not a name');
      if (body.guest && !isEmail(body.guest.email.trim())) throw invalid('/guest/email', 'is not an address');
      const booked = await bookVisit(context, voucher.id, { ...body, day: dayOf(body.day, '/day') });
      if (!booked.ok) throw toVisitProblem(booked.error);
      context.wakeJobs();
      return viewBooking(context, voucher);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.cancelVisit,
    async ({ params, request }) => {
      const voucher = await getVoucher(context, request, params.code);
      const cancelled = await cancelVisit(context, voucher.id);
      if (!cancelled.ok) throw toVisitProblem(cancelled.error);
      context.wakeJobs();
      return viewBooking(context, voucher);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.visitCalendar,
    async ({ params, query, request }) => {
      const voucher = await getVoucher(context, request, params.code);
      const booking = await findBooking(context.db, voucher.id);
      const activity = booking && (await findActivity(context.db, booking.activity_id));
      if (!booking || !activity) throw notFoundProblem('The voucher has no booking.');
      return createVisitCalendar({ booking, activity, locale: query.locale, now: context.clock.now() });
    },
    purchase,
  );
};

const registerRedeem = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(
    app,
    callSchemas.partnerRedeem,
    async ({ body, request }) => {
      const guess = await countPartnerGuess(context, request, body.code);
      const redeemed = await redeemVisit(context, body);
      if (!redeemed) throw unknownVoucher();
      await guess.forgive();
      if (!redeemed.ok) throw toOrderProblem(redeemed.error);
      return redeemed.value;
    },
    purchase,
  );

/** Visits of an activity: the recipient books, moves and cancels them, the partner redeems the voucher. */
export const registerVisits = (app: FastifyInstance, context: GatewayContext): void => {
  registerSlots(app, context);
  registerBooking(app, context);
  registerRedeem(app, context);
};
