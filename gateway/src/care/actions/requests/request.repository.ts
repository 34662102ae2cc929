import type { Buyer, CareRequests } from '@detour/shared-contracts/api';
import type { Database } from '../../../database/open-database';
import { findStaffNames, type StaffNames } from '../../desk/staff-names';

type View = CareRequests['requests'][number];

/** Days for which decided requests are listed. */
const listedDays = 7;
const most = 100;
const dayMs = 86_400_000;

const select = (db: Database) =>
  db
    .selectFrom('care_request as request')
    .innerJoin('orders', 'orders.uuid', 'request.order_uuid')
    .selectAll('request')
    .select(['orders.number', 'orders.buyer']);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toView = (row: Row, nameOf: StaffNames, staff: string): View => {
  const { firstName, lastName } = row.buyer as Partial<Buyer>;
  return {
    id: row.id,
    orderNumber: row.number,
    customer: [firstName, lastName].filter(Boolean).join(' '),
    action: row.action as View['action'],
    amount: row.amount,
    reason: row.reason,
    askedBy: nameOf(row.asked_by),
    askedAt: row.asked_at.toISOString(),
    decision: row.decision,
    decidedBy: row.decided_by === null ? null : nameOf(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    own: row.asked_by === staff,
  };
};

/** Open requests, oldest first, then recently decided ones, newest first. */
export const findRequests = async (
  db: Database,
  { staff, now }: { readonly staff: string; readonly now: number },
): Promise<View[]> => {
  const nameOf = await findStaffNames(db);
  const open = await select(db).where('decision', 'is', null).orderBy('asked_at').limit(most).execute();
  const decided = await select(db)
    .where('decided_at', '>', new Date(now - listedDays * dayMs))
    .orderBy('decided_at', 'desc')
    .limit(most)
    .execute();
  return [...open, ...decided].map((row) => toView(row, nameOf, staff));
};

export const findRequest = async (db: Database, id: string, staff: string) => {
  const row = await select(db).where('request.id', '=', id).executeTakeFirst();
  return row && { row, view: toView(row, await findStaffNames(db), staff) };
};
