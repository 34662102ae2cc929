import { zonedNow } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../../context/context';
import { parseDay } from '../../../http/parse-day';
import { registerCall } from '../../../http/register-call';
import { toOrderProblem } from '../../records/order-refusal';
import { readSession } from '../../../http/session';
import { countPromotionGuess } from '../../promotions/promotion-guesses';
import { findReduction, type PromotionAsk } from '../../promotions/promotion-code.repository';
import { promotedStayOf } from '../../inventory/assess-stay';
import { findStayProduct } from '../../inventory/stay-product.repository';
import { chooseAutomatic } from '../../reductions/choose-promotion';
import { findSitePromotions } from '../../reductions/live-promotions.repository';
import { checkUsable } from './usable-voucher';
import { unknownVoucher } from '../unknown-voucher';
import { readVoucherCode } from '../codes/voucher-code';
import { findVoucherByCode, marketDayOf } from '../voucher.repository';
import { sumHeldBySession } from './voucher-use.repository';
import { findSnapshotOf } from '../gift-snapshots';

const purchase = { rate: 'purchase' } as const;

/** The stay of a code with its automatic promotion, judged by the price with it: the order knows the one without. */
const promotedOf = async (
  { db, clock }: GatewayContext,
  locale: Locale,
  { offerId, checkin, nights, amount }: { offerId: string; checkin: string; nights: number; amount: number },
): Promise<PromotionAsk['promoted']> => {
  const product = await findStayProduct(db, offerId);
  if (!product) return undefined;
  const stay = promotedStayOf(product, { checkin: parseDay(checkin, 'body/stay/checkin'), nights });
  const now = clock.now();
  const { live } = await findSitePromotions(db, locale, now);
  const today = zonedNow(now, timeZoneOf(locale)).date;
  return { stay, applied: chooseAutomatic(live, stay, { today, price: amount }) };
};

/** Reports what codes would pay; reserves nothing. @spec CHK-011 */
export const registerCodeChecks = (app: FastifyInstance, context: GatewayContext): void => {
  const { db, clock } = context;
  registerCall(
    app,
    callSchemas.giftCardCheck,
    async ({ body, request }) => {
      const found = await findVoucherByCode(db, body.serialNumber);
      if (!found) throw unknownVoucher();
      const { label } = await findSnapshotOf(db, found);
      const session = readSession(request);
      const own = session ? await sumHeldBySession(db, found.id, session) : 0;
      const voucher = { ...found, remaining: found.remaining + own };
      const usable = checkUsable(voucher, body.purchase, marketDayOf(body.locale, new Date(clock.now())));
      if (!usable.ok) throw toOrderProblem(usable.error);
      return {
        serialNumber: readVoucherCode(body.serialNumber) ?? '',
        kind: voucher.kind,
        label,
        remaining: voucher.remaining,
        usedAmount: Math.min(voucher.remaining, body.amount),
        validUntil: voucher.valid_until,
      };
    },
    purchase,
  );

  registerCall(
    app,
    callSchemas.promotionCheck,
    async ({ body, request }) => {
      const guess = await countPromotionGuess(context, request);
      const today = marketDayOf(body.locale, new Date(clock.now()));
      const promoted =
        body.stay && (await promotedOf(context, body.locale, { ...body.stay, amount: body.amount }));
      const ask = { purchase: body.purchase, amount: body.amount, today, locale: body.locale };
      const found = await findReduction(db, body.code, { ...ask, ...(promoted && { promoted }) });
      if (!found.ok) throw toOrderProblem(found.error);
      await guess.forgive();
      return { code: found.value.code, reductionAmount: found.value.amount };
    },
    purchase,
  );
};
