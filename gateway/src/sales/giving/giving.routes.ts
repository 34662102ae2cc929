import type { Buyer, Order } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { isEmail } from '@detour/shared-contracts/rules';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { HttpProblem, notFoundProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { findOwnOrder, viewOrder } from '../orders/access/order-access';
import { countPaper } from '../papers/paper-limits';
import { toOrderProblem } from '../records/order-refusal';
import { giftCodeOf } from '../vouchers/codes/gift-code-header';
import { askReminder, stopReminder } from '../vouchers/deliveries/reminder.repository';
import { unknownVoucher } from '../vouchers/unknown-voucher';
import type { VoucherRow } from '../vouchers/voucher-row';
import { stateOn } from '../vouchers/voucher-validity';
import { findVoucherByCode, marketDayOf } from '../vouchers/voucher.repository';
import { changeDelivery, type DeliveryRefusal } from './change-delivery';
import { findGift } from './find-gift';

const purchase = { rate: 'purchase' } as const;

interface GiftPath {
  readonly orderUUID: string;
  readonly position: string;
}

const closed = (reason: DeliveryRefusal): HttpProblem =>
  new HttpProblem({
    status: 409,
    code: reason === 'sending' ? 'DELIVERY_BUSY' : 'DELIVERY_CLOSED',
    detail: `The delivery of the gift cannot be changed: ${reason}.`,
    extra: { reason },
  });

/** Reminders are for vouchers that can still be used. */
const requireLive = (voucher: VoucherRow, locale: string, now: Date) => {
  const today = marketDayOf(locale, now);
  const state = stateOn(voucher, today);
  if (state === 'issued' || state === 'claimed') return { today, validUntil: isoDate(voucher.valid_until) };
  throw new HttpProblem({
    status: 409,
    code: 'VOUCHER_NOT_USABLE',
    detail: `The voucher is ${state}: there is nothing to remind of.`,
  });
};

/** Calls of the buyer on a gift after the purchase, and reminders for the holder of its code. */
export const registerGiving = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock } = context;

  const requireGift = async (request: FastifyRequest, { orderUUID, position }: GiftPath) => {
    const own = await findOwnOrder(context, request, orderUUID);
    if (!own.ok) throw toOrderProblem(own.error);
    const gift = await findGift(db, { orderUuid: orderUUID, position: Number(position) });
    if (!gift) throw notFoundProblem(`Order ${orderUUID} has no paid gift ${position}.`);
    return gift;
  };

  registerCall(
    app,
    callSchemas.giftDelivery,
    async ({ params, body, request }): Promise<Order> => {
      const { order, snapshot } = await requireGift(request, params);
      if (snapshot.format === 'physical' || snapshot.ownUse) throw closed('ended');
      const key = { orderUuid: order.uuid, position: Number(params.position) };
      const changed = await changeDelivery(context, key, body);
      if (!changed.ok) throw closed(changed.error);
      context.wakeJobs();
      return viewOrder(context, order.uuid);
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.buyerReminder,
    async ({ params, body, request }): Promise<Order> => {
      const { order, voucher } = await requireGift(request, params);
      const now = new Date(clock.now());
      const whose = { voucherId: voucher.id, to: 'buyer', now } as const;
      if (body.wanted) {
        const days = requireLive(voucher, order.locale, now);
        const { email } = order.buyer as Buyer;
        await askReminder(db, { ...whose, ...days, email, locale: order.locale as Locale });
      } else await stopReminder(db, whose);
      return viewOrder(context, order.uuid);
    },
    purchase,
  );

  registerHolderReminder(app, context);
};

/** Reminders for the holder of the code, at the holder's address. */
const registerHolderReminder = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock } = context;
  registerCall(
    app,
    callSchemas.holderReminder,
    async ({ params, body, request }) => {
      const voucher = await findVoucherByCode(db, giftCodeOf(request, params.code));
      if (!voucher) throw unknownVoucher();
      const { locale } = body;
      const email = body.email.trim();
      if (!isEmail(email)) {
        throw new HttpProblem({
          status: 400,
          code: 'INVALID_REQUEST',
          detail: 'The address is not valid.',
          errors: [{ path: 'body/email', message: 'is not an address' }],
        });
      }
      const now = new Date(clock.now());
      const days = requireLive(voucher, locale, now);
      await countPaper(context, { what: 'voucher-reminder', orderUuid: voucher.id, most: 5 });
      await askReminder(db, { ...days, voucherId: voucher.id, to: 'recipient', email, locale, now });
      return null;
    },
    purchase,
  );
};
