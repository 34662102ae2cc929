import { sql } from 'kysely';
import { json } from '../database/json';
import type { Database } from '../database/open-database';

/** What may leave the gateway, by topic. */
export interface OutboxPayloads {
  'mail.confirmation': { readonly orderUuid: string };
  'mail.cancellation': { readonly orderUuid: string };
  /** A lapsed voucher is valid again, because this order gave its worth back. */
  'mail.voucher-prolonged': { readonly orderUuid: string; readonly voucherId: string };
  /** `linkId` names the mail and its link; what the link opens is found when the mail leaves. */
  'mail.account': {
    readonly kind: 'sign-up' | 'reset' | 'deleted';
    readonly email: string;
    readonly locale: string;
    readonly linkId: string;
    /** Of an account that is gone. */
    readonly firstName?: string;
  };
  /** Tells of an event of an account's security. `to` is the address that the account had then. */
  'mail.security': { readonly eventId: string; readonly to: string };
  'mail.newsletter': { readonly id: string };
  'mail.contact': { readonly id: string };
  /** A voucher that goes by letter. */
  'post.voucher': { readonly orderUuid: string };
  'payment.capture': { readonly orderUuid: string; readonly intentId: string };
  /** Gives the money back: voids what is authorised, refunds what is captured. */
  'payment.release': { readonly orderUuid: string; readonly intentId: string };
  'sandbox.webhook': { readonly eventId: string; readonly intentId: string };
}

export type OutboxTopic = keyof OutboxPayloads;

export interface OutboxMessage<T extends OutboxTopic = OutboxTopic> {
  readonly topic: T;
  readonly payload: OutboxPayloads[T];
  readonly dueAt: Date;
  /** The same thing is never queued twice under one key. */
  readonly dedupeKey?: string;
}

/** Queues a message; in the transaction of the effect that it tells of, so that neither is without the other. */
export const enqueue = async <T extends OutboxTopic>(
  db: Database,
  message: OutboxMessage<T>,
): Promise<void> => {
  await db
    .insertInto('outbox')
    .values({
      topic: message.topic,
      payload: json(message.payload),
      dedupe_key: message.dedupeKey ?? null,
      due_at: message.dueAt,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
};

export interface ClaimedMessage {
  readonly id: number;
  readonly topic: OutboxTopic;
  readonly payload: object;
  readonly attempts: number;
}

const leaseMs = 60_000;

/** Takes due messages for a minute; several gateways never take the same one. */
export const claimMessages = async (db: Database, now: Date, limit: number): Promise<ClaimedMessage[]> => {
  const { rows } = await sql<ClaimedMessage>`
    update outbox set claimed_until = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where id in (
      select id from outbox
      where done_at is null and due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
      order by due_at, id limit ${limit}
      for update skip locked)
    returning id, topic, payload, attempts`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
};

export const markDone = async (db: Database, id: number, now: Date): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ done_at: now, claimed_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
};

export const markFailed = async (db: Database, id: number, error: string, dueAt: Date): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ due_at: dueAt, claimed_until: null, last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute();
};

export const countPending = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Sent messages are kept a week for questions, idempotency keys a day. */
export const forgetOld = async (db: Database, now: Date): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  await db.deleteFrom('outbox').where('done_at', '<', daysAgo(7)).execute();
  await db.deleteFrom('idempotency').where('created_at', '<', daysAgo(1)).execute();
  await db.deleteFrom('client_error').where('at', '<', daysAgo(30)).execute();
};
