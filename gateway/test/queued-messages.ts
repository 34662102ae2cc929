import type { Database } from '../src/database/open-database';
import { findMessages } from '../src/outbox/outbox.repository';

/** Payloads of all messages of a topic, or of several (`mail.`), in any state. */
export const queuedPayloads = async (db: Database, topic: string): Promise<object[]> => {
  const messages = await findMessages(db, { states: ['waiting', 'running', 'sent', 'dead'] });
  return messages.filter((message) => message.topic.startsWith(topic)).map(({ payload }) => payload);
};
