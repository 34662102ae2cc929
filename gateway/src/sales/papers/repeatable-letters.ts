import { randomUUID } from 'node:crypto';
import type { Buyer, CareLetter } from '@detour/shared-contracts/api';
import type { Database } from '../../database/open-database';
import type { Trx } from '../../database/transaction';
import { enqueue, type OutboxMessage, type OutboxTopic } from '../../outbox/outbox.repository';
import { findLastChange } from '../records/amendment.repository';
import { writeEvent, type By } from '../records/order-event.repository';
import type { OrderRow } from '../records/order.repository';
import { sendAgain } from '../vouchers/deliveries/delivery.repository';
import { findSnapshots } from '../vouchers/gift-snapshots';
import { stateOn } from '../vouchers/voucher-validity';
import type { VoucherSnapshot } from '../vouchers/voucher-snapshot';
import { findVouchersOfOrder, marketDayOf } from '../vouchers/voucher.repository';

type Queued = {
  [T in OutboxTopic]: Pick<OutboxMessage<T>, 'topic' | 'payload'>;
}[OutboxTopic];

/** A letter of an order that can be sent again. */
export interface RepeatableLetter {
  readonly letter: CareLetter;
  /** Distinguishes letters of a kind. Null when there is one only. */
  readonly ref: string | null;
  /** When it became due. */
  readonly at: Date;
  readonly to: string;
  /** The gift that it is about, or ''. */
  readonly about: string;
  /** What sends it. A gift is sent by its delivery. `copy` makes it another mail. */
  readonly send: ((copy: string) => Queued) | { readonly position: number };
}

type Told = Omit<RepeatableLetter, 'to' | 'about'>;

interface Journal {
  readonly id: number;
  readonly kind: string;
  readonly data: object;
  readonly at: Date;
}

const readJournal = (db: Database, orderUuid: string): Promise<Journal[]> =>
  db
    .selectFrom('order_event')
    .select(['id', 'kind', 'data', 'at'])
    .where('order_uuid', '=', orderUuid)
    .where('kind', 'in', ['changed', 'refunded', 'gift.withdrawn'])
    .orderBy('id')
    .execute();

/** The letters that the state of the order has. */
const ofState = ({ uuid: orderUuid, status, confirmed_at, closed_at }: OrderRow): readonly Told[] => {
  if (confirmed_at === null) return [];
  if (status === 'confirmed')
    return [
      {
        letter: 'confirmation',
        ref: null,
        at: confirmed_at,
        send: (copy) => ({ topic: 'mail.confirmation', payload: { orderUuid, copy } }),
      },
    ];
  if (status !== 'cancelled') return [];
  return [
    {
      letter: 'cancellation',
      ref: null,
      at: closed_at ?? confirmed_at,
      send: (copy) => ({ topic: 'mail.cancellation', payload: { orderUuid, copy } }),
    },
  ];
};

/** Letters about entries of the journal: each goodwill refund, and each withdrawal of some gifts. */
const ofJournal = (orderUuid: string, { id, kind, data, at }: Journal): readonly Told[] => {
  if (kind === 'refunded') {
    const { refund } = data as { readonly refund: string };
    return [
      {
        letter: 'refund',
        ref: refund,
        at,
        send: (copy) => ({ topic: 'mail.refund', payload: { orderUuid, refund, copy } }),
      },
    ];
  }
  if (kind !== 'gift.withdrawn') return [];
  const { positions } = data as { readonly positions: readonly number[] };
  const gifts = { positions, at: at.toISOString() };
  return [
    {
      letter: 'withdrawal',
      ref: String(id),
      at,
      send: (copy) => ({ topic: 'mail.cancellation', payload: { orderUuid, copy, gifts } }),
    },
  ];
};

/** Only the last change: a letter shows the current booking, so a letter about an earlier change would be wrong. */
const ofChange = async (
  db: Database,
  { uuid: orderUuid, status }: OrderRow,
  journal: readonly Journal[],
): Promise<readonly Told[]> => {
  const last = journal.findLast(({ kind }) => kind === 'changed');
  const change = last && status === 'confirmed' ? await findLastChange(db, orderUuid) : null;
  if (!last || !change) return [];
  const changeUuid = change.change;
  return [
    {
      letter: 'change',
      ref: null,
      at: last.at,
      send: (copy) => ({ topic: 'mail.change', payload: { orderUuid, changeUuid, copy } }),
    },
  ];
};

