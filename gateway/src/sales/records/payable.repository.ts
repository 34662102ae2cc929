import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { OrderRow, PaymentRow } from './order.repository';

/** An order with its one payment, as far as paying needs it: each further column is work for the driver. */
export type Payable = Pick<
  OrderRow,
  'uuid' | 'number' | 'status' | 'amount' | 'later_amount' | 'hold_expires_at' | 'plan' | 'part' | 'buyer'
> &
  Pick<PaymentRow, 'intent_id' | 'client_secret' | 'currency' | 'method'>;

/** Columns of a `Payable`, for a statement that names the order `o` and its payment `p`. */
export const payableColumns = sql.raw(
  'o.uuid, o.number, o.status, o.amount, o.later_amount, o.hold_expires_at, o.plan, o.part, o.buyer, ' +
    'p.intent_id, p.client_secret, p.currency, p.method',
);

export const findPayable = async (db: Database, uuid: string): Promise<Payable | undefined> => {
  const { rows } = await sql<Payable>`
    select ${payableColumns} from orders as o join payment as p on p.order_uuid = o.uuid
    where o.uuid = ${uuid}`.execute(db);
  return rows[0];
};
