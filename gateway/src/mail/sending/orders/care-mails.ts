import type { Order, OrderedStay } from '@detour/shared-contracts/api';
import type { GatewayContext } from '../../../context/context';
import type { OutboxPayloads } from '../../../outbox/outbox.repository';
import type { Goodwill } from '../../../sales/cancellation/refund-order';
import { findOrder, type OrderRow } from '../../../sales/records/order.repository';
import { findOrderMoney, voucherNameOf } from '../../../sales/refunds/order-money';
import type { VoucherSnapshot } from '../../../sales/vouchers/voucher-snapshot';
import {
  buyerCorrectedLetter,
  changeToPayLetter,
  exchangeToPayLetter,
  refundLetter,
  voucherExtendedLetter,
} from '../../letters/order/care-letters';
import { composeOrderMail, findOrderSubject } from './order-subject';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret' | 'config' | 'mail'>;

type Refund = NonNullable<Order['money']>['refunds'][number];

const partsOf = async (
  { db, secret }: Context,
  row: OrderRow,
  { parts }: Goodwill,
  at: Date,
): Promise<readonly Refund[]> => {
  const { payments, vouchers } = await findOrderMoney(db, row);
  return parts.map(({ to, ref, amount }) => {
    const payment = payments.find(({ intentId }) => to === 'card' && intentId === ref);
    const used = vouchers.find(({ voucher }) => voucher.id === ref);
    return {
      to,
      codeEnd: used ? voucherNameOf(secret, used.voucher).codeEnd : null,
      last4: payment?.last4 ?? null,
      amount,
      state: to === 'card' ? ('pending' as const) : ('settled' as const),
      at: at.toISOString(),
    };
  });
};

/** Notifies the buyer of what customer care gave back. */
export const sendRefund = async (
  context: Context,
  { orderUuid, refund, copy }: OutboxPayloads['mail.refund'],
): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const events = await context.db
    .selectFrom('order_event')
    .select(['data', 'at'])
    .where('order_uuid', '=', orderUuid)
    .where('kind', '=', 'refunded')
    .execute();
  const told = events.find(({ data }) => (data as Goodwill).refund === refund);
  if (!told) throw new Error(`The order ${orderUuid} has no refund ${refund}.`);
  const parts = await partsOf(context, subject.row, told.data as Goodwill, told.at);
  const letter = refundLetter({ ...subject, parts });
  await context.mail.send(composeOrderMail(subject, { kind: 'refund', letter, id: copy ?? refund }));
};

/** Notifies the former address of a booking that it was replaced. */
export const sendBuyerCorrected = async (
  context: Context,
  { orderUuid, to, copy }: OutboxPayloads['mail.buyer-corrected'],
): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const letter = buyerCorrectedLetter(subject);
  await context.mail.send(composeOrderMail(subject, { kind: 'buyer-corrected', letter, id: copy, to }));
};

/** Asks the buyer to pay a prepared change. Sends nothing when it was paid or has ended in the meantime. */
export const sendChangeToPay = async (
  context: Context,
  { orderUuid, changeUuid, copy }: OutboxPayloads['mail.change-to-pay'],
): Promise<void> => {
  const change = await findOrder(context.db, changeUuid);
  if (change?.status !== 'held') return;
  const subject = await findOrderSubject(context, orderUuid);
  const letter = changeToPayLetter({
    ...subject,
    stay: change.stay as OrderedStay,
    due: change.amount,
    until: change.hold_expires_at,
  });
  await context.mail.send(
    composeOrderMail(subject, { kind: 'change-to-pay', letter, id: copy ?? changeUuid }),
  );
};

/** Asks the buyer to pay the difference of an exchange. Sends nothing when it was paid or has ended in the meantime. */
export const sendExchangeToPay = async (
  context: Context,
  { orderUuid, copy }: OutboxPayloads['mail.exchange-to-pay'],
): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const { status, voucher, amount: due, hold_expires_at: until } = subject.row;
  if (status !== 'held') return;
  const { label } = voucher as VoucherSnapshot;
  const letter = exchangeToPayLetter({ ...subject, label, due, until });
  await context.mail.send(
    composeOrderMail(subject, { kind: 'exchange-to-pay', letter, id: copy ?? orderUuid }),
  );
};

/** Notifies the buyer that customer care extended a voucher. */
export const sendVoucherExtended = async (
  context: Context,
  { orderUuid, voucherId, until }: OutboxPayloads['mail.voucher-extended'],
): Promise<void> => {
  const subject = await findOrderSubject(context, orderUuid);
  const { remaining } = await context.db
    .selectFrom('voucher')
    .select('remaining')
    .where('id', '=', voucherId)
    .executeTakeFirstOrThrow();
  const letter = voucherExtendedLetter({ ...subject, until, balance: remaining });
  await context.mail.send(
    composeOrderMail(subject, { kind: 'voucher-extended', letter, id: `${voucherId}-${until}` }),
  );
};
