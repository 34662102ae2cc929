import type { Clock } from '@detour/shared-contracts/base';
import type { Config } from '../../../settings/settings';
import type { Database } from '../../../database/open-database';
import { transact, type Trx } from '../../../database/transaction';
import { isProviderError, type PaymentProvider, type ProviderState } from '../../../context/payment-provider';
import type { Keyring } from '../../../settings/keyring';
import { lockInstalment, setInstalment, type InstalmentRow } from '../../instalments/plan.repository';
import { findSavedCard } from '../../payments/saved-card';
import { openPayment } from '../../payments/open-payment';
import { lockOrder, type OrderRow } from '../../records/order.repository';
import { settlePayment } from '../settle-payment';
import { startPayment } from '../start-payment';
import { chargeMinutes, findRunning, markCharging, openedBySystem, openPart } from './open-part';
import { refusePart } from './refuse-part';

export interface ChargeDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'holdMaxMinutes'>;
  readonly provider: PaymentProvider;
  readonly secret: Keyring;
}

const batch = 50;
/** A charge that has not ended by then was lost with its process, or its bank is slow: the next run looks at the same intent. */
const leaseMs = 2 * 60_000;

type Due = Pick<InstalmentRow, 'order_uuid' | 'position'>;

const findDue = (db: Database, now: Date): Promise<Due[]> =>
  db
    .selectFrom('instalment')
    .select(['order_uuid', 'position'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('position')
    .limit(batch)
    .execute();

const openCharge = async (trx: Trx, booking: OrderRow, row: InstalmentRow, now: Date): Promise<string> => {
  const expiresAt = new Date(now.getTime() + chargeMinutes * 60_000);
  const paidBy = await openPart(trx, booking, row, { openedBy: 'system', now, expiresAt });
  await markCharging(trx, row, { paidBy, leaseUntil: new Date(now.getTime() + leaseMs) });
  return paidBy;
};

/**
 * Claims a due part within its booking's lock, so that of several gateways one charges it. Returns the order to charge: a new one, or that of
 * a charge which was lost. Null when there is nothing to do now.
 */
const claim = async (trx: Trx, due: Due, now: Date): Promise<string | null> => {
  const booking = await lockOrder(trx, due.order_uuid);
  const row = await lockInstalment(trx, due);
  if (!booking || !row || row.next_at === null || row.next_at > now) return null;
  if (booking.status !== 'confirmed') {
    await setInstalment(trx, row, { next_at: null });
    return null;
  }
  const running = await findRunning(trx, booking, now);
  if (!running) return openCharge(trx, booking, row, now);
  const isOurs = running.uuid === row.paid_by && openedBySystem(running);
  // The buyer is paying, or another part of the plan is being charged: this one waits for it.
  const next = isOurs ? new Date(now.getTime() + leaseMs) : running.hold_expires_at;
  await setInstalment(trx, row, { next_at: next });
  return isOurs ? running.uuid : null;
};

/** A card that the provider will not charge counts as refused. Throws while the provider is not available. */
const charge = async (
  { db, provider }: ChargeDeps,
  { orderUuid, intentId }: { readonly orderUuid: string; readonly intentId: string },
): Promise<ProviderState | null> => {
  const saved = await findSavedCard(db, orderUuid);
  if (saved === null) return null;
  try {
    return await provider.chargeSaved(intentId, saved);
  } catch (error) {
    if (isProviderError(error) && error.kind === 'refused') return null;
    throw error;
  }
};

/** Charges the order of a part by the saved card. However often it runs, its one intent is charged once. */
const chargePart = async (deps: ChargeDeps, orderUuid: string): Promise<boolean> => {
  await openPayment(deps, orderUuid);
  const started = await startPayment(deps, orderUuid, { again: true });
  if (started.ok && started.value.kind === 'known') return true;
  const intentId = started.ok && started.value.kind === 'ask' ? started.value.intentId : null;
  const state = intentId === null ? null : await charge(deps, { orderUuid, intentId });
  const settled =
    state && intentId !== null ? await settlePayment(deps, { orderUuid, intentId, state }) : null;
  if (settled?.status === 'confirmed') return true;
  // The bank's answer is on its way: its event, or the next run, brings it.
  if (settled?.status === 'pending') return false;
  await transact(deps.db, (trx) => refusePart(trx, orderUuid, new Date(deps.clock.now())));
  return false;
};

/**
 * Charges the parts that are due. Safe on several gateways and after a crash: a part has one open order, an order has one intent, and the
 * intent is charged once. A part that fails does not stop the others. Resolves with the number of paid parts; throws the first failure at
 * the end, for the log.
 */
export const chargeParts = async (deps: ChargeDeps): Promise<number> => {
  const failures: unknown[] = [];
  let paid = 0;
  for (const due of await findDue(deps.db, new Date(deps.clock.now()))) {
    try {
      const now = new Date(deps.clock.now());
      const order = await transact(deps.db, (trx) => claim(trx, due, now));
      if (order !== null && (await chargePart(deps, order))) paid += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return paid;
};
