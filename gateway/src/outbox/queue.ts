import type { Clock } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../database/open-database';
import { toClockedQueueDatabase } from './queue-database';
import { topicNames, type OutboxTopic } from './topics';

const day = 86_400;

/** Maximum delay before a retry, in seconds. */
const longestWait = 3600;

export interface ClaimedMessage {
  readonly id: string;
  readonly topic: OutboxTopic;
  readonly payload: object;
}

/** Throw it when a retry cannot help or would do harm. The message becomes a dead letter at once. The queue tests its `name`. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}

export interface Queue {
  /** Topics with due messages, the one with the oldest message first. */
  findDue(): Promise<readonly OutboxTopic[]>;
  /** Claims due messages of a topic; each goes to one gateway. */
  claim(topic: OutboxTopic, limit: number): Promise<readonly ClaimedMessage[]>;
  markSent(message: ClaimedMessage): Promise<void>;
  markFailed(message: ClaimedMessage, error: unknown): Promise<void>;
  /** Ends the expired claims of stopped gateways. Their messages are retried, or become dead letters after the last retry. */
  takeBack(): Promise<void>;
  /** Archives sent messages after 7 days and dead letters after 90 days, and deletes them a day later. */
  forget(): Promise<void>;
  /** Queues a dead letter again. Returns false when no dead letter has this id. */
  repeat(topic: OutboxTopic, id: string): Promise<boolean>;
}

const toOutput = (error: unknown): object =>
  error instanceof Error
    ? { ...error, name: error.name, message: error.message.slice(0, 500) }
    : { message: String(error) };

/** Creates a queue on pg-boss, with the shop's database and clock. */
export const createQueue = ({ db, clock }: { readonly db: Database; readonly clock: Clock }): Queue => {
  const boss = new PgBoss({
    db: toClockedQueueDatabase(db, clock),
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: 7 * day,
    archiveFailedAfterSeconds: 90 * day,
    deleteAfterDays: 1,
  });
  return {
    async findDue() {
      const { rows } = await sql<{ name: OutboxTopic }>`
        select name from pgboss.job
        where state < 'active' and start_after <= ${new Date(clock.now())} and name = any(${[...topicNames]}::text[])
        group by name order by min(created_on), name`.execute(db);
      return rows.map(({ name }) => name);
    },
    async claim(topic, limit) {
      const jobs = await boss.fetch<object>(topic, { batchSize: limit });
      return jobs.map(({ id, data }) => ({ id, topic, payload: data }));
    },
    markSent: async ({ topic, id }) => void (await boss.complete(topic, id)),
    async markFailed({ topic, id }, error) {
      const isFinal = error instanceof Error && error.name === 'FinalFailure';
      if (isFinal)
        await sql`update pgboss.job set retry_limit = retry_count where name = ${topic} and id = ${id}`.execute(
          db,
        );
      await boss.fail(topic, id, toOutput(error));
      // pg-boss doubles the delay without a limit.
      const latest = new Date(clock.now() + longestWait * 1000);
      await sql`
        update pgboss.job set start_after = ${latest}
        where name = ${topic} and id = ${id} and state = 'retry' and start_after > ${latest}`.execute(db);
    },
    takeBack: () => boss.expire(),
    forget: () => boss.maintain(),
    async repeat(topic, id) {
      // pg-boss declares `void` but returns the number of rows.
      const answer = (await boss.retry(topic, id)) as unknown as { readonly affected: number };
      return answer.affected === 1;
    },
  };
};
