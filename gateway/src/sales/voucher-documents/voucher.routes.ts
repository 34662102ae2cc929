import { orderCall } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import { registerCall } from '../../http/register-call';
import { findOwnOrder } from '../orders/access/order-access';
import { toOrderProblem } from '../records/order-refusal';
import { registerCodeChecks } from '../vouchers/redemption/check-codes.routes';
import { giftCodeOf } from '../vouchers/codes/gift-code-header';
import { unknownVoucher } from '../vouchers/unknown-voucher';
import { createVoucherFile } from './voucher-file';
import { viewVoucher } from '../vouchers/status/view-voucher';
import { findVoucherByCode } from '../vouchers/voucher.repository';

const registerStatus = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(
    app,
    callSchemas.voucherStatus,
    async ({ params, query, request }) => {
      const voucher = await findVoucherByCode(context.db, giftCodeOf(request, params.code));
      if (!voucher) throw unknownVoucher();
      return viewVoucher(context, voucher, query.locale);
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
