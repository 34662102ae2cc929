import type { Clock } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { Keyring } from '../../settings/keyring';
import { alarmAfter } from './book-provider-state';
import { capturePayment, releasePayment } from './capture-and-release';
import type { PaymentProvider } from '../../context/payment-provider';
import { settlePayment } from './settle-payment';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly secret: Keyring;
}

interface Unfinished {
  readonly uuid: string;
  readonly intentId: string;
}

// Long enough for an ordinary answer, so that the job never races a request that is alive.
const staleMs = 30_000;
// Captures and releases have a queue of their own; the job looks after what that has lost or given up.
const settledMs = 10 * 60_000;
const batch = 50;

const unfinished = (db: Database, before: Date) =>
  db
    .selectFrom('payment')
    .innerJoin('orders', 'payment.order_uuid', 'orders.uuid')
    .select(['orders.uuid', 'payment.intent_id as intentId'])
    .where('payment.intent_id', 'is not', null)
    .$narrowType<{ intentId: string }>()
    .where('payment.updated_at', '<=', before)
    .where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<=', before)]))
    .orderBy('payment.updated_at')
    .limit(batch);

/** The provider was asked and its answer is not known here; or the order was closed before it answered. */
const findUndecided = (db: Database, before: Date): Promise<Unfinished[]> =>
  unfinished(db, before)
    .where('payment.status', 'in', ['processing', 'requires_action'])
    .where('orders.status', 'in', ['paying', 'expired', 'cancelled'])
    .execute();

const findUncaptured = (db: Database, before: Date): Promise<Unfinished[]> =>
  unfinished(db, before)
    .where('payment.status', '=', 'authorised')
    .where('payment.captured', '=', false)
    .where('orders.status', '=', 'confirmed')
    .execute();

/** Each look at a refund that failed is another attempt, so it ends where the alarm leaves it to a person. */
const findReturning = (db: Database, before: Date): Promise<Unfinished[]> =>
  unfinished(db, before)
    .where('payment.refund_state', 'in', ['pending', 'failed'])
    .where(({ eb, or }) =>
      or([eb('payment.refund_state', '=', 'pending'), eb('payment.failures', '<', alarmAfter)]),
    )
    .execute();

const noteChecked = async ({ db, clock }: Deps, { uuid }: Unfinished): Promise<void> => {
  await db
    .updateTable('payment')
    .set({ checked_at: new Date(clock.now()) })
    .where('order_uuid', '=', uuid)
    .execute();
};

/**
 * Heals what a crash, a lost answer or a lost event left between the provider and us: the provider is asked where the money is, and the
 * order follows; a confirmed order whose money is not taken, and a refund that is not settled, are taken up again. One payment that fails
 * stops no other. Resolves with how many it looked at; throws the first failure afterwards, for the log.
 */
export const reconcilePayments = async (deps: Deps): Promise<number> => {
  const { db, clock, provider } = deps;
  const at = (ms: number): Date => new Date(clock.now() - ms);
  const failures: unknown[] = [];
  let count = 0;
  const each = async (found: readonly Unfinished[], heal: (one: Unfinished) => Promise<unknown>) => {
    for (const one of found) {
      count += 1;
      await noteChecked(deps, one);
      await heal(one).catch((error: unknown) => failures.push(error));
    }
  };
  await each(await findUndecided(db, at(staleMs)), async ({ uuid, intentId }) =>
    settlePayment(deps, { orderUuid: uuid, intentId, state: await provider.retrieve(intentId) }),
  );
  await each(await findUncaptured(db, at(settledMs)), ({ uuid, intentId }) =>
    capturePayment(deps, { orderUuid: uuid, intentId }),
  );
  await each(await findReturning(db, at(settledMs)), ({ uuid, intentId }) =>
    releasePayment(deps, { orderUuid: uuid, intentId }),
  );
  if (failures.length > 0) throw failures[0];
  return count;
};
