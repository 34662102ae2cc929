import type { SandboxProvider } from '../../context/sandbox-provider';
import { randomBytes, randomUUID } from 'node:crypto';
import type { CardRequest } from '@detour/shared-contracts/api';
import { err, ok, zonedNow, type Clock } from '@detour/shared-contracts/base';
import { isRedirectMethod } from '@detour/shared-contracts/sites';
import type { Database } from '../../database/open-database';
import type { Keyring } from '../../settings/keyring';
import type { SandboxIntentTable } from '../../database/tables/sales/payment-tables';
import { transact } from '../../database/transaction';
import { enqueue } from '../../outbox/outbox.repository';
import {
  ProviderError,
  type IntentWish,
  type ProviderState,
  type RefundWish,
} from '../../context/payment-provider';
import { toSandboxState, type SandboxIntentRow } from './sandbox-state';
import { createSandboxRedirects } from './sandbox-redirect';
import { checkWebhook, signWebhook } from './webhook-signature';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly webhookSecret: Keyring;
  /** Delay (ms) after which a "late" payment is reported. */
  readonly lateMs: number;
}

type Status = SandboxIntentTable['status'];

/** Card numbers of the sandbox; every other number is declined. */
const cards: Readonly<Record<string, Status>> = {
  '4242424242424242': 'authorised',
  '4000000000000002': 'declined',
  '4000000000003220': 'requires_action',
  '4000000000000341': 'processing',
  // Approved now, and refused when it is charged without its owner.
  '4000000000009995': 'authorised',
};

const refusedLater = '9995';

const isOver: readonly Status[] = ['authorised', 'captured', 'voided', 'refunded'];

const isExpired = (expiry: string, now: number): boolean => {
  const [month = '', year = ''] = expiry.split('/');
  return `20${year}-${month}` < zonedNow(now, 'Europe/Paris').date.slice(0, 7);
};

