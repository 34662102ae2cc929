import type { OrderedStay } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { Trx } from '../../database/transaction';
import type { OrderRow } from './order.repository';

/** Order that has the rooms and the lines of a booking: the booking, or its last change. */
export const holderOf = ({ uuid, applied }: Pick<OrderRow, 'uuid' | 'applied'>): string => applied ?? uuid;

/** Locks the unpaid change of a booking, or the unpaid order of a part of its plan; there is at most one. The booking must be locked. */
export const lockOpenAmendment = (trx: Trx, bookingUuid: string): Promise<OrderRow | undefined> =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('amends', '=', bookingUuid)
    .where('status', 'in', ['held', 'paying'])
    .forUpdate()
    .executeTakeFirst();

/** Changes of a booking that were confirmed, and paid parts of its plan, oldest first. */
export const findAmendments = (db: Database, bookingUuid: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('amends', '=', bookingUuid)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('created_at')
    .execute();

/** Number of changes of a booking that were opened since a time. */
export const countAmendmentsSince = async (trx: Trx, bookingUuid: string, since: Date): Promise<number> => {
  const { count } = await trx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('amends', '=', bookingUuid)
    .where('part', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
};

type StaySide = Pick<
  OrderedStay,
  'label' | 'roomTitle' | 'checkin' | 'checkout' | 'rooms' | 'adult' | 'child' | 'baby'
>;

/** Journal entry of a change. All amounts in cents. */
export interface Change {
  /** Order that paid the difference. */
  readonly change: string;
  readonly before: StaySide;
  readonly after: StaySide;
  /** Paid online for the difference. */
  readonly paid: Cents;
  /** Refunded cents of it. */
  readonly back: { readonly card: Cents; readonly vouchers: Cents };
  /** Amounts that the booking keeps afterwards: of the payments, and by voucher. */
  readonly card: Cents;
  readonly credits: readonly { readonly label: string; readonly amount: Cents }[];
}

const changesOf = (db: Database, bookingUuid: string) =>
  db
    .selectFrom('order_event')
    .select('data')
    .where('order_uuid', '=', bookingUuid)
    .where('kind', '=', 'changed')
    .orderBy('id', 'desc');

/** The last change of a booking, as its journal shows it. */
export const findLastChange = async (db: Database, bookingUuid: string): Promise<Change | null> => {
  const event = await changesOf(db, bookingUuid).executeTakeFirst();
  return event ? (event.data as Change) : null;
};

/** The change of a booking that an order has paid. */
export const findChange = async (
  db: Database,
  bookingUuid: string,
  changeUuid: string,
): Promise<Change | null> => {
  const events = await changesOf(db, bookingUuid).execute();
  const changes = events.map(({ data }) => data as Change);
  return changes.find(({ change }) => change === changeUuid) ?? null;
};

/** Number of applied changes of a booking. */
export const countChanges = async (db: Database, bookingUuid: string): Promise<number> => {
  const { count } = await db
    .selectFrom('order_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_uuid', '=', bookingUuid)
    .where('kind', '=', 'changed')
    .executeTakeFirstOrThrow();
  return count;
};
