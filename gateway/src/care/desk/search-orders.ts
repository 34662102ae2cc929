import type { CareHit, CareSearchResponse } from '@detour/shared-contracts/api';
import type { Buyer, Order } from '@detour/shared-contracts/api';
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../database/open-database';
import { transact } from '../../database/transaction';
import { hashVoucherCode } from '../../sales/vouchers/codes/voucher-code';
import type { VoucherSnapshot } from '../../sales/vouchers/voucher-snapshot';
import type { SearchKeys } from './search-keys';

const most = 20;
/** Minimum similarity (0–1) of a typed name and a buyer's name. A lower value finds unrelated names, a higher one misses typing errors. */
const similarity = '0.4';

type MatchedBy = CareHit['matchedBy'];

interface Found {
  readonly uuid: string;
  readonly matchedBy: MatchedBy;
}

const name = sql`care_fold((buyer->>'firstName') || ' ' || (buyer->>'lastName'))`;

/** Orders that a condition holds for, newest first. Each condition has an index (0033). */
const findBy = async (
  db: Database,
  matchedBy: MatchedBy,
  condition: Expression<SqlBool>,
  order: RawBuilder<unknown> = sql`created_at`,
): Promise<readonly Found[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('uuid')
    .where('amends', 'is', null)
    .where('anonymised_at', 'is', null)
    .where(condition)
    .orderBy(order, 'desc')
    .orderBy('created_at', 'desc')
    .limit(most + 1)
    .execute();
  return rows.map(({ uuid }) => ({ uuid, matchedBy }));
};

/** The threshold belongs to the transaction, so that the index serves the comparison. */
const findByName = (db: Database, typed: string): Promise<readonly Found[]> =>
  transact(db, async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${similarity}, true)`.execute(trx);
    const folded = sql`care_fold(${typed})`;
    return findBy(trx, 'name', sql<SqlBool>`${folded} <% ${name}`, sql`word_similarity(${folded}, ${name})`);
  });

/** Orders that were paid with a card, those of a booking's changes listed as the booking. */
const findByCard = async (db: Database, last4: string): Promise<readonly Found[]> => {
  const rows = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.uuid', 'payment.order_uuid')
    .select(({ fn }) => fn.coalesce('orders.amends', 'orders.uuid').as('uuid'))
    .where('payment.last4', '=', last4)
    .orderBy('payment.updated_at', 'desc')
    .limit(most + 1)
    .execute();
  return rows.map(({ uuid }) => ({ uuid, matchedBy: 'card' as const }));
};

/** The order that sold a voucher first, then those that it paid. */
const findByCode = async (db: Database, code: string): Promise<readonly Found[]> => {
  const { rows } = await sql<{ uuid: string }>`
    with found as (select id, order_uuid from voucher where code_hash = ${hashVoucherCode(code)})
    select order_uuid as uuid from found
    union all
    (select coalesce(o.amends, o.uuid) from found join voucher_use u on u.voucher_id = found.id
      join orders o on o.uuid = u.order_uuid order by o.created_at desc limit ${most})`.execute(db);
  return rows.map(({ uuid }) => ({ uuid, matchedBy: 'voucher' as const }));
};

const findAll = async (db: Database, keys: SearchKeys): Promise<readonly Found[]> => {
  const { number, email, phones, code, last4, name: typed } = keys;
  return [
    ...(number === null ? [] : await findBy(db, 'number', sql<SqlBool>`number = ${number}`)),
    ...(code === null ? [] : await findByCode(db, code)),
    ...(email === null ? [] : await findBy(db, 'email', sql<SqlBool>`lower(buyer->>'email') = ${email}`)),
    ...(phones.length === 0
      ? []
      : await findBy(db, 'phone', sql<SqlBool>`buyer->>'phoneNumber' in (${sql.join(phones)})`)),
    ...(last4 === null ? [] : await findByCard(db, last4)),
    ...(typed === null ? [] : await findByName(db, typed)),
  ];
};

const readOrders = (db: Database, uuids: readonly string[]) =>
  db
    .selectFrom('orders')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('voucher')
        .select(({ fn }) => fn.max('valid_until').as('last'))
        .whereRef('voucher.order_uuid', '=', 'orders.uuid')
        .as('validUntil'),
    )
    .select(({ selectFrom }) =>
      selectFrom('instalment')
        .select(({ fn }) => fn.sum<number>('instalment.amount').as('cents'))
        .whereRef('instalment.order_uuid', '=', 'orders.uuid')
        .as('later'),
    )
    .where('uuid', 'in', uuids)
    .execute();

type FoundOrder = Awaited<ReturnType<typeof readOrders>>[number];

const toHit = (order: FoundOrder, matchedBy: MatchedBy): CareHit => {
  const { firstName, lastName } = order.buyer as Buyer;
  const label =
    (order.stay as Order['stay'])?.label ?? (order.voucher as VoucherSnapshot | null)?.label ?? '';
  return {
    orderNumber: order.number,
    name: `${firstName} ${lastName}`.trim(),
    label,
    kind: order.kind,
    status: order.status,
    checkin: order.checkin,
    validUntil: order.validUntil,
    amount: order.amount + (order.later ?? 0),
    createdAt: order.created_at.toISOString(),
    matchedBy,
  };
};

/** Orders for a text that customer care has typed. An order that several keys match is listed once, by the first. */
export const searchOrders = async (db: Database, keys: SearchKeys): Promise<CareSearchResponse> => {
  const found = new Map<string, MatchedBy>();
  for (const { uuid, matchedBy } of await findAll(db, keys)) if (!found.has(uuid)) found.set(uuid, matchedBy);
  const shown = [...found].slice(0, most);
  if (shown.length === 0) return { hits: [], more: false };
  const orders = new Map(
    (
      await readOrders(
        db,
        shown.map(([uuid]) => uuid),
      )
    ).map((order) => [order.uuid, order]),
  );
  return {
    hits: shown.flatMap(([uuid, matchedBy]) => {
      const order = orders.get(uuid);
      return order ? [toHit(order, matchedBy)] : [];
    }),
    more: found.size > most,
  };
};
