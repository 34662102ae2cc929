import { sql } from 'kysely';
import type { CheckedRow, Invariant } from './invariant';

// An activity has some hundred slots.
const batch = 25;

/** The places taken of each slot are the people of its bookings, and a voucher is used exactly when its booking is. */
export const slotsTaken: Invariant = {
  kind: 'slots-differ',
  row: 'activity',
  batch,
  check: ({ after, limit }) => sql<CheckedRow>`
    with batch as (select id from activity where id > ${after ?? ''} order by id limit ${limit}),
    booked as (
      select activity_id, day, starts, sum(party) as people from activity_booking
      where state in ('booked', 'used') and activity_id in (select id from batch)
      group by activity_id, day, starts),
    wrong as (
      select slot.activity_id as id, format('%s %s has %s taken, its bookings %s', slot.day, slot.starts, slot.taken,
        coalesce(booked.people, 0)) as difference
      from activity_slot as slot left join booked using (activity_id, day, starts)
      where slot.activity_id in (select id from batch) and slot.taken <> coalesce(booked.people, 0)
      union all
      select visit.activity_id, format('the booking of %s %s is %s, and its voucher is %s', visit.day, visit.starts,
        visit.state, voucher.state)
      from activity_booking as visit join voucher on voucher.id = visit.voucher_id
      where visit.activity_id in (select id from batch) and (
        (visit.state = 'booked' and voucher.state <> 'claimed') or (visit.state = 'used' and voucher.state <> 'redeemed')))
    select batch.id as key, (
      select string_agg(difference, '; ' order by difference) from wrong where wrong.id = batch.id) as problem
    from batch order by batch.id`,
};
