import { sql } from 'kysely';
import { nextByUuid, type CheckedRow, type Invariant } from './invariant';

/** Numbers of a series run from 1 to its last one without a gap. */
export const invoicesGapless: Invariant = {
  kind: 'invoice-gap',
  row: 'invoice series',
  batch: 100,
  check: ({ after, limit }) => sql<CheckedRow>`
    with batch as (select * from invoice_series where series > ${after ?? ''} order by series limit ${limit})
    select batch.series as key, case
      when count(invoice.seq) <> batch.last or max(invoice.seq) <> batch.last
        then format('it ends at %s and holds %s documents', batch.last, count(invoice.seq))
      end as problem
    from batch left join invoice on invoice.series = batch.series
    group by batch.series, batch.last order by batch.series`,
};

/**
 * Invoices minus credit notes of an order equal the amount of its price that the shop keeps. An order without an invoice has
 * no credit note.
 */
export const invoicesWhole: Invariant = {
  kind: 'invoice-differs',
  row: 'order',
  batch: 500,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)}),
    billed as (
      select order_uuid, sum(case kind when 'invoice' then total else -total end) as cents
      from invoice where order_uuid in (select uuid from batch) group by order_uuid),
    owed as (
      select batch.uuid,
        (select coalesce(sum(amount), 0) from order_line where order_uuid = batch.uuid and kind not in ('gift_card_payment', 'paid_later'))
        - (select coalesce(sum(refund.amount), 0) from refund join orders as one on one.uuid = refund.order_uuid
          where one.uuid = batch.uuid or (one.amends = batch.uuid and one.part is not null))
        - (select coalesce(sum(amount), 0) from instalment where order_uuid = batch.uuid and state = 'ended')
        - (select coalesce(sum(returned), 0) from voucher_use where order_uuid = batch.uuid) as cents
      from batch)
    select owed.uuid::text as key, case
      when billed.cents <> owed.cents then format('its documents add up to %s cents, and the shop keeps %s', billed.cents, owed.cents)
      end as problem
    from owed left join billed on billed.order_uuid = owed.uuid order by owed.uuid`,
};
