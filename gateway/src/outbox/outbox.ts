import type { Clock } from '@detour/shared-contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database';
import {
  claimMessages,
  markDone,
  markFailed,
  type OutboxPayloads,
  type OutboxTopic,
} from './outbox.repository';

export type OutboxHandlers = {
  readonly [T in OutboxTopic]: (payload: OutboxPayloads[T]) => Promise<void>;
};

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly handlers: OutboxHandlers;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Outbox {
  /** Sends what is due now; resolves with how many left. Handlers may run twice for a message, so they are idempotent. */
  drain(): Promise<number>;
}

const batch = 10;
const longestWaitMs = 3_600_000;

/** 2, 4, 8 … seconds, then every hour: what cannot leave is never thrown away. */
const waitAfter = (attempts: number): number => Math.min(longestWaitMs, 1000 * 2 ** Math.min(attempts, 12));

export const createOutbox = ({ db, clock, handlers, log }: Options): Outbox => ({
  async drain() {
    let sent = 0;
    for (;;) {
      const messages = await claimMessages(db, new Date(clock.now()), batch);
      for (const { id, topic, payload, attempts } of messages) {
        try {
          await (handlers[topic] as (payload: object) => Promise<void>)(payload);
          await markDone(db, id, new Date(clock.now()));
          sent += 1;
        } catch (error) {
          log.warn({ err: error, topic, id }, 'a message could not leave and is tried again');
          const dueAt = new Date(clock.now() + waitAfter(attempts));
          await markFailed(db, id, String(error), dueAt);
        }
      }
      if (messages.length < batch) return sent;
    }
  },
});
