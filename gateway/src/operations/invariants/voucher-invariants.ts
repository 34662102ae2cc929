import { sql } from 'kysely';
import { nextByUuid, type CheckedRow, type Invariant } from './invariant';

const batch = 500;

/** A voucher's ledger sums up to its balance, and an ended voucher has a balance of 0. */
export const voucherBooks: Invariant = {
  kind: 'voucher-books-differ',
  row: 'voucher',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('voucher', page)})
    select batch.id::text as key, case
      when coalesce(sum(entry.amount), 0) <> batch.remaining
        then format('the books say %s cents, and %s remain', coalesce(sum(entry.amount), 0), batch.remaining)
      when batch.state in ('redeemed', 'expired', 'refunded', 'exchanged') and batch.remaining <> 0
        then format('it is %s, and %s cents remain', batch.state, batch.remaining)
      end as problem
    from batch left join voucher_ledger as entry on entry.voucher_id = batch.id
    group by batch.id, batch.remaining, batch.state
    order by batch.id`,
};

/** The amount that an order takes from a voucher is in the voucher's ledger, and its state matches the order's. */
export const voucherUse: Invariant = {
  kind: 'voucher-use-differs',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)}),
    used as (
      select one.order_uuid, one.voucher_id, one.state, batch.status, batch.confirmed_at, one.returned = one.amount as is_returned,
        one.returned - one.amount as expected,
        (select coalesce(sum(entry.amount), 0) from voucher_ledger as entry
          where entry.order_uuid = one.order_uuid and entry.voucher_id = one.voucher_id
            and entry.kind in ('spent', 'returned')) as booked
      from batch join voucher_use as one on one.order_uuid = batch.uuid)
    select batch.uuid::text as key, (
      select string_agg(format('of voucher %s it has %s cents in the books instead of %s (%s, order %s)',
        voucher_id, booked, expected, state, used.status), '; ' order by voucher_id)
      from used
      where used.order_uuid = batch.uuid and (booked <> expected or (state = 'returned') <> is_returned or case
        when used.status in ('held', 'paying') then state <> 'held'
        when used.status = 'confirmed' then state not in ('spent', 'returned')
        -- The terms of a paid order may keep a part.
        when used.confirmed_at is not null then state not in ('spent', 'returned')
        else state <> 'returned' end)
      ) as problem
    from batch order by batch.uuid`,
};

/**
 * A voucher obtained by exchange has the value that the old voucher paid for it, and none of that value is refunded. If the
 * exchange is undone, the new voucher is refunded. The old one stays valid only with amounts that other orders returned to
 * it.
 */
export const exchangedVoucher: Invariant = {
  kind: 'exchange-differs',
  row: 'voucher',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('voucher', page)})
    select batch.id::text as key, case
      when batch.replaces is null or batch.state = 'refunded' then null
      when old.state in ('issued', 'refunded') or (old.state = 'claimed' and old.remaining > old.value - used.amount)
        then format('it was got for voucher %s, which is %s with %s cents', old.id, old.state, old.remaining)
      when used.returned > 0
        then format('it lives, and %s cents went back to voucher %s, which it was got for', used.returned, old.id)
      when coalesce(used.amount, 0) = 0 or batch.value < used.amount
        then format('it is worth %s cents, and voucher %s gave %s for it', batch.value, old.id, coalesce(used.amount, 0))
      end as problem
    from batch
    left join voucher as old on old.id = batch.replaces
    left join voucher_use as used
      on used.order_uuid = batch.order_uuid and used.voucher_id = batch.replaces and used.state = 'spent'
    order by batch.id`,
};
