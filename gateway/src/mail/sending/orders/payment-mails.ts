import type { GatewayContext } from '../../../context/context';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import { findPayment } from '../../../sales/records/order.repository';
import {
  paymentFailedLetter,
  paymentPendingLetter,
  paymentReturnedLetter,
} from '../../letters/order/payment-letters';
import { composeOrderMail, findOrderSubject } from './order-subject';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;

const letters = {
  pending: paymentPendingLetter,
  failed: paymentFailedLetter,
  returned: paymentReturnedLetter,
} as const;

/**
 * Tells the buyer how a payment on the page of a method stands. That it is late, or refused, is no longer told when the order has been paid or has
 * ended in the meantime.
 */
export const sendPayment = async (
  context: Context,
  { orderUuid, what, attempt }: OutboxPayloads['mail.payment'],
): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const { row, order, house } = subject;
  const payment = await findPayment(context.db, orderUuid);
  const isOpen = order.status === 'held' || order.status === 'paying';
  if (!payment || (what !== 'returned' && !isOpen)) return;
  if (what === 'pending' && payment.pending_since === null) return;
  const letter = letters[what]({
    ...subject,
    method: payment.method ?? '',
    amount: row.amount,
    until: house.format.timeOf(row.hold_expires_at.getTime()),
  });
  await context.mail.send(composeOrderMail(subject, { kind: 'payment', letter, id: `${what}-${attempt}` }));
};
