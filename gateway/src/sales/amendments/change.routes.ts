import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { parseDay, parseMonth } from '../../http/parse-day';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { canonicalJson } from '../../http/requests/canonical-json';
import { sha256 } from '../../http/signing';
import { firstOfMonthAfter, guestsOf } from '../inventory/availability.routes';
import { findOwnOrder, viewOrder } from '../orders/access/order-access';
import { idempotencyKeyOf } from '../orders/opening/handle-order-request';
import { openPayment } from '../payments/open-payment';
import { askingProvider } from '../payments/payment-problems';
import { countPromotionGuess } from '../promotions/promotion-guesses';
import { toOrderProblem } from '../records/order-refusal';
import type { OrderRow } from '../records/order.repository';
import { changeRulesOf } from '../terms/change-rules';
import { findChangeDays } from './change-days';
import { toChangeProblem, type ChangeRefused } from './change-refusal';
import { toRequestedStay } from './change-wish';
import { giveUpChange } from './give-up-change';
import { openAmendment } from './open-amendment';
import { readBooking } from './price-change';
import { quoteChange } from './quote-change';

const purchase = { rate: 'purchase' } as const;

/** A visitor's own order that is a stay; others have no change. */
const ownStay = async (context: GatewayContext, request: FastifyRequest, uuid: string): Promise<OrderRow> => {
  const own = await findOwnOrder(context, request, uuid);
  if (!own.ok) throw toOrderProblem(own.error);
  if (own.value.kind === 'stay' && !own.value.amends) return own.value;
  const message = `Order ${uuid} is no booked stay.`;
  throw toChangeProblem({ kind: 'CHANGE_NOT_ALLOWED', message, reason: 'closed' });
};

const claimOf = (request: FastifyRequest, uuid: string) => {
  const key = idempotencyKeyOf(request);
  return key
    ? { scope: `order:${uuid}:change`, key, requestHash: sha256(canonicalJson(request.body)) }
    : null;
};

const registerReads = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.changeQuote,
    async ({ params, body, request }) =>
      quoteChange(context, await ownStay(context, request, params.orderUUID), toRequestedStay(body)),
    purchase,
  );

  registerCall(
    app,
    callSchemas.changeDays,
    async ({ params, query, request }) => {
      const order = await ownStay(context, request, params.orderUUID);
      const { refusal } = changeRulesOf(order, new Date(context.clock.now()));
      if (refusal) {
        const message = `Order ${order.uuid} cannot be changed: ${refusal}.`;
        throw toChangeProblem({ kind: 'CHANGE_NOT_ALLOWED', message, reason: refusal });
      }
      const days = await findChangeDays(context.db, await readBooking(context.db, order), {
        offerId: query.offerId,
        guests: guestsOf(query),
        nights: query.nights,
        checkin: query.checkin ? parseDay(query.checkin, 'query/checkin') : null,
        from: parseMonth(query.month, 'query/month'),
        until: firstOfMonthAfter(query.month, query.length),
        now: context.clock.now(),
      });
      if (days) return days;
      const detail = `The hotel of order ${order.uuid} has no package ${query.offerId}.`;
      throw new HttpProblem({ status: 404, code: 'PACKAGE_NOT_AVAILABLE', detail });
    },
    purchase,
  );
};

/** A change of a booking: its price, its days, the change itself and its end. */
export const registerChanges = (app: FastifyInstance, context: GatewayContext): void => {
  const refuse = (refusal: ChangeRefused): never => {
    context.metrics.orders.inc({ outcome: refusal.kind });
    throw toChangeProblem(refusal);
  };
  registerReads(app, context);

  registerCall(
    app,
    callSchemas.changeOrder,
    async ({ params, body, request }) => {
      const { uuid } = await ownStay(context, request, params.orderUUID);
      const { promotionCode = '' } = body;
      const guess = promotionCode.trim() === '' ? null : await countPromotionGuess(context, request);
      const opened = await openAmendment(context, {
        uuid,
        requested: toRequestedStay(body.wish),
        expectedDue: body.expectedDue,
        voucherCodes: body.voucherCodes,
        promotionCode,
        idempotency: claimOf(request, uuid),
      });
      if (opened.ok || opened.error.kind !== 'PROMOTION_NOT_VALID') await guess?.forgive();
      if (!opened.ok) return refuse(opened.error);
      context.wakeJobs();
      const { amendmentUuid, due } = opened.value;
      context.metrics.orders.inc({ outcome: due > 0 ? 'held' : 'changed' });
      if (due === 0) return { done: true, payment: null };
      await askingProvider(() => openPayment(context, amendmentUuid));
      return { done: false, payment: { orderUUID: amendmentUuid, amount: due } };
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.giveUpChange,
    async ({ params, request }) => {
      const { uuid } = await ownStay(context, request, params.orderUUID);
      const given = await giveUpChange(context, uuid);
      if (!given.ok) return refuse(given.error);
      context.wakeJobs();
      return viewOrder(context, uuid);
    },
    purchase,
  );
};
