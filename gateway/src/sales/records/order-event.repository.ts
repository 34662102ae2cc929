import { json } from '../../database/json';
import type { Tables } from '../../database/tables/tables';
import type { Trx } from '../../database/transaction';

export interface OrderEvent {
  readonly orderUuid: string;
  readonly kind: Tables['order_event']['kind'];
  readonly actor: Tables['order_event']['actor'];
  /** Amounts and words, never personal data. */
  readonly data?: object;
  /** Of the actor `care`: issuer and subject of the member. */
  readonly staff?: string;
  /** Of the actor `care`. */
  readonly reason?: string;
  readonly at: Date;
}

/** Appends to the journal of an order, in the transaction of the change. */
export const writeEvent = async (trx: Trx, { orderUuid, data = {}, ...event }: OrderEvent): Promise<void> => {
  await trx
    .insertInto('order_event')
    .values({ ...event, order_uuid: orderUuid, data: json(data) })
    .execute();
};
