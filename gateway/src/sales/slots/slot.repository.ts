import type { IsoDate } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Trx } from '../../database/transaction';

export interface SlotKey {
  readonly activityId: string;
  readonly day: IsoDate;
  /** `HH:mm` on the partner's clock. */
  readonly starts: string;
}

interface OpenSlot {
  readonly day: IsoDate;
  readonly starts: string;
  /** Free places. */
  readonly left: number;
}

interface Wanted {
  readonly activityId: string;
  readonly party: number;
  /** Both included. */
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/** Slots with room for a party, by day and time. */
export const listSlots = async (
  db: Database,
  { activityId, party, from, until }: Wanted,
): Promise<readonly OpenSlot[]> => {
  const { rows } = await sql<OpenSlot>`
    select day, starts, capacity - taken as left from activity_slot
    where activity_id = ${activityId} and day between ${from}::date and ${until}::date and capacity - taken >= ${party}
    order by day, starts`.execute(db);
  return rows;
};

/** Locks slots in the order of their keys, so that two moves between the same slots do not wait for each other. Lock the voucher first. */
export const lockSlots = async (trx: Trx, activityId: string, slots: readonly SlotKey[]): Promise<void> => {
  await sql`
    select from activity_slot
    where activity_id = ${activityId}
      and (day, starts) in (select * from unnest(${slots.map(({ day }) => day)}::date[], ${slots.map(({ starts }) => starts)}::text[]))
    order by day, starts for update`.execute(trx);
};

/** Takes places; false when the slot is unknown or has fewer. The condition is part of the update. */
export const takePlaces = async (
  trx: Trx,
  { activityId, day, starts }: SlotKey,
  party: number,
): Promise<boolean> => {
  const { rows } = await sql<{ day: string }>`
    update activity_slot set taken = taken + ${party}
    where activity_id = ${activityId} and day = ${day}::date and starts = ${starts} and taken + ${party} <= capacity
    returning day`.execute(trx);
  return rows.length === 1;
};

export const freePlaces = async (
  trx: Trx,
  { activityId, day, starts }: SlotKey,
  party: number,
): Promise<void> => {
  await sql`
    update activity_slot set taken = taken - ${party}
    where activity_id = ${activityId} and day = ${day}::date and starts = ${starts}`.execute(trx);
};
