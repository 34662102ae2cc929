import { checkInvariants } from '../../src/operations/invariants/check-invariants';
import { countPending } from '../../src/outbox/outbox.repository';
import { findKept } from '../../src/sales/refunds/refund.repository';
import type { World } from './world';

export interface Verdict {
  readonly orders: number;
  readonly confirmed: number;
  readonly cancelled: number;
  /** Sentences; empty when everything is right. */
  readonly wrong: readonly string[];
}

interface Money {
  /** Cents captured and not refunded. */
  readonly taken: number;
  /** Cents authorised, neither captured nor voided. */
  readonly promised: number;
}

const stripeMoney = ({ stripe: { books } }: World, uuid: string): Money => {
  const intents = [...books.intents.values()].filter(({ metadata }) => metadata['order_uuid'] === uuid);
  const back = [...books.refunds.values()].filter(
    ({ payment_intent: of, status }) => status === 'succeeded' && intents.some(({ id }) => id === of),
  );
  const returned = back.reduce((sum, { amount }) => sum + amount, 0);
  return {
    taken: intents.reduce((sum, { amount_received: received }) => sum + received, 0) - returned,
    promised: intents.reduce((sum, { amount_capturable: amount }) => sum + amount, 0),
  };
};

const sandboxMoney = async ({ db }: World, uuid: string): Promise<Money> => {
  const rows = await db.selectFrom('sandbox_intent').selectAll().where('order_uuid', '=', uuid).execute();
  const sum = (status: string, of: (row: (typeof rows)[number]) => number): number =>
    rows.filter((row) => row.status === status).reduce((total, row) => total + of(row), 0);
  return {
    taken: sum('captured', ({ captured }) => captured),
    promised: sum('authorised', ({ amount }) => amount),
  };
};

/** Returns what is wrong with money and mails of the orders since a time, after everything has settled. */
export const judge = async (world: World, since: Date): Promise<Verdict> => {
  const { db, provider } = world;
  const wrong: string[] = [];
  const rows = await db.selectFrom('orders').selectAll().where('created_at', '>=', since).execute();
  const mails = world.mails();
  const count = (id: string): number => mails.filter((one) => one === id).length;
  for (const row of rows) {
    const { uuid, number, status, confirmed_at: confirmedAt, amends } = row;
    const { taken, promised } =
      provider === 'stripe' ? stripeMoney(world, uuid) : await sandboxMoney(world, uuid);
    const owed = await findKept(db, row);
    if (taken > owed)
      wrong.push(`charge without order: ${uuid} is ${status}, but ${taken} cents are captured`);
    if (taken < owed)
      wrong.push(`order without charge: ${uuid} is confirmed, but ${taken} of ${owed} cents are captured`);
    if (promised > 0)
      wrong.push(`money held: ${uuid} is ${status}, but ${promised} cents are still authorised`);
    if (status === 'held' || status === 'paying') wrong.push(`undecided: ${uuid} is ${status}`);
    const changes = rows.filter((one) => one.amends === uuid && one.confirmed_at);
    const expected: Readonly<Record<string, number>> = amends
      ? {}
      : {
          confirmation: confirmedAt ? 1 : 0,
          cancellation: confirmedAt && status === 'cancelled' ? 1 : 0,
          ...Object.fromEntries(changes.map((one) => [`change-${one.uuid}`, 1])),
        };
    for (const [kind, times] of Object.entries(expected)) {
      const sent = count(`${number}-${kind}`);
      if (sent > times) wrong.push(`mail twice: ${number}-${kind} was sent ${sent} times`);
      if (sent < times) wrong.push(`mail lost: ${number}-${kind} was not sent`);
    }
  }
  for (const [index, gateway] of world.gateways.entries())
    if (gateway.crashes() > 0) wrong.push(`gateway ${index + 1} crashed ${gateway.crashes()} times`);
  const broken = await checkInvariants({ db, clock: world });
  wrong.push(...broken.map(({ text }) => `invariant: ${text}`));
  const pending = await countPending(db);
  if (pending > 0) wrong.push(`${pending} messages are still pending`);
  const is = (status: string): number => rows.filter((row) => row.status === status).length;
  return { orders: rows.length, confirmed: is('confirmed'), cancelled: is('cancelled'), wrong };
};
