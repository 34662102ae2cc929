import { HttpProblem } from '../../../http/problem';
import { cancelBookingIn, type CancellationRefused } from '../../../sales/cancellation/cancel-booking';
import { previewCancellation } from '../../../sales/cancellation/preview-cancellation';
import { toOrderProblem } from '../../../sales/records/order-refusal';
import { expectedOf, noEffect, type ActionKind, type Effect } from '../effect';

export const toCancelProblem = ({ kind, message }: CancellationRefused): HttpProblem =>
  kind === 'REFUND_CHANGED' || kind === 'PAYMENT_UNDER_WAY'
    ? new HttpProblem({ status: 409, code: kind, detail: message })
    : toOrderProblem({ kind, message });

const refusals = { started: 'started', 'too-late': 'closed', used: 'used', closed: 'closed' } as const;

/** Cancels by the terms, or refunds more of the price, but never less than the terms. */
export const cancelAction: ActionKind<'cancel'> = {
  async assess(context, order, { percent }) {
    if (order.status === 'cancelled' || order.status === 'expired') return { ...noEffect, refusal: 'closed' };
    const terms = await previewCancellation(context, order, {});
    if (terms.reason !== null) return { ...noEffect, refusal: refusals[terms.reason] };
    if (order.status !== 'confirmed') return noEffect;
    if (percent !== undefined && percent < terms.now.percent) return { ...noEffect, refusal: 'below-terms' };
    const { now: back, card: paidBy } = await previewCancellation(context, order, { percent });
    const [given, due] = [expectedOf({ back, due: 0 }), expectedOf({ back: terms.now, due: 0 })];
    const beyond = given.card + given.vouchers - due.card - due.vouchers;
    const effect: Effect = {
      ...noEffect,
      back,
      byTerms: { percent: terms.now.percent, card: due.card, vouchers: due.vouchers },
      paidBy,
      given: Math.max(0, beyond),
      leadOnly: beyond > 0,
      mails: [terms.right === 'withdrawal' ? 'withdrawal' : 'cancellation'],
    };
    return effect;
  },
  async run(trx, { order: { uuid }, action: { percent }, effect, by, now }, refuse) {
    const { card, vouchers } = expectedOf(effect);
    const ask = { uuid, expected: { card, vouchers }, care: { by, percent } };
    await cancelBookingIn(trx, { ask, now }, (refusal) => refuse(toCancelProblem(refusal)));
    return null;
  },
};
