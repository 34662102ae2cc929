import { orderCall } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

interface GiftPath {
  readonly orderUUID: string;
  /** 0 for the first gift. */
  readonly position: number;
}

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

/** GET …/orders/{uuid}/voucher.pdf, and …/gifts/{position}/voucher.pdf of several: requires access to the order. */
const registerFiles = (app: FastifyInstance, context: GatewayContext): void => {
  const answer = async (request: FastifyRequest, reply: FastifyReply, { orderUUID, position }: GiftPath) => {
    const own = await findOwnOrder(context, request, orderUUID);
    if (!own.ok) throw toOrderProblem(own.error);
    const file = await createVoucherFile(context, own.value, position);
    if (!file.ok) throw toOrderProblem(file.error);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${file.value.filename}"`)
      .type('application/pdf')
      .send(file.value.content);
  };
  const config = { rate: 'purchase' } as const;
  app.get<{ Params: { orderUUID: string } }>(
    `${orderCall.path}/voucher.pdf`,
    { schema: { params: callSchemas.order.params, summary: 'The voucher to print' }, config },
    (request, reply) => answer(request, reply, { ...request.params, position: 0 }),
  );
  app.get<{ Params: { orderUUID: string; position: string } }>(
    `${orderCall.path}/gifts/:position/voucher.pdf`,
    {
      schema: { params: callSchemas.giftDelivery.params, summary: 'The voucher of one gift of several' },
      config,
    },
    (request, reply) =>
      answer(request, reply, {
        orderUUID: request.params.orderUUID,
        position: Number(request.params.position),
      }),
  );
};

export const registerVouchers = (app: FastifyInstance, context: GatewayContext): void => {
  registerStatus(app, context);
  registerCodeChecks(app, context);
  registerFiles(app, context);
};
