import { sql } from 'kysely';
import { nextByUuid, type CheckedRow, type Invariant, type Page } from './invariant';

const batch = 500;

const sumOf = (kind: 'captured' | 'refunded') => sql`
  (select coalesce(sum(amount), 0) from ledger where order_uuid = batch.uuid and kind = ${kind})`;

/**
 * A batch of orders with the cents of each: captured, refunded (negative), kept after all planned refunds, and arrived of these.
 */
const withMoney = (page: Page) => sql`
  batch as (${nextByUuid('orders', page)}),
  money as (
    select batch.*, ${sumOf('captured')} as taken, ${sumOf('refunded')} as returned,
      (select count(*) from ledger where order_uuid = batch.uuid and kind = 'captured') as captures,
      amount - (select coalesce(sum(refund.amount), 0) from refund where order_uuid = batch.uuid) as kept,
      (select coalesce(sum(refund.amount), 0) from refund where order_uuid = batch.uuid and state = 'settled') as arrived
    from batch)`;

/** An order's money is captured once, and never more than its amount. */
export const capturedOnce: Invariant = {
  kind: 'captured-twice',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with ${withMoney(page)}
    select uuid::text as key, case when captures > 1 or taken > amount
      then format('%s cents were taken in %s captures, it costs %s', taken, captures, amount) end as problem
    from money order by uuid`,
};

/**
 * Captured minus refunded money is the amount of an order that keeps some of it, without the refunds that have arrived, at the latest a
 * day after the confirmation or cancellation. It is 0 for one that keeps nothing, an hour after its end and its last planned refund,
 * or 14 days while the provider has a refund pending.
 */
export const paidAmount: Invariant = {
  kind: 'order-paid-differs',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with ${withMoney(page)}
    select uuid::text as key, case
      when captures > 1 or taken > amount then null
      when taken + returned < 0 then format('%s cents were given back of %s that were taken', -returned, taken)
      when confirmed_at is not null and kept > 0 and taken + returned <> amount - arrived and (
          coalesce(closed_at, confirmed_at) < ${page.now}::timestamptz - interval '1 day'
          or exists (select from payment where order_uuid = uuid and captured))
        then format('it is %s and costs %s cents, %s were taken and %s given back, %s of them planned',
          status, amount, taken, -returned, arrived)
      when status not in ('held', 'paying') and (confirmed_at is null or kept <= 0) and taken + returned > 0
          -- Customer care gives money back long after the end of an order too; greatest skips nulls.
          and coalesce(greatest(closed_at, (select max(planned_at) from refund where order_uuid = uuid)), created_at) < ${page.now}::timestamptz - case
            when exists (select from ledger where order_uuid = uuid and kind = 'refund_pending')
            then interval '14 days' else interval '1 hour' end
        then format('it is %s, and %s cents were taken and not given back', status, taken + returned)
      end as problem
    from money order by uuid`,
};

/** A confirmed order has its ledger entry, and a voucher for each of its gifts. */
export const confirmedWhole: Invariant = {
  kind: 'confirmed-order-incomplete',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)})
    select uuid::text as key, case
      when status <> 'confirmed' then null
      when amount > 0 and not exists (
          select from ledger where order_uuid = uuid and kind in ('authorised', 'captured') and ledger.amount = batch.amount)
        then format('it is confirmed, and no %s cents are promised or taken in the ledger', amount)
      when (select count(*) from voucher where order_uuid = uuid)
          <> case when kind = 'stay' then 0 else 1 + (select count(*) from order_gift where order_uuid = uuid) end
        then format('it is confirmed, and has %s vouchers', (select count(*) from voucher where order_uuid = uuid))
      end as problem
    from batch order by uuid`,
};
