import { sql } from 'kysely';
import { nextByUuid, type CheckedRow, type Invariant } from './invariant';

const batch = 500;

/**
 * A confirmed booking has its rooms sold for each night, once: in the holds of its last change, or its own. Those of other changes are
 * released, except of one that is being paid.
 */
export const bookedRooms: Invariant = {
  kind: 'booked-rooms-differ',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)})
    select uuid::text as key, case
      -- A new catalogue drops the holds of stays that are over.
      when status <> 'confirmed' or kind <> 'stay' or amends is not null or checkin + nights < ${page.now}::timestamptz::date then null
      when (select count(*) from hold where order_uuid = coalesce(applied, uuid) and state = 'sold' and hold.room_type_id = batch.room_type_id
          and hold.rooms = batch.rooms and night >= checkin and night < checkin + nights) <> nights
        then format('it is confirmed for %s nights from %s, and its rooms are not sold for all of them', nights, checkin)
      when exists (
          select from hold join orders as other on other.uuid = hold.order_uuid
          where (other.uuid = batch.uuid or other.amends = batch.uuid) and hold.state <> 'released'
            and other.status not in ('held', 'paying')
            and (other.uuid <> coalesce(batch.applied, batch.uuid) or night < checkin or night >= checkin + nights))
        then 'it has rooms beside those of its stay'
      end as problem
    from batch order by uuid`,
};

/** A change that is being paid holds exactly the rooms that its booking does not have yet. */
export const amendmentRooms: Invariant = {
  kind: 'change-rooms-differ',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)})
    select batch.uuid::text as key, case
      when batch.amends is null or batch.part is not null or batch.status not in ('held', 'paying') or batch.hold_expires_at <= ${page.now}::timestamptz then null
      when booking.status <> 'confirmed' then format('its booking is %s', booking.status)
      when exists (
        select from generate_series(batch.checkin, batch.checkin + batch.nights - 1, interval '1 day') as day
        where coalesce((select sum(rooms) from hold where order_uuid = batch.uuid and state = 'held'
            and room_type_id = batch.room_type_id and night = day::date), 0)
          <> greatest(0, batch.rooms - coalesce((select sum(rooms) from hold
            where order_uuid = coalesce(booking.applied, booking.uuid) and state = 'sold'
              and room_type_id = batch.room_type_id and night = day::date), 0)))
        then 'it does not hold what its booking misses'
      end as problem
    from batch left join orders as booking on booking.uuid = batch.amends order by batch.uuid`,
};

/**
 * The price of a confirmed stay equals the kept amounts of all means of payment and changes, plus goodwill refunds. Each
 * change is in the journal.
 */
export const bookingPriced: Invariant = {
  kind: 'booking-price-differs',
  row: 'order',
  batch,
  check: (page) => sql<CheckedRow>`
    with batch as (${nextByUuid('orders', page)}),
    stays as (
      select uuid, applied, later_amount from batch where status = 'confirmed' and kind = 'stay' and amends is null),
    parts as (
      select stays.uuid as booking, one.uuid, one.amount, one.part from stays
      join orders as one on one.uuid = stays.uuid or (one.amends = stays.uuid and one.confirmed_at is not null)),
    sums as (
      select stays.uuid, stays.applied,
        (select coalesce(sum(line.amount), 0) from order_line as line
          where line.order_uuid = coalesce(stays.applied, stays.uuid) and line.kind not in ('gift_card_payment', 'paid_before', 'paid_later')) as price,
        -- What a payment plan has not taken yet is kept too: it is owed.
        stays.later_amount + (select sum(parts.amount) from parts where booking = stays.uuid)
        - (select coalesce(sum(refund.amount), 0) from refund join parts on parts.uuid = refund.order_uuid
          where booking = stays.uuid and refund.cause = 'change')
        + (select coalesce(sum(one.amount - one.returned), 0) from voucher_use as one join parts on parts.uuid = one.order_uuid
          where booking = stays.uuid) as kept,
        (select coalesce(sum((data ->> 'vouchers')::int), 0) from order_event where order_uuid = stays.uuid and kind = 'refunded') as to_vouchers,
        (select coalesce(sum((data ->> 'card')::int), 0) from order_event where order_uuid = stays.uuid and kind = 'refunded') as to_card,
        (select count(*) - 1 from parts where booking = stays.uuid and part is null) as changes,
        (select count(*) from order_event where order_uuid = stays.uuid and kind = 'changed') as told
      from stays)
    select batch.uuid::text as key, case
      when sums.uuid is null then null
      -- What care gave back reduces what is kept, not the price. A cheaper stay afterwards gives back at most the rest.
      when kept + to_vouchers - price not between 0 and to_vouchers + to_card then format('its lines say %s cents, and it keeps %s', price, kept)
      when changes <> told then format('it has %s changes, and its journal tells %s', changes, told)
      when (changes > 0) <> (sums.applied is not null) then format('it has %s changes, and %s is applied', changes, sums.applied)
      end as problem
    from batch left join sums on sums.uuid = batch.uuid order by batch.uuid`,
};
