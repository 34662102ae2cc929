import { randomBytes, randomUUID } from 'node:crypto';
import { err, ok, zonedNow, type CardRequest, type Cents, type Clock } from '@detour/shared-contracts';
import type { Database } from '../database/open-database';
import type { SandboxIntentTable } from '../database/schema';
import { transact } from '../database/transaction';
import { enqueue } from '../outbox/outbox.repository';
import type { PaymentProvider, ProviderState } from './payment-provider';
import { checkWebhook, signWebhook } from './webhook-signature';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly webhookSecret: string;
  /** How late a "late" payment is told, in ms. */
  readonly lateMs: number;
}

export interface SandboxProvider extends PaymentProvider {
  /** Body and signature of an event, once the sandbox has made it true. */
  prepareEvent(payload: {
    readonly eventId: string;
    readonly intentId: string;
  }): Promise<{ body: string; signature: string }>;
}

type Status = SandboxIntentTable['status'];

/** Fixed test numbers, as in `test-hooks.md`. */
const cards: Readonly<Record<string, Status>> = {
  '4242424242424242': 'authorised',
  '4000000000000002': 'declined',
  '4000000000003220': 'requires_action',
  '4000000000000341': 'processing',
};

const isOver: readonly Status[] = ['authorised', 'captured', 'voided', 'refunded'];

const isExpired = (expiry: string, now: number): boolean => {
  const [month = '', year = ''] = expiry.split('/');
  return `20${year}-${month}` < zonedNow(now, 'Europe/Paris').date.slice(0, 7);
};

const toState = (
  row: { status: Status; method: string | null; last4: string | null } | undefined,
): ProviderState => ({
  status: !row || row.status === 'requires_payment' ? 'open' : row.status,
  method: row?.method ?? null,
  last4: row?.last4 ?? null,
});

/** The default provider: it keeps its own table, as a real one keeps its own books, and tells of payments by signed webhooks. */
export const createSandboxProvider = ({ db, clock, webhookSecret, lateMs }: Options): SandboxProvider => {
  const find = (id: string) =>
    db.selectFrom('sandbox_intent').selectAll().where('id', '=', id).executeTakeFirst();

  const move = async (id: string, from: readonly Status[], to: Status): Promise<ProviderState> => {
    await db
      .updateTable('sandbox_intent')
      .set({ status: to, updated_at: new Date(clock.now()) })
      .where('id', '=', id)
      .where('status', 'in', from)
      .execute();
    return toState(await find(id));
  };

  const tell = (intentId: string, afterMs: number) => ({
    topic: 'sandbox.webhook' as const,
    payload: { eventId: `evt_${randomUUID()}`, intentId },
    dueAt: new Date(clock.now() + afterMs),
  });

  const authorise = async (
    id: string,
    { amount, status, ...means }: { amount: Cents; status: Status; method: string; last4: string | null },
  ): Promise<ProviderState> =>
    transact(db, async (trx) => {
      const row = { id, amount, status, ...means, updated_at: new Date(clock.now()) };
      // Written only while the money is not promised yet: a repeated call answers what was reached.
      const written = await trx
        .insertInto('sandbox_intent')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(row).where('sandbox_intent.status', 'not in', isOver),
        )
        .returningAll()
        .executeTakeFirst();
      if (written && status === 'authorised') await enqueue(trx, tell(id, 0));
      if (written && status === 'processing') await enqueue(trx, tell(id, lateMs));
      return toState(
        written ??
          (await trx.selectFrom('sandbox_intent').selectAll().where('id', '=', id).executeTakeFirst()),
      );
    });

  return {
    openIntent: async () => ({
      id: `pi_${randomBytes(16).toString('hex')}`,
      clientSecret: randomBytes(16).toString('base64url'),
    }),
    authoriseCard: (id, amount, card: CardRequest) => {
      const status = isExpired(card.expiry, clock.now()) ? 'declined' : (cards[card.number] ?? 'declined');
      return authorise(id, { amount, status, method: 'card', last4: card.number.slice(-4) });
    },
    authoriseWallet: (id, amount, method) =>
      authorise(id, { amount, status: 'authorised', method, last4: null }),
    completeAction: (id, result) =>
      move(id, ['requires_action'], result === 'approved' ? 'authorised' : 'declined'),
    retrieve: async (id) => toState(await find(id)),
    capture: (id) => move(id, ['authorised'], 'captured'),
    async release(id) {
      await move(id, ['captured'], 'refunded');
      return move(id, ['authorised', 'processing', 'requires_action'], 'voided');
    },
    async prepareEvent({ eventId, intentId }) {
      const { status } = await move(intentId, ['processing'], 'authorised');
      const body = JSON.stringify({ id: eventId, type: `payment_intent.${status}`, intentId });
      return { body, signature: signWebhook(webhookSecret, body, clock.now()) };
    },
    parseEvent(body, signature) {
      const checked = checkWebhook(webhookSecret, body, signature, clock.now());
      if (!checked.ok) return checked;
      const event: unknown = JSON.parse(body);
      const { id, type, intentId } = event as Record<string, unknown>;
      if (typeof id !== 'string' || typeof type !== 'string' || typeof intentId !== 'string') {
        return err({ kind: 'shape', message: 'The signed event lacks id, type or intentId.' });
      }
      return ok({ id, type, intentId });
    },
  };
};
