import { sql } from 'kysely';
import { nextByUuid, type CheckedRow, type Invariant } from './invariant';

/** A payment plan: its open parts add up to what its order still takes, and each paid part has one confirmed order of its amount. */
export const plansWhole: Invariant = {
  kind: 'plan-differs',
  row: 'order',
  batch: 500,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)}),
    sums as (
      select batch.uuid,
        (select coalesce(sum(amount), 0) from instalment where order_uuid = batch.uuid and state not in ('paid', 'ended')) as open,
        (select coalesce(sum(amount), 0) from instalment where order_uuid = batch.uuid and state = 'paid') as paid,
        (select coalesce(sum(amount), 0) from orders as one
          where one.amends = batch.uuid and one.part is not null and one.confirmed_at is not null) as taken,
        exists (select from instalment where order_uuid = batch.uuid and state in ('waiting', 'refused') and next_at is null) as forgotten
      from batch where plan is not null)
    select batch.uuid::text as key, case
      when sums.uuid is null then null
      when open <> batch.later_amount then format('%s cents of its plan are open, and %s are to be paid', open, batch.later_amount)
      when paid <> taken then format('%s cents of its plan are paid, and its orders took %s', paid, taken)
      when batch.status = 'confirmed' and forgotten then 'a part of its plan waits for no charge'
      when batch.status = 'cancelled' and batch.confirmed_at is not null and open > 0 then 'it is cancelled, and its plan goes on'
      end as problem
    from batch left join sums on sums.uuid = batch.uuid order by batch.uuid`,
};
