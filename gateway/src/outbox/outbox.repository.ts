import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../database/open-database';
import { toQueueDatabase } from './queue-database';
import { topicNames, type OutboxMessage, type OutboxTopic } from './topics';

export type { OutboxMessage, OutboxPayloads, OutboxTopic } from './topics';

/** Writes the statements; each call brings the connection or the transaction that runs them. */
const sender = new PgBoss({
  db: {
    executeSql: () => Promise.reject(new Error('A message is queued with the connection of its caller.')),
  },
  supervise: false,
  schedule: false,
});

/** A key always names the same message, whose id is taken once in its queue. */
const idOf = (key: string): string => {
  const hex = createHash('sha256').update(key).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
};

/** Queues a message; in the transaction of the effect that it tells of, so that neither is without the other. */
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
  /** Failed runs so far. */
  readonly failures: number;
  readonly dueAt: Date;
  readonly error: string | null;
}

/** Every message as a table `message`. */
const allMessages = sql<QueuedMessage>`
  select id, name as topic, data as payload, retry_count as failures, start_after as "dueAt", created_on,
    case state when 'active' then 'running' when 'completed' then 'sent' when 'failed' then 'dead' else 'waiting' end as state,
    coalesce(output->>'message', output->'value'->>'message') as error
  from pgboss.job where name = any(${[...topicNames]}::text[])`;

/** Messages of some states, oldest first. */
export const findMessages = async (
  db: Database,
  { states, limit = 200 }: { readonly states: readonly QueuedMessage['state'][]; readonly limit?: number },
): Promise<QueuedMessage[]> => {
  const { rows } = await sql<QueuedMessage>`
    select * from (${allMessages}) as message where state = any(${[...states]}::text[])
    order by created_on, id limit ${limit}`.execute(db);
  return rows;
};

/** Messages about an order, whatever became of them, oldest first: for a week after they left. */
export const findMessagesOfOrder = async (db: Database, orderUuid: string): Promise<QueuedMessage[]> => {
  const { rows } = await sql<QueuedMessage>`
    select * from (${allMessages}) as message where payload->>'orderUuid' = ${orderUuid}
    order by created_on, id limit 100`.execute(db);
  return rows;
};

/** Messages that still have to leave; dead letters are not among them. */
export const countPending = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where state < 'completed' and name = any(${[...topicNames]}::text[])`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};