/** Opens an intent once per key. Throws when the key was used for another amount or order. */
const openIntent = async (
  { db, clock }: Options,
  { orderUuid, amount, currency, key }: IntentWish,
): Promise<SandboxIntentRow> => {
  const opened = await db
    .insertInto('sandbox_intent')
    .values({
      id: `pi_${randomBytes(16).toString('hex')}`,
      client_secret: randomBytes(16).toString('base64url'),
      status: 'requires_payment',
      amount,
      currency,
      order_uuid: orderUuid,
      open_key: key,
      updated_at: new Date(clock.now()),
    })
    .onConflict((conflict) => conflict.column('open_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (opened) return opened;
  const row = await db
    .selectFrom('sandbox_intent')
    .selectAll()
    .where('open_key', '=', key)
    .executeTakeFirstOrThrow();
  const isSame = row.amount === amount && row.currency === currency && row.order_uuid === orderUuid;
  if (!isSame) throw new ProviderError('refused', `The key ${key} was used for another intent.`);
  return row;
};

/** Books a refund once per key. Throws when it exceeds what is captured and not refunded. */
const bookRefund = async (
  { db, clock }: Options,
  intentId: string,
  { amount, key }: RefundWish,
): Promise<void> =>
  transact(db, async (trx) => {
    const intent = await trx
      .selectFrom('sandbox_intent')
      .selectAll()
      .where('id', '=', intentId)
      .forUpdate()
      .executeTakeFirst();
    const parts = await trx
      .selectFrom('sandbox_refund')
      .selectAll()
      .where('intent_id', '=', intentId)
      .execute();
    if (parts.some((part) => part.key === key)) return;
    const rest = parts.reduce((sum, part) => sum - part.amount, intent?.captured ?? 0);
    if (intent?.status !== 'captured' || amount > rest)
      throw new ProviderError('refused', `The intent ${intentId} cannot refund ${amount} of ${rest} cents.`);
    await trx
      .insertInto('sandbox_refund')
      .values({
        id: `re_${randomBytes(12).toString('hex')}`,
        intent_id: intentId,
        key,
        amount,
        at: new Date(clock.now()),
      })
      .execute();
  });

/** State changes of the sandbox's own table. */
const createBooks = (options: Options) => {
  const { db, clock, lateMs } = options;
  const find = async (id: string): Promise<SandboxIntentRow> => {
    const row = await db.selectFrom('sandbox_intent').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new ProviderError('refused', `The sandbox has no intent ${id}.`);
    return row;
  };

  const stateOf = async (id: string): Promise<ProviderState> => {
    const row = await find(id);
    const parts = await db
      .selectFrom('sandbox_refund')
      .selectAll()
      .where('intent_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return toSandboxState(row, parts);
  };

  const toWebhook = (intentId: string, afterMs: number) => ({
    topic: 'sandbox.webhook' as const,
    payload: { eventId: `evt_${randomUUID()}`, intentId },
    dueAt: new Date(clock.now() + afterMs),
  });

  return {
    stateOf,
    open: (input: IntentWish) => openIntent(options, input),
    async move(id: string, from: readonly Status[], to: Status, captured?: number): Promise<ProviderState> {
      await db
        .updateTable('sandbox_intent')
        .set({ status: to, updated_at: new Date(clock.now()), ...(captured !== undefined && { captured }) })
        .where('id', '=', id)
        .where('status', 'in', from)
        .execute();
      return stateOf(id);
    },
    async authorise(
      id: string,
      { status, ...means }: { status: Status; method: string; last4: string | null },
    ): Promise<ProviderState> {
      await transact(db, async (trx) => {
        // Written only before the money is authorised: a repeated call returns the reached state.
        const written = await trx
          .updateTable('sandbox_intent')
          .set({ status, ...means, redirect_key: null, refusal: null, updated_at: new Date(clock.now()) })
          .where('id', '=', id)
          .where('status', 'not in', isOver)
          // The money of a bank is on its way.
          .where(({ not, and, eb }) =>
            not(and([eb('status', '=', 'processing'), eb('redirect_key', 'is not', null)])),
          )
          .returning('id')
          .executeTakeFirst();
        if (written && status === 'authorised') await enqueue(trx, toWebhook(id, 0));
        if (written && status === 'processing') await enqueue(trx, toWebhook(id, lateMs));
      });
      return stateOf(id);
    },
  };
};

/** Voids or refunds, but nobody can stop the money that a bank has sent and not reported. */
const createRelease =
  ({ stateOf, move }: ReturnType<typeof createBooks>) =>
  async (id: string): Promise<ProviderState> => {
    await move(id, ['captured'], 'refunded');
    const undecided: readonly Status[] = ['requires_payment', 'declined', 'authorised', 'requires_action'];
    const { method } = await move(id, undecided, 'voided');
    return isRedirectMethod(method) ? stateOf(id) : move(id, ['processing'], 'voided');
  };

const word = /^[\w.-]{1,200}$/;

/** Returns null for a body that is not an event: a valid signature does not prove a valid body. */
const readEvent = (body: string) => {
  try {
    const { id, type, intentId } = JSON.parse(body) as Readonly<Record<string, unknown>>;
    const isEvent = [id, type, intentId].every((one) => typeof one === 'string' && word.test(one));
    return isEvent ? { id: String(id), type: String(type), intentId: String(intentId) } : null;
  } catch {
    return null;
  }
};

/** The default provider. It has its own table, as a real provider has its own books, and reports payments by signed webhooks. */
export const createSandboxProvider = (options: Options): SandboxProvider => {
  const { clock, webhookSecret } = options;
  const books = createBooks(options);
  const { stateOf, open, move, authorise } = books;
  const redirects = createSandboxRedirects(options);
  const release = createRelease(books);
  return {
    name: 'sandbox',
    publishableKey: null,
    async openIntent(input) {
      const { id, client_secret: clientSecret } = await open(input);
      return { id, clientSecret };
    },
    authoriseCard: (id, card: CardRequest) => {
      const status = isExpired(card.expiry, clock.now()) ? 'declined' : (cards[card.number] ?? 'declined');
      return authorise(id, { status, method: 'card', last4: card.number.slice(-4) });
    },
    authoriseWallet: (id, method) => authorise(id, { status: 'authorised', method, last4: null }),
    async completeAction(id, result) {
      const state = await move(id, ['requires_action'], result === 'approved' ? 'authorised' : 'declined');
      return state.status === 'declined' ? { ...state, refusal: 'authentication' } : state;
    },
    async chargeSaved(id, savedBy) {
      const { method, last4 } = await stateOf(savedBy);
      const status = last4 === refusedLater ? 'declined' : 'authorised';
      return authorise(id, { status, method: method ?? 'card', last4 });
    },
    async startRedirect(id, wish) {
      const url = await redirects.start(id, wish);
      return { state: await stateOf(id), url };
    },
    useForm: async () => undefined,
    findPage: redirects.findPage,
    decide: redirects.decide,
    retrieve: stateOf,
    capture: (id, amount) => move(id, ['authorised'], 'captured', amount),
    release,
    async refund(id, wish) {
      await bookRefund(options, id, wish);
      return stateOf(id);
    },
    async prepareEvent({ eventId, intentId }) {
      await redirects.decideLate(intentId);
      // Only a card waits without a decision of its own.
      const { status } = await move(intentId, ['processing'], 'authorised');
      const body = JSON.stringify({ id: eventId, type: `payment_intent.${status}`, intentId });
      return { body, signature: signWebhook(webhookSecret, body, clock.now()) };
    },
    parseEvent(body, headers) {
      const signature = String(headers['psp-signature'] ?? '');
      const checked = checkWebhook(webhookSecret, body, signature, clock.now());
      if (!checked.ok) return checked;
      const event = readEvent(body);
      return event
        ? ok({ ...event, isDispute: false })
        : err({ kind: 'shape', message: 'The signed event is not JSON with id, type and intentId.' });
    },
  };
};
