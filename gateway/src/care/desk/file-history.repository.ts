import type { CareFile } from '@detour/shared-contracts/api';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { OrderRow } from '../../sales/records/order.repository';
import { mailUri } from './care-mails.routes';
import type { StaffNames } from './staff-names';

type Fact = CareFile['events'][number]['facts'][number];

/** Words and numbers of an event, with the path of each. Lists and empty values are left out. */
const factsOf = (data: unknown, path = ''): readonly Fact[] => {
  if (typeof data === 'string' || typeof data === 'number') return [{ name: path, value: data }];
  if (typeof data === 'boolean') return [{ name: path, value: String(data) }];
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => factsOf(value, path ? `${path}.${name}` : name));
};

/** The journal, oldest first; `only` these entries. */
export const findFileEvents = async (
  db: Database,
  order: OrderRow,
  nameOf: StaffNames,
  only?: ReadonlySet<number>,
): Promise<CareFile['events']> => {
  const rows = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_uuid', '=', order.uuid)
    .orderBy('id')
    .execute();
  const told = only ? rows.filter(({ id }) => only.has(Number(id))) : rows;
  return told.map(({ kind, actor, staff, reason, at, data }) => ({
    kind,
    actor,
    staff: staff === null ? null : nameOf(staff),
    reason,
    at: at.toISOString(),
    facts: factsOf(data).map(({ name, value }) =>
      // The second person is shown by name, as the first one is.
      name === 'approvedBy' ? { name, value: nameOf(String(value)) } : { name, value },
    ),
  }));
};

/** Nights that an order and its changes hold or have sold, with the present stock of each. */
export const findFileNights = async (
  db: Database,
  orders: readonly OrderRow[],
): Promise<CareFile['nights']> => {
  const rows = await db
    .selectFrom('hold')
    .innerJoin('orders', 'orders.uuid', 'hold.order_uuid')
    .leftJoin('room_type', 'room_type.id', 'hold.room_type_id')
    .leftJoin('room_night as stock', (join) =>
      join.onRef('stock.room_type_id', '=', 'hold.room_type_id').onRef('stock.night', '=', 'hold.night'),
    )
    .select(['hold.night', 'hold.rooms', 'hold.state', 'hold.room_type_id', 'orders.amends', 'orders.stay'])
    .select(['stock.capacity', 'stock.sold', 'stock.held'])
    .where(
      'hold.order_uuid',
      'in',
      orders.map(({ uuid }) => uuid),
    )
    .orderBy('hold.night')
    .orderBy('orders.created_at')
    .execute();
  return rows.map(({ night, rooms, state, room_type_id: id, amends, stay, capacity, sold, held }) => ({
    night,
    room: stay && 'roomTitle' in stay && typeof stay.roomTitle === 'string' ? stay.roomTitle : id,
    rooms,
    state,
    ofChange: amends !== null,
    stock: capacity === null || sold === null || held === null ? null : { capacity, sold, held },
  }));
};

const weight = { complained: 2, bounced: 1, delivered: 0 } as const;

type MailOutcome = NonNullable<CareFile['mails'][number]['outcome']>;

/** The provider's report on each mail; the worst of several. */
const findOutcomes = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailOutcome>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('mail_notice').selectAll().where('mail_id', 'in', ids).execute();
  rows.sort((a, b) => weight[a.kind] - weight[b.kind]);
  return new Map(
    rows.map(({ mail_id: id, kind, reason, at }) => [id, { kind, reason, at: at.toISOString() }]),
  );
};

export const findFileMails = async (db: Database, order: OrderRow): Promise<CareFile['mails']> => {
  const rows = await db
    .selectFrom('sent_mail')
    .select(['id', 'kind', 'sent_to', 'subject', 'sent_at'])
    // Arrays, because a condition with "or" and lists of rows reads all mails.
    .where(
      sql<boolean>`(order_uuid = any(array(select uuid from orders where uuid = ${order.uuid} or amends = ${order.uuid}))
        or voucher_id = any(array(select id from voucher where order_uuid = ${order.uuid})))`,
    )
    .orderBy('sent_at', 'desc')
    .execute();
  const outcomes = await findOutcomes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, subject, sent_to: sentTo, sent_at: at }) => ({
    id,
    kind,
    sentTo,
    subject,
    sentAt: at.toISOString(),
    uri: mailUri(id),
    outcome: outcomes.get(id) ?? null,
  }));
};

/** At most this many reports of a browser. */
const mostErrors = 30;

/** The tab that sent the order: its composition, and what its browser reported. */
export const findFileVisit = async (
  db: Database,
  { composition_id: compositionId, visit }: OrderRow,
): Promise<CareFile['visit']> => {
  if (visit === null) return { compositionId, errors: [] };
  const rows = await db
    .selectFrom('client_error')
    .selectAll()
    .where('visit', '=', visit)
    .orderBy('at', 'desc')
    .limit(mostErrors)
    .execute();
  return {
    compositionId,
    errors: rows.map(
      ({ at, kind, code, message, location, remote, release, composition_id: composition }) => ({
        at: at.toISOString(),
        kind,
        code,
        message,
        location,
        remote,
        release,
        compositionId: composition,
      }),
    ),
  };
};
