import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../database/open-database';
import { enqueue } from './outbox.repository';
import { toQueueDatabase } from './queue-database';
import { topicNames, topics, type OutboxMessage, type OutboxTopic } from './topics';

/** Days; pending messages are kept until they are sent or dead, however long that takes. */
const retentionDays = 3650;

const optionsOf = (topic: OutboxTopic): PgBoss.Queue => {
  const { tries, timeoutSeconds } = topics[topic];
  return {
    name: topic,
    retryLimit: tries - 1,
    retryDelay: 1,
    retryBackoff: true,
    // A run is aborted before its message is given to another gateway.
    expireInSeconds: timeoutSeconds + 30,
    retentionDays,
  };
};

interface OldMessage {
  readonly topic: OutboxTopic;
  readonly payload: OutboxMessage['payload'];
  readonly due_at: Date;
  readonly dedupe_key: string | null;
}

/** Moves messages of the former queue table, which a gateway of an older version may still write. */
const moveOldMessages = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<OldMessage>`
      delete from outbox where done_at is null and topic = any(${[...topicNames]}::text[])
      returning topic, payload, due_at, dedupe_key`.execute(trx);
    for (const { topic, payload, due_at: dueAt, dedupe_key: dedupeKey } of rows)
      await enqueue(trx, { topic, payload, dueAt, ...(dedupeKey === null ? {} : { dedupeKey }) });
  });

/** Messages of one transaction are sent in their order. The check comes first, because the change locks the table for all gateways. */
const keepOrder = async (db: Database): Promise<void> => {
  const { rows } = await sql`
    select 1 from information_schema.columns
    where table_schema = 'pgboss' and table_name = 'job' and column_name = 'created_on'
      and column_default = 'clock_timestamp()'`.execute(db);
  if (rows.length > 0) return;
  await sql`alter table pgboss.job alter column created_on set default clock_timestamp()`.execute(db);
};

/** Creates or migrates the tables of the queue, with a queue for each topic. Idempotent, also concurrently. */
export const prepareQueue = async (db: Database): Promise<void> => {
  const boss = new PgBoss({ db: toQueueDatabase(db), supervise: false, schedule: false });
  await boss.start();
  await keepOrder(db);
  for (const topic of topicNames) {
    const options = optionsOf(topic);
    await boss.createQueue(topic, options);
    await boss.updateQueue(topic, options);
  }
  await boss.stop({ graceful: false });
  await moveOldMessages(db);
};
