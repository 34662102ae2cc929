import type { Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Trx } from '../../database/transaction';
import type { ActivityTable } from '../../database/tables/catalogue-tables';
import type { OutboxPayloads } from '../../outbox/outbox.repository';
import { enqueue } from '../../outbox/outbox.repository';
import { writeEvent } from '../records/order-event.repository';
import type { BookingRow } from '../slots/booking.repository';
import type { VoucherRow } from '../vouchers/voucher-row';

/** An activity with the country of its place, whose clock decides. */
export type VisitedActivity = Selectable<ActivityTable> & { readonly country: string };

export const findActivity = (db: Database, id: string): Promise<VisitedActivity | undefined> =>
  db
    .selectFrom('activity')
    .innerJoin('place', 'place.id', 'activity.place_id')
    .selectAll('activity')
    .select('place.country')
    .where('activity.id', '=', id)
    .executeTakeFirst();

type Told = OutboxPayloads['mail.visit'];

interface Change {
  readonly what: Told['what'];
  /** The booking after the change. */
  readonly booking: Pick<BookingRow, 'id' | 'day' | 'starts' | 'party' | 'version'>;
  /** The slot that was left, of a move. */
  readonly before?: Told['before'];
  readonly actor: 'recipient' | 'buyer' | 'system';
}

/** Records a change and queues mails to guest and partner. */
export const tellChange = async (
  trx: Trx,
  voucher: VoucherRow,
  { what, booking, before, actor }: Change,
  now: Date,
): Promise<void> => {
  const { id, day, starts, party, version } = booking;
  const slot = { day, starts, ...(before && { before }) };
  await writeEvent(trx, {
    orderUuid: voucher.order_uuid,
    kind: `visit.${what}`,
    actor,
    data: { ...slot, party },
    at: now,
  });
  for (const to of ['guest', 'partner'] as const)
    await enqueue(trx, {
      topic: 'mail.visit',
      payload: { bookingId: id, version, what, to, ...slot },
      dueAt: now,
      dedupeKey: `mail.visit:${id}:${version}:${to}`,
    });
};
