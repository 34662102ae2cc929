import type { Clock } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Keyring } from '../../settings/keyring';
import { alarmAfter } from './book-provider-state';
import { capturePayment, releasePayment } from './capture-and-release';
import { refundPart } from './refund-part';
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

// Longer than an ordinary response, so that the job never interferes with a running request.
const staleMs = 30_000;
// Captures and releases have their own queue. The job handles those that the queue has lost or no longer retries.
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

/** The call to the provider was made and its response was lost, or the order was closed before the response. */
const findUndecided = (db: Database, before: Date): Promise<Unfinished[]> =>
  unfinished(db, before)
    .where('payment.status', 'in', ['processing', 'requires_action'])
    .where('orders.status', 'in', ['paying', 'expired', 'cancelled'])
    .execute();

const findUncaptured = (db: Database, before: Date): Promise<Unfinished[]> =>
  unfinished(db, before)
    .where('payment.status', '=', 'authorised')
    .where('payment.captured', '=', false)
    // Captures only when the planned refunds leave an amount to keep. Otherwise the authorisation is released.
    .where('orders.amount', '>', ({ selectFrom }) =>
      selectFrom('refund')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('refund.amount'), sql<number>`0`).as('planned'))
        .whereRef('refund.order_uuid', '=', 'orders.uuid'),
    )
    .where('orders.confirmed_at', 'is not', null)
    .execute();

/** Each check of a failed refund is another attempt, so the checks stop once the alarm is raised for an operator. */
const findReturning = (db: Database, before: Date): Promise<Unfinished[]> =>
  unfinished(db, before)
    .where('payment.refund_state', 'in', ['pending', 'failed'])
    .where(({ eb, or }) =>
      or([eb('payment.refund_state', '=', 'pending'), eb('payment.failures', '<', alarmAfter)]),
    )
    .execute();

interface OpenRefund {
  readonly orderUuid: string;
  readonly refundId: string;
}

/** Refunds that the queue lost or no longer retries, or whose arrival was not reported. A failed one is retried until its alarm. */
const findOpenParts = (db: Database, before: Date): Promise<OpenRefund[]> =>
  db
    .selectFrom('refund')
    .select(['order_uuid as orderUuid', 'id as refundId'])
    .where('state', 'in', ['planned', 'pending', 'failed'])
    .where('failures', '<', alarmAfter)
    .where('planned_at', '<=', before)
    .where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<=', before)]))
    .where(({ not, exists, selectFrom }) =>
      // Excludes refunds of a payment that is returned as a whole.
      not(
        exists(
          selectFrom('payment')
            .select('payment.order_uuid')
            .whereRef('payment.order_uuid', '=', 'refund.order_uuid')
            .where('payment.refund_state', '<>', 'none'),
        ),
      ),
    )
    .orderBy('planned_at')
    .limit(batch)
    .execute();

const notePartChecked = async ({ db, clock }: Deps, { refundId }: OpenRefund): Promise<void> => {
  await db
    .updateTable('refund')
    .set({ checked_at: new Date(clock.now()) })
    .where('id', '=', refundId)
    .execute();
};

const noteChecked = async ({ db, clock }: Deps, { uuid }: Unfinished): Promise<void> => {
  await db
    .updateTable('payment')
    .set({ checked_at: new Date(clock.now()) })
    .where('order_uuid', '=', uuid)
    .execute();
};

/**
 * Recovers from crashes, lost responses and lost events: asks the provider for the state of unfinished payments and applies it, retries
 * missing captures, unsettled releases and refunds. A failing payment does not stop the others. Resolves with the number of payments; throws the
 * first failure at the end, for the log.
 */
export const reconcilePayments = async (deps: Deps): Promise<number> => {
  const { db, clock, provider } = deps;
  const at = (ms: number): Date => new Date(clock.now() - ms);
  const failures: unknown[] = [];
  let count = 0;
  const each = async (found: readonly Unfinished[], recover: (one: Unfinished) => Promise<unknown>) => {
    for (const one of found) {
      count += 1;
      await noteChecked(deps, one);
      await recover(one).catch((error: unknown) => failures.push(error));
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
  for (const part of await findOpenParts(db, at(settledMs))) {
    count += 1;
    await notePartChecked(deps, part);
    await refundPart(deps, part).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return count;
};
