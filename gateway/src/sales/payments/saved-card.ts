import type { Database } from '../../database/open-database';

/**
 * The intent whose card pays the next part of a plan: the last one that was paid for the booking, so that a card which the buyer used for
 * a refused part pays the further ones too. Null when none was paid.
 */
export const findSavedCard = async (db: Database, partUuid: string): Promise<string | null> => {
  const paid = await db
    .selectFrom('orders as part')
    .innerJoin('orders as one', (join) =>
      join.on(({ eb, or, ref }) =>
        or([
          eb('one.uuid', '=', ref('part.amends')),
          eb.and([eb('one.amends', '=', ref('part.amends')), eb('one.part', 'is not', null)]),
        ]),
      ),
    )
    .innerJoin('payment', 'payment.order_uuid', 'one.uuid')
    .select('payment.intent_id')
    .where('part.uuid', '=', partUuid)
    .where('one.confirmed_at', 'is not', null)
    .where('payment.intent_id', 'is not', null)
    .orderBy('one.confirmed_at', 'desc')
    .orderBy('one.part', (order) => order.desc().nullsLast())
    .executeTakeFirst();
  return paid?.intent_id ?? null;
};
