import { orderCall } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { registerCall } from '../../http/register-call';
import { findOwnOrder } from '../orders/access/order-access';
import { toOrderProblem } from '../records/order-refusal';
import { findOrder } from '../records/order.repository';
import { registerCodeChecks } from '../vouchers/redemption/check-codes.routes';
import { giftCodeOf } from '../vouchers/codes/gift-code-header';
import { unknownVoucher } from '../vouchers/unknown-voucher';
import { createVoucherFile } from './voucher-file';
import { stateOn } from '../vouchers/voucher-validity';
import { findVoucherByCode, marketDayOf } from '../vouchers/voucher.repository';
import type { VoucherSnapshot } from '../vouchers/voucher-snapshot';

const registerStatus = (app: FastifyInstance, { db, clock }: GatewayContext): void =>
  registerCall(
    app,
    callSchemas.voucherStatus,
    async ({ params, query, request }) => {
      const voucher = await findVoucherByCode(db, giftCodeOf(request, params.code));
      const order = voucher && (await findOrder(db, voucher.order_uuid));
      if (!voucher || !order) throw unknownVoucher();
      const { label } = order.voucher as VoucherSnapshot;
      return {
        kind: voucher.kind,
        state: stateOn(voucher, marketDayOf(query.locale satisfies Locale, new Date(clock.now()))),
        label,
        productId: voucher.product_id,
        nights: voucher.nights,
        adults: voucher.adults,
        value: voucher.value,
        remainingValue: voucher.remaining,
        validUntil: voucher.valid_until,
      };
    },
    { rate: 'purchase' },
  );

/** GET …/orders/{uuid}/voucher.pdf: requires access to the order. */
const registerFile = (app: FastifyInstance, context: GatewayContext): void => {
  const { params } = callSchemas.order;
  app.get<{ Params: { orderUUID: string } }>(
    `${orderCall.path}/voucher.pdf`,
    {
      schema: { params, summary: 'The voucher to print' },
      config: { rate: 'purchase' },
    },
    async (request, reply) => {
      const own = await findOwnOrder(context, request, request.params.orderUUID);
      if (!own.ok) throw toOrderProblem(own.error);
      const file = await createVoucherFile(context, own.value);
      if (!file.ok) throw toOrderProblem(file.error);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `inline; filename="${file.value.filename}"`)
        .type('application/pdf')
        .send(file.value.content);
    },
  );
};

export const registerVouchers = (app: FastifyInstance, context: GatewayContext): void => {
  registerStatus(app, context);
  registerCodeChecks(app, context);
  registerFile(app, context);
};
