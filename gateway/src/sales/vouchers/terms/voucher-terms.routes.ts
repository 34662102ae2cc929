import type { ExtensionRefusal } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { HttpProblem } from '../../../http/problem';
import { registerCall } from '../../../http/register-call';
import { giftCodeOf } from '../codes/gift-code-header';
import { viewVoucher } from '../status/view-voucher';
import { unknownVoucher } from '../unknown-voucher';
import { findVoucherByCode } from '../voucher.repository';
import type { VoucherRow } from '../voucher-row';
import { extendVoucher } from './extend-voucher';
import { openVoucher } from './open-voucher';

const purchase = { rate: 'purchase' } as const;

const refused = (reason: ExtensionRefusal): HttpProblem =>
  new HttpProblem({
    status: 409,
    code: 'EXTENSION_NOT_ALLOWED',
    detail: `The voucher cannot be extended: ${reason}.`,
    extra: { reason },
  });

/** Actions of the holder of a code without a purchase: unwrapping and extension. */
export const registerVoucherTerms = (app: FastifyInstance, context: GatewayContext): void => {
  const getVoucher = async (request: FastifyRequest, code: string): Promise<VoucherRow> => {
    const voucher = await findVoucherByCode(context.db, giftCodeOf(request, code));
    if (!voucher) throw unknownVoucher();
    return voucher;
  };
  registerCall(
    app,
    callSchemas.openVoucher,
    async ({ params, request }) => {
      const voucher = await getVoucher(request, params.code);
      await openVoucher(context.db, voucher, new Date(context.clock.now()));
      return null;
    },
    purchase,
  );
  registerCall(
    app,
    callSchemas.extendVoucher,
    async ({ params, query, request }) => {
      const voucher = await getVoucher(request, params.code);
      const extended = await extendVoucher(context, voucher, query.locale);
      if (!extended.ok) throw refused(extended.error);
      return viewVoucher(context, await getVoucher(request, params.code), query.locale);
    },
    purchase,
  );
};
