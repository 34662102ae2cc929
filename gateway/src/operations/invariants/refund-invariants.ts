import { sql } from 'kysely';
import { nextByUuid, type CheckedRow, type Invariant } from './invariant';

const batch = 500;

/** Refunds belong to a confirmed order, never exceed its amount, and arrive within 14 days. */
export const refundsWhole: Invariant = {
  kind: 'refund-differs',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)}),
    planned as (
      select batch.uuid, coalesce(sum(refund.amount), 0) as total,
        min(refund.planned_at) filter (where refund.state <> 'settled') as oldest
      from batch left join refund on refund.order_uuid = batch.uuid
      group by batch.uuid)
    select batch.uuid::text as key, case
      when total > 0 and batch.confirmed_at is null then format('it was never confirmed, and %s cents are to be refunded', total)
      when total > batch.amount then format('%s cents are to be refunded of %s', total, batch.amount)
      when oldest < ${page.now}::timestamptz - interval '14 days' then format('a refund of %s has not arrived', oldest::date)
      end as problem
    from batch join planned using (uuid) order by batch.uuid`,
};

/** A cancelled order, with its changes, keeps exactly the amount in its journal: the one that the buyer saw, less later goodwill. */
export const cancelledAsTold: Invariant = {
  kind: 'cancellation-differs',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)}),
    kept as (
      select uuid,
        (select sum(part.amount
            - (select coalesce(sum(refund.amount), 0) from refund where refund.order_uuid = part.uuid)
            + (select coalesce(sum(one.amount - one.returned), 0) from voucher_use as one where one.order_uuid = part.uuid))
          from orders as part
          where part.uuid = batch.uuid or (part.amends = batch.uuid and part.confirmed_at is not null)) as cents,
        (select (data ->> 'kept')::int from order_event where order_uuid = uuid and kind in ('cancelled', 'refunded') and data ? 'kept' order by id desc limit 1) as told
      from batch where status = 'cancelled' and confirmed_at is not null)
    select batch.uuid::text as key, case
      when kept.uuid is null then null
      -- Orders from before the journal returned everything.
      when kept.cents <> coalesce(kept.told, 0)
        then format('it keeps %s cents, and the buyer was told %s', kept.cents, coalesce(kept.told, 0))
      end as problem
    from batch left join kept on kept.uuid = batch.uuid order by batch.uuid`,
};

/** Each refund by customer care is in the journal of its booking, with its sum and who gave it. */
export const careRefundsTold: Invariant = {
  kind: 'care-refund-untold',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)}),
    sums as (
      select batch.uuid,
        (select coalesce(sum(refund.amount), 0) from refund join orders as part on part.uuid = refund.order_uuid
          where refund.cause = 'care' and (part.uuid = batch.uuid or part.amends = batch.uuid)) as given,
        (select coalesce(sum((data ->> 'card')::int), 0) from order_event where order_uuid = batch.uuid and kind = 'refunded') as told,
        exists (select from order_event where order_uuid = batch.uuid and kind = 'refunded'
          and (actor <> 'care' or staff is null or reason is null)) as nameless
      from batch where amends is null)
    select batch.uuid::text as key, case
      when sums.uuid is null then null
      when given <> told then format('care gave back %s cents by card, and its journal tells %s', given, told)
      when nameless then 'its journal tells a refund of care without a name or a reason'
      end as problem
    from batch left join sums on sums.uuid = batch.uuid order by batch.uuid`,
};
