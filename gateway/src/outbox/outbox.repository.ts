import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../database/open-database';
import { toQueueDatabase } from './queue-database';
import { topicNames, type OutboxMessage, type OutboxTopic } from './topics';

export type { OutboxMessage, OutboxPayloads, OutboxTopic } from './topics';

/** Builds the statements; each call passes the connection or transaction that runs them. */
const sender = new PgBoss({
  db: {
    executeSql: () =>
      Promise.reject(new Error('A message must be queued with the connection of its caller.')),
  },
  supervise: false,
  schedule: false,
});

/** A message id derived from its key; the queue accepts each id once. */
const idOf = (key: string): string => {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
};

/** Queues a message in the transaction of its cause, so that both commit or neither. */
export const enqueue = async <T extends OutboxTopic>(
  db: Database,
  { topic, payload, dueAt, dedupeKey }: OutboxMessage<T>,
): Promise<void> => {
  await sender.send(topic, payload, {
    db: toQueueDatabase(db),
    startAfter: dueAt,
    ...(dedupeKey === undefined ? {} : { id: idOf(dedupeKey) }),
  });
};

export interface QueuedMessage {
  readonly id: string;
  readonly topic: OutboxTopic;
  readonly payload: object;
  readonly state: 'waiting' | 'running' | 'sent' | 'dead';
  /** Number of failed runs. */
  readonly failures: number;
  readonly dueAt: Date;
  readonly error: string | null;
}

/** All messages as a table `message`. */
const allMessages = sql<QueuedMessage>`
  select id, name as topic, data as payload, retry_count as failures, start_after as "dueAt", created_on,
    case state when 'active' then 'running' when 'completed' then 'sent' when 'failed' then 'dead' else 'waiting' end as state,
    coalesce(output->>'message', output->'value'->>'message') as error
  from pgboss.job where name = any(${[...topicNames]}::text[])`;

/** Messages in the given states, oldest first. */
export const findMessages = async (
  db: Database,
  { states, limit = 200 }: { readonly states: readonly QueuedMessage['state'][]; readonly limit?: number },
): Promise<QueuedMessage[]> => {
  const { rows } = await sql<QueuedMessage>`
    select * from (${allMessages}) as message where state = any(${[...states]}::text[])
    order by created_on, id limit ${limit}`.execute(db);
  return rows;
};

/** Messages about an order in any state, oldest first; sent ones for a week. */
export const findMessagesOfOrder = async (db: Database, orderUuid: string): Promise<QueuedMessage[]> => {
  const { rows } = await sql<QueuedMessage>`
    select * from (${allMessages}) as message where payload->>'orderUuid' = ${orderUuid}
    order by created_on, id limit 100`.execute(db);
  return rows;
};

/** Number of messages to send, without dead letters. */
export const countPending = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where state < 'completed' and name = any(${[...topicNames]}::text[])`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
