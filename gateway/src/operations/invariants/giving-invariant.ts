import { sql } from 'kysely';
import { nextByUuid, type CheckedRow, type Invariant } from './invariant';

/** A gift is mailed only for a paid order with its voucher; its mail waits, was sent with its time, or was stopped. */
export const giftsDelivered: Invariant = {
  kind: 'gift-delivery-differs',
  row: 'order',
  batch: 500,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)})
    select batch.uuid::text as key, (
      select string_agg(format('the mail of gift %s is %s, and %s', delivery.position, delivery.state, case
          when voucher.id is null then 'the order has no such voucher'
          when batch.confirmed_at is null then 'the order was never paid'
          when batch.status = 'cancelled' then 'the order is cancelled'
          else 'its time of sending says otherwise' end), '; ' order by delivery.position)
      from gift_delivery as delivery
      left join voucher on voucher.order_uuid = delivery.order_uuid and voucher.position = delivery.position
      where delivery.order_uuid = batch.uuid and (
        voucher.id is null or batch.confirmed_at is null
        or (batch.status = 'cancelled' and delivery.state in ('waiting', 'failed'))
        or (delivery.state = 'sent') <> (delivery.sent_at is not null))
      ) as problem
    from batch order by batch.uuid`,
};
