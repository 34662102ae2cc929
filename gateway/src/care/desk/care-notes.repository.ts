import type { CareNotes } from '@detour/shared-contracts/api';
import type { Database } from '../../database/open-database';
import type { StaffNames } from './staff-names';

interface NewNote {
  readonly orderUuid: string;
  readonly staff: string;
  readonly body: string;
  readonly at: Date;
}

/** A note cannot be changed. It is deleted with the buyer's data. */
export const writeNote = async (db: Database, { orderUuid, ...note }: NewNote): Promise<void> => {
  await db
    .insertInto('care_note')
    .values({ ...note, order_uuid: orderUuid })
    .execute();
};

/** Oldest first. */
export const findNotes = async (
  db: Database,
  orderUuid: string,
  nameOf: StaffNames,
): Promise<CareNotes['notes']> => {
  const rows = await db
    .selectFrom('care_note')
    .select(['id', 'staff', 'body', 'at'])
    .where('order_uuid', '=', orderUuid)
    .orderBy('id')
    .execute();
  return rows.map(({ id, staff, body, at }) => ({
    id: Number(id),
    author: nameOf(staff),
    body,
    at: at.toISOString(),
  }));
};
