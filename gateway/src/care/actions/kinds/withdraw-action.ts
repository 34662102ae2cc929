import { withdrawGiftsIn, previewWithdrawal } from '../../../sales/cancellation/withdraw-gifts';
import { expectedOf, noEffect, type ActionKind } from '../effect';
import { toCancelProblem } from './cancel-action';

/** Withdraws some gifts of an order. Within 14 days this is the buyer's right; later it is goodwill and needs a lead. */
export const withdrawAction: ActionKind<'withdraw'> = {
  async assess(context, order, { positions }) {
    if (order.kind === 'stay' || order.status !== 'confirmed') return { ...noEffect, refusal: 'closed' };
    const told = await previewWithdrawal(context, order, { positions, isCare: true });
    if (!told.allowed) return { ...noEffect, refusal: 'used' };
    const isByRight = (await previewWithdrawal(context, order, { positions })).allowed;
    const { card, vouchers } = expectedOf({ back: told.now, due: 0 });
    return {
      ...noEffect,
      back: { ...told.now, percent: null },
      byTerms: isByRight ? { percent: 100, card, vouchers } : { percent: 0, card: 0, vouchers: 0 },
      paidBy: told.card,
      given: isByRight ? 0 : card + vouchers,
      leadOnly: !isByRight,
      mails: ['withdrawal'],
    };
  },
  async run(trx, { order: { uuid }, action, effect, by: care, now }, refuse) {
    const { card, vouchers } = expectedOf(effect);
    const ask = { uuid, positions: [...action.positions], expected: { card, vouchers }, care };
    await withdrawGiftsIn(trx, { ask, now }, (refusal) => refuse(toCancelProblem(refusal)));
    return null;
  },
};
