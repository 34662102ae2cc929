import type { Clock } from '@detour/shared-contracts/base';
import { sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../database/open-database';
import { toClockedQueueDatabase } from './queue-database';
import { topicNames, type OutboxTopic } from './topics';

const day = 86_400;

/** Seconds between two tries at most. */
const longestWait = 3600;

export interface ClaimedMessage {
  readonly id: string;
  readonly topic: OutboxTopic;
  readonly payload: object;
}

/** Another run cannot help, or would do harm: the message becomes a dead letter at once. Recognised by name. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}

export interface Queue {
  /** Topics that have something due, the one whose message was queued first before the others. */
  findDue(): Promise<readonly OutboxTopic[]>;
  /** Takes due messages of a topic; several gateways never take the same one. */
  claim(topic: OutboxTopic, limit: number): Promise<readonly ClaimedMessage[]>;
  markSent(message: ClaimedMessage): Promise<void>;
  markFailed(message: ClaimedMessage, error: unknown): Promise<void>;
  /** Runs of gateways that died are taken back: their messages wait for another run, or are dead letters after the last one. */
  takeBack(): Promise<void>;
  /** Forgets what left a week ago. */
  forget(): Promise<void>;
  /** One more run of a dead letter; false when it is none. */
  repeat(topic: OutboxTopic, id: string): Promise<boolean>;
}

const toOutput = (error: unknown): object =>
  error instanceof Error
    ? { ...error, name: error.name, message: error.message.slice(0, 500) }
    : { message: String(error) };

/** pg-boss on the shop's database and clock. */
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
      // pg-boss doubles the wait without a limit.
      const latest = new Date(clock.now() + longestWait * 1000);
      await sql`
        update pgboss.job set start_after = ${latest}
        where name = ${topic} and id = ${id} and state = 'retry' and start_after > ${latest}`.execute(db);
    },
    takeBack: () => boss.expire(),
    forget: () => boss.maintain(),
    async repeat(topic, id) {
      // pg-boss declares `void`, but answers the number of rows.
      const answer = (await boss.retry(topic, id)) as unknown as { readonly affected: number };
      return answer.affected === 1;
    },
  };
};
