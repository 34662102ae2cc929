import type { Locale } from '@detour/shared-contracts/sites';
import { json } from '../../../database/json';
import type { Trx } from '../../../database/transaction';
import { createTranslate } from '../../../messages/message-catalogue';
import { setInstalment, type InstalmentRow } from '../../instalments/plan.repository';
import { supersedeOrder } from '../../orders/opening/supersede-order';
import { insertOrder } from '../../orders/opening/write-order';
import { lockOpenAmendment } from '../../records/amendment.repository';
import { byBuyer, type By } from '../../records/order-event.repository';
import type { NewOrderLine, OrderRow } from '../../records/order.repository';

/** Who opened the order of a part: only one that the job has opened is charged by the saved card. */
export interface PartRequest {
  readonly openedBy: 'buyer' | 'system';
}

export const openedBySystem = ({ request }: Pick<OrderRow, 'request'>): boolean =>
  (request as Partial<PartRequest>).openedBy === 'system';

interface Opening {
  readonly openedBy: PartRequest['openedBy'];
  readonly now: Date;
  readonly expiresAt: Date;
}

const lineOf = ({ position, amount }: InstalmentRow, locale: Locale): NewOrderLine => ({
  kind: 'stay',
  label: createTranslate(locale)('plan.partLine', { position: position + 1 }),
  quantity: 1,
  amount,
  vat_rate_bp: null,
  voucher_type: null,
});

/**
 * Opens the order that pays a part, with its own payment. It holds no rooms and changes nothing of the booking. The booking must be locked;
 * the database accepts one open or confirmed order for each part.
 */
export const openPart = async (
  trx: Trx,
  booking: OrderRow,
  row: InstalmentRow,
  { openedBy, now, expiresAt }: Opening,
): Promise<string> => {
  const { package_id, room_type_id, checkin, nights, rooms, session_id, address_hash, locale, site } =
    booking;
  const by: By = openedBy === 'buyer' ? byBuyer : { actor: 'system' };
  const { uuid } = await insertOrder(
    trx,
    {
      amends: booking.uuid,
      part: row.position,
      kind: 'stay',
      amount: row.amount,
      package_id,
      room_type_id,
      checkin,
      nights,
      rooms,
      stay: json(booking.stay ?? {}),
      voucher: null,
      session_id,
      address_hash,
      locale,
      site,
      buyer: json(booking.buyer),
      request: json({ openedBy } satisfies PartRequest),
      created_at: now,
      hold_expires_at: expiresAt,
    },
    [lineOf(row, locale as Locale)],
    by,
  );
  return uuid;
};

/**
 * Returns the open order of a booking's parts or changes, if its time is not over. One whose time is over is closed: its payment is released,
 * so that nothing can arrive on it later.
 */
export const findRunning = async (trx: Trx, booking: OrderRow, now: Date): Promise<OrderRow | null> => {
  const open = await lockOpenAmendment(trx, booking.uuid);
  if (!open) return null;
  if (open.hold_expires_at > now) return open;
  await supersedeOrder(trx, open, now);
  return null;
};

/** Minutes that a charge by the job may take, with the answers of the provider that arrive late. */
export const chargeMinutes = 60;

/** Marks a part as being charged until `leaseUntil`; then the job looks again. */
export const markCharging = (
  trx: Trx,
  row: InstalmentRow,
  { paidBy, leaseUntil }: { readonly paidBy: string; readonly leaseUntil: Date },
): Promise<void> =>
  setInstalment(trx, row, {
    state: 'charging',
    attempts: row.attempts + 1,
    next_at: leaseUntil,
    paid_by: paidBy,
  });
