import { json } from '../../database/json';
import type { Tables } from '../../database/tables/tables';
import type { Trx } from '../../database/transaction';

/** Who did it. A member of staff (`issuer subject`) gives a reason. */
export interface By {
  readonly actor: Tables['order_event']['actor'];
  readonly staff?: string | undefined;
  readonly reason?: string | undefined;
  /** Second member of staff, who approved it. */
  readonly approvedBy?: string | undefined;
}

export const byBuyer: By = { actor: 'buyer' };

export interface OrderEvent extends By {
  readonly orderUuid: string;
  readonly kind: Tables['order_event']['kind'];
  /** Amounts and words, never personal data. */
  readonly data?: object;
  readonly at: Date;
}

/** The row of an event. */
export const eventRow = ({
  orderUuid,
  kind,
  actor,
  staff,
  reason,
  approvedBy,
  data = {},
  at,
}: OrderEvent) => ({
  order_uuid: orderUuid,
  kind,
  actor,
  staff: staff ?? null,
  reason: reason ?? null,
  data: json(approvedBy ? { ...data, approvedBy } : data),
  at,
});

/** Appends to the journal of an order, in the transaction of the change. */
export const writeEvent = async (trx: Trx, event: OrderEvent): Promise<void> => {
  await trx.insertInto('order_event').values(eventRow(event)).execute();
};