/** Letters about changes and exchanges by customer care that are not paid yet. */
const toPay = async (db: Database, order: OrderRow): Promise<readonly Told[]> => {
  const { uuid: orderUuid, status, placed_by: placedBy, created_at: at } = order;
  const isExchange = (order.voucher as VoucherSnapshot | null)?.exchange !== undefined;
  if (status === 'held' && placedBy !== null && isExchange)
    return [
      {
        letter: 'exchange-to-pay',
        ref: null,
        at,
        send: (copy) => ({ topic: 'mail.exchange-to-pay', payload: { orderUuid, copy } }),
      },
    ];
  const change = await db
    .selectFrom('orders')
    .innerJoin('order_event as opened', 'opened.order_uuid', 'orders.uuid')
    .select(['orders.uuid', 'orders.created_at'])
    .where('orders.amends', '=', orderUuid)
    .where('orders.part', 'is', null)
    .where('orders.status', '=', 'held')
    .where('opened.kind', '=', 'opened')
    .where('opened.actor', '=', 'care')
    .executeTakeFirst();
  if (!change) return [];
  const { uuid: changeUuid, created_at: changedAt } = change;
  return [
    {
      letter: 'change-to-pay',
      ref: null,
      at: changedAt,
      send: (copy) => ({ topic: 'mail.change-to-pay', payload: { orderUuid, changeUuid, copy } }),
    },
  ];
};

const isLive = (state: string): boolean => state === 'issued' || state === 'claimed';

/** The vouchers for the buyer, and each gift whose mail was sent or failed. Ended vouchers are omitted. */
const ofGifts = async (db: Database, order: OrderRow, now: Date): Promise<readonly RepeatableLetter[]> => {
  if (order.kind === 'stay' || order.status !== 'confirmed' || order.confirmed_at === null) return [];
  const { uuid: orderUuid, confirmed_at: at } = order;
  const today = marketDayOf(order.locale, now);
  const live = (await findVouchersOfOrder(db, orderUuid)).filter((one) => isLive(stateOn(one, today)));
  const snapshots = await findSnapshots(db, order);
  const deliveries = await db
    .selectFrom('gift_delivery')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .where('state', 'in', ['sent', 'failed'])
    .orderBy('position')
    .execute();
  const gifts = deliveries
    .filter(({ position }) => live.some((voucher) => voucher.position === position))
    .map(({ position, to_email: to, to_name: name, sent_at, begun_at }) => ({
      letter: 'gift' as const,
      ref: String(position),
      at: sent_at ?? begun_at ?? at,
      to,
      about: [snapshots[position]?.label ?? '', name].filter(Boolean).join(', '),
      send: { position },
    }));
  const hasFile = live.some(({ position }) => snapshots[position]?.format === 'digital');
  const { email } = order.buyer as Buyer;
  const vouchers: RepeatableLetter = {
    letter: 'voucher',
    ref: null,
    at,
    to: email,
    about: '',
    send: (copy) => ({ topic: 'mail.vouchers', payload: { orderUuid, copy } }),
  };
  return hasFile ? [vouchers, ...gifts] : gifts;
};

/** Letters of an order that make sense to send again, latest first. None for an order without personal data. */
export const findLetters = async (
  db: Database,
  order: OrderRow,
  now: Date,
): Promise<readonly RepeatableLetter[]> => {
  if (order.anonymised_at !== null) return [];
  const journal = await readJournal(db, order.uuid);
  const told = [
    ...ofState(order),
    ...journal.flatMap((event) => ofJournal(order.uuid, event)),
    ...(await ofChange(db, order, journal)),
    ...(await toPay(db, order)),
  ];
  const { email: to } = order.buyer as Buyer;
  const letters = [...told.map((one) => ({ ...one, to, about: '' })), ...(await ofGifts(db, order, now))];
  return letters.sort((a, b) => b.at.getTime() - a.at.getTime());
};

/** The requested letter; without a reference the latest of its kind. */
export const chooseLetter = (
  letters: readonly RepeatableLetter[],
  { letter, ref }: { readonly letter: CareLetter; readonly ref?: string | undefined },
): RepeatableLetter | undefined =>
  letters.find((one) => one.letter === letter && (ref === undefined || one.ref === ref));

/** Queues a letter once more, in the transaction of the caller. False when its gift is being sent or stopped. */
export const sendLetterAgain = async (
  trx: Trx,
  { uuid: orderUuid }: OrderRow,
  {
    letter: { letter, send },
    by,
    now,
  }: { readonly letter: RepeatableLetter; readonly by: By; readonly now: Date },
): Promise<boolean> => {
  await writeEvent(trx, { orderUuid, kind: 'resent', ...by, data: { what: letter }, at: now });
  if (typeof send !== 'function') return sendAgain(trx, { orderUuid, position: send.position }, now);
  await enqueue(trx, { ...send(randomUUID()), dueAt: now });
  return true;
};
