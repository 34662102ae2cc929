import { zonedNow } from '@detour/shared-contracts/base';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { GatewayContext } from '../../../context/context';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import { findInstalments } from '../../../sales/instalments/plan.repository';
import { findPayment } from '../../../sales/records/order.repository';
import { partPaidLetter, partRefusedLetter } from '../../letters/order/instalment-letters';
import { composeOrderMail, findOrderSubject } from './order-subject';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;

/**
 * Reports a paid or refused part to the buyer, with the plan as it is now. A refusal is no longer told when the part was paid or ended in the
 * meantime.
 */
export const sendInstalment = async (
  context: Context,
  { orderUuid, position, what, attempt }: OutboxPayloads['mail.instalment'],
): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const row = (await findInstalments(context.db, orderUuid)).find((one) => one.position === position);
  const part = subject.order.plan?.parts[position];
  if (!row || !part) throw new Error(`The order ${orderUuid} has no part ${position}.`);
  const id = `${position}-${what}-${attempt}`;
  if (what === 'paid') {
    const payment = row.paid_by ? await findPayment(context.db, row.paid_by) : undefined;
    const letter = partPaidLetter({ ...subject, part, last4: payment?.last4 ?? null });
    await context.mail.send(composeOrderMail(subject, { kind: 'instalment', letter, id }));
    return;
  }
  if (row.state === 'paid' || row.state === 'ended') return;
  const nextDay =
    what === 'refused' && row.next_at
      ? zonedNow(row.next_at.getTime(), timeZoneOf(subject.order.locale)).date
      : null;
  const letter = partRefusedLetter({ ...subject, part, last4: null, nextDay });
  await context.mail.send(composeOrderMail(subject, { kind: 'instalment', letter, id }));
};
