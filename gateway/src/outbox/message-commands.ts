import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { GatewayContext } from '../context/context';
import { repeatDeadLetter } from './dead-letters';
import { countPending, findMessages } from './outbox.repository';
import { topicNames, type OutboxTopic } from './topics';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** Admin command: queues, dead letters and shared jobs. */
export const listJobsCommand = async ({ db }: Context): Promise<unknown> => ({
  pending: await countPending(db),
  running: await findMessages(db, { states: ['running'] }),
  dead: await findMessages(db, { states: ['dead'] }),
  jobs: await db.selectFrom('timed_job').selectAll().orderBy('name').execute(),
});

const repetition = Type.Object({
  topic: Type.Union(topicNames.map((topic) => Type.Literal(topic))),
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

const parse = (body: string): { readonly topic: OutboxTopic; readonly id: string } => {
  try {
    const wanted: unknown = JSON.parse(body);
    if (Value.Check(repetition, wanted)) return wanted;
  } catch {
    // The error below covers invalid JSON too.
  }
  throw new Error('Name the message as `jobs` lists it: {"topic": "mail.confirmation", "id": "…"}.');
};

/** Admin command: repeats the dead letter of `body`; throws when there is none. */
export const repeatMessageCommand = async (context: Context, body: string): Promise<unknown> => {
  const message = parse(body);
  if (!(await repeatDeadLetter(context, message)))
    throw new Error(`There is no dead letter ${message.topic} ${message.id}.`);
  return { repeated: message };
};
