import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '@detour/shared-contracts/base';
import type { Database } from '../../database/open-database';
import type { SandboxIntentTable } from '../../database/tables/sales/payment-tables';
import { transact } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import type { RedirectWish } from '../../context/payment-provider';
import type { SandboxChoice, SandboxPage } from '../../context/sandbox-provider';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** Delay (ms) after which a later decision is reported. */
  readonly lateMs: number;
}

/** Path of the page on which a visitor pays, refuses or leaves. */
export const sandboxPagePath = '/api/psp/sandbox/:intentId';

interface Change {
  readonly status: SandboxIntentTable['status'];
  readonly late_status?: NonNullable<SandboxIntentTable['late_status']>;
  readonly refusal?: NonNullable<SandboxIntentTable['refusal']>;
  readonly captured?: number;
}

/** As the real methods: PayPal reserves the money, a bank transfers it at once. */
const paidBy = (method: string | null): 'authorised' | 'captured' =>
  method === 'paypal' ? 'authorised' : 'captured';

const changeOf = (
  choice: SandboxChoice,
  { method, amount }: Pick<SandboxIntentTable, 'method' | 'amount'>,
): Change => {
  const paid = paidBy(method);
  switch (choice) {
    case 'pay':
      return { status: paid, ...(paid === 'captured' && { captured: amount }) };
    case 'pay-later':
      return { status: 'processing', late_status: paid };
    case 'refuse-later':
      return { status: 'processing', late_status: 'declined' };
    case 'refuse':
      return { status: 'declined', refusal: 'declined' };
    case 'leave':
      return { status: 'declined', refusal: 'left' };
  }
};

/**
 * Begins an attempt with a key of its own. Returns the address of its page; null when the intent is paid, being paid, or over.
 */
const start = async (
  { db, clock }: Deps,
  id: string,
  { method, returnTo }: RedirectWish,
): Promise<string | null> => {
  const key = randomBytes(16).toString('base64url');
  const started = await db
    .updateTable('sandbox_intent')
    .set({
      status: 'requires_action',
      method,
      last4: null,
      redirect_key: key,
      return_to: returnTo,
      late_status: null,
      refusal: null,
      updated_at: new Date(clock.now()),
    })
    .where('id', '=', id)
    .where('status', 'in', ['requires_payment', 'declined', 'requires_action'])
    .returning('id')
    .executeTakeFirst();
  if (!started) return null;
  return `${new URL(returnTo).origin}${sandboxPagePath.replace(':intentId', id)}?${new URLSearchParams({ key })}`;
};

const findPage = async ({ db }: Deps, id: string, key: string): Promise<SandboxPage | null> => {
  const row = await db
    .selectFrom('sandbox_intent')
    .select(['order_uuid', 'method', 'amount'])
    .where('id', '=', id)
    .where('redirect_key', '=', key)
    .where('status', '=', 'requires_action')
    .executeTakeFirst();
  return row?.order_uuid && row.method
    ? { orderUuid: row.order_uuid, method: row.method, amount: row.amount }
    : null;
};

/** A repeated decision changes nothing and leads back too. */
const decide = (
  { db, clock, lateMs }: Deps,
  id: string,
  { key, choice }: { readonly key: string; readonly choice: SandboxChoice },
): Promise<string | null> =>
  transact(db, async (trx) => {
    const row = await trx
      .selectFrom('sandbox_intent')
      .selectAll()
      .where('id', '=', id)
      .where('redirect_key', '=', key)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    if (row.status !== 'requires_action') return row.return_to;
    const change = changeOf(choice, row);
    await trx
      .updateTable('sandbox_intent')
      .set({ ...change, updated_at: new Date(clock.now()) })
      .where('id', '=', id)
      .execute();
    // Reported in any case: the visitor may never come back.
    await enqueue(trx, {
      topic: 'sandbox.webhook',
      payload: { eventId: `evt_${randomUUID()}`, intentId: id },
      dueAt: new Date(clock.now() + (change.status === 'processing' ? lateMs : 0)),
    });
    return row.return_to;
  });

/** The bank decides a payment that it has left open. */
const decideLate = async ({ db, clock }: Deps, id: string): Promise<void> => {
  await db
    .updateTable('sandbox_intent')
    .set(({ ref, case: when }) => ({
      status: ref('late_status').$castTo<SandboxIntentTable['status']>(),
      captured: when().when('late_status', '=', 'captured').then(ref('amount')).else(ref('captured')).end(),
      refusal: when()
        .when('late_status', '=', 'declined')
        .then('declined' as const)
        .else(null)
        .end(),
      late_status: null,
      updated_at: new Date(clock.now()),
    }))
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('late_status', 'is not', null)
    .execute();
};

/** Payments on a page of the sandbox. The state of an intent decides: one attempt at a time, and each is decided once. */
export const createSandboxRedirects = (deps: Deps) => ({
  start: (id: string, wish: RedirectWish) => start(deps, id, wish),
  findPage: (id: string, key: string) => findPage(deps, id, key),
  decide: (id: string, key: string, choice: SandboxChoice) => decide(deps, id, { key, choice }),
  decideLate: (id: string) => decideLate(deps, id),
});
