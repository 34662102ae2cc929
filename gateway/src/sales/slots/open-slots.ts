import type { IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';

/** Days ahead for which slots are open. */
const daysOpen = 120;
/** Days after which the empty slots of the past are deleted. */
const daysKept = 30;

/**
 * Opens the slots of the coming months by each partner's week, after its last open day; deletes old unbooked ones. Existing
 * slots stay unchanged: a changed week applies only to days that are not open yet.
 */
export const openSlots = async (db: Database, today: IsoDate): Promise<void> => {
  await sql`
    insert into activity_slot (activity_id, day, starts, capacity)
    select activity.id, day::date, starts, (partner #>> '{slots,capacity}')::int
    from activity
      cross join lateral (
        select greatest(${today}::date, coalesce(max(day) + 1, ${today}::date)) as first
        from activity_slot where activity_id = activity.id) as open
      cross join lateral generate_series(open.first::timestamp, ${today}::date + ${daysOpen}::int, interval '1 day') as day
      cross join lateral jsonb_array_elements_text(partner #> '{slots,starts}') as starts
    where jsonb_typeof(partner -> 'slots') = 'object' and published
      and partner #> '{slots,days}' @> to_jsonb(extract(isodow from day)::int)
      and not partner -> 'closedOn' @> to_jsonb(to_char(day, 'MM-DD'))
    on conflict do nothing`.execute(db);
  await sql`
    delete from activity_slot where day < ${today}::date - ${daysKept}::int and taken = 0`.execute(db);
};
