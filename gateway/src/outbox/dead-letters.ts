import { sql } from 'kysely';
import type { Clock } from '@detour/shared-contracts/base';
import type { Database } from '../database/open-database';
import { resetDelivery } from './reset-delivery';
import { raiseAlarm } from '../alarms/alarm.repository';
import { createQueue } from './queue';
import { topicNames, type OutboxTopic } from './topics';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

interface DeadLetter {
  readonly topic: OutboxTopic;
  readonly id: string;
  readonly error: string | null;
}

/** Raises an alarm for each new dead letter. */
export const raiseDeadLetterAlarms = async ({ db, clock }: Deps): Promise<number> => {
  const { rows } = await sql<DeadLetter>`
    select name as topic, id, coalesce(output->>'message', output->'value'->>'message') as error from pgboss.job
    where state = 'failed' and name = any(${[...topicNames]}::text[]) and not exists (
      select from alarm where kind = 'message-dead' and subject = 'message ' || name || ' ' || job.id::text
        and (closed_at is null or last_at >= job.completed_on))
    limit 100`.execute(db);
  for (const { topic, id, error } of rows) {
    const subject = `message ${topic} ${id}`;
    const text = `${subject} is not retried: ${error ?? 'no reason was given'}`;
    await raiseAlarm(db, { kind: 'message-dead', subject, text }, new Date(clock.now()));
  }
  return rows.length;
};

/** Repeats a dead letter, also one whose mail has an unknown delivery; returns false when there is none. */
export const repeatDeadLetter = async (
  { db, clock }: Deps,
  { topic, id }: { readonly topic: OutboxTopic; readonly id: string },
): Promise<boolean> => {
  const { rows } = await sql<{ mailId: string | null }>`
    select output->>'mailId' as "mailId" from pgboss.job where name = ${topic} and id = ${id}::uuid and state = 'failed'`.execute(
    db,
  );
  const [dead] = rows;
  if (!dead) return false;
  if (dead.mailId !== null) await resetDelivery(db, dead.mailId);
  return createQueue({ db, clock }).repeat(topic, id);
};
