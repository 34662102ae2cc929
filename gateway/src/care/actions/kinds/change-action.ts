import type { ChangeQuote } from '@detour/shared-contracts/api';
import { enqueue } from '../../../outbox/outbox.repository';
import { toChangeProblem } from '../../../sales/amendments/change-refusal';
import { openAmendmentIn } from '../../../sales/amendments/open-amendment';
import { quoteChange } from '../../../sales/amendments/quote-change';
import { findOrder } from '../../../sales/records/order.repository';
import { careChangeRulesOf, changeRulesOf } from '../../../sales/terms/change-rules';
import { minutesToPay, noEffect, type ActionKind, type Effect } from '../effect';

const refusalOf = ({ reason, problem, isChanged }: ChangeQuote): Effect['refusal'] => {
  if (reason !== null) return reason === 'started' ? 'started' : 'closed';
  return isChanged ? problem : 'same';
};

/**
 * Changes a stay until the check-in, also beyond its terms. Without a free change it needs a lead. The customer gets a
 * letter and pays a difference.
 */
export const changeAction: ActionKind<'change'> = {
  async assess(context, order, { requested }) {
    if (order.kind !== 'stay' || order.status !== 'confirmed') return { ...noEffect, refusal: 'closed' };
    const quote = await quoteChange(context, order, requested, careChangeRulesOf);
    const { refusal: ofBuyer } = changeRulesOf(order, new Date(context.clock.now()));
    const due = quote.due ?? 0;
    const sum = quote.back.vouchers.reduce((all, { amount }) => all + amount, quote.back.card);
    return {
      ...noEffect,
      refusal: refusalOf(quote),
      change: quote,
      back: sum > 0 ? { ...quote.back, percent: null, kept: quote.after?.total ?? 0 } : null,
      paidBy: quote.card,
      given: ofBuyer === null ? 0 : sum,
      leadOnly: ofBuyer === 'not-changeable',
      due: Math.max(0, due),
      mails: [due > 0 ? 'change-to-pay' : 'change'],
    };
  },
  async run(trx, { context, order, action: { requested }, effect, by, now }, refuse) {
    const ask = {
      uuid: order.uuid,
      requested,
      expectedDue: effect.change?.due ?? 0,
      care: { by, holdMinutes: minutesToPay },
    };
    const { amendmentUuid, due } = await openAmendmentIn(trx, context, ask, (refusal) =>
      refuse(toChangeProblem(refusal)),
    );
    if (due === 0) return null;
    const amendment = await findOrder(trx, amendmentUuid);
    if (!amendment) throw new Error(`The change ${amendmentUuid} was opened and cannot be found.`);
    await enqueue(trx, {
      topic: 'mail.change-to-pay',
      payload: { orderUuid: order.uuid, changeUuid: amendmentUuid },
      dueAt: now,
      dedupeKey: `mail.change-to-pay:${amendmentUuid}`,
    });
    return { orderUuid: amendmentUuid, amount: due, until: amendment.hold_expires_at };
  },
};
