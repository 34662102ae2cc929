import { goodwillParts, refundOrderIn, splitApart } from '../../../sales/cancellation/refund-order';
import { cardOf, findOrderMoney, netOf, partsOf } from '../../../sales/refunds/order-money';
import { toBack } from '../../../sales/refunds/refund-view';
import { noEffect, type ActionKind } from '../effect';
import { toCancelProblem } from './cancel-action';

/** Refunds a part of a paid order, which stays unchanged. The amounts for card and vouchers are separate. */
export const refundAction: ActionKind<'refund'> = {
  async assess(context, order, { card, vouchers }) {
    if (order.confirmed_at === null) return { ...noEffect, refusal: 'closed' };
    const money = await findOrderMoney(context.db, order);
    const parts = goodwillParts(order, money);
    if (netOf(parts) === 0) return { ...noEffect, refusal: 'nothing-kept' };
    const back = splitApart(parts, { card, vouchers });
    if (!back) return { ...noEffect, refusal: 'too-much' };
    if (back.length === 0) return { ...noEffect, refusal: 'none' };
    return {
      ...noEffect,
      back: {
        ...toBack(context.secret, money, back),
        percent: null,
        kept: netOf(partsOf(money)) - card - vouchers,
      },
      byTerms: null,
      paidBy: cardOf(money.payments.map(({ kept, ...payment }) => ({ ...payment, amount: kept }))),
      given: card + vouchers,
      mails: ['refund'],
    };
  },
  async run(trx, { order: { uuid }, action: { card, vouchers }, by, now }, refuse) {
    await refundOrderIn(trx, { ask: { uuid, by, card, vouchers }, now }, (refusal) =>
      refuse(toCancelProblem(refusal)),
    );
    return null;
  },
};
