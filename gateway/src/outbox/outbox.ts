import type { FastifyBaseLogger } from 'fastify';
import { FinalFailure, type ClaimedMessage, type Queue } from './queue';
import { topicNames, topics, type OutboxPayloads, type OutboxTopic } from './topics';

/** `signal` aborts on timeout and when the gateway stops; the outcome of an aborted run is ignored. */
export type OutboxHandlers = {
  readonly [T in OutboxTopic]: (payload: OutboxPayloads[T], signal: AbortSignal) => Promise<void>;
};

interface Options {
  readonly queue: Queue;
  readonly handlers: OutboxHandlers;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export interface Outbox {
  /** Sends all due messages and those that they make due; resolves with the number of sent ones. For tests and operators. */
  drain(): Promise<number>;
  /** Starts all due messages; a busy topic does not delay others. Resolves when they are started. */
  startDue(): Promise<void>;
  /** Waits `graceMs` for the current runs, then aborts them and returns their messages to the queue. */
  stop(graceMs: number): Promise<void>;
}

const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

const laterMs = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Runs a message and records the outcome in the queue; resolves with true when it was sent. */
const createSender = (
  { queue, handlers, log }: Options,
  stopping: AbortSignal,
): ((message: ClaimedMessage) => Promise<boolean>) => {
  const perform = async ({ topic, payload }: ClaimedMessage): Promise<void> => {
    const timeout = AbortSignal.timeout(topics[topic].timeoutSeconds * 1000);
    const signal = AbortSignal.any([timeout, stopping]);
    const run = (handlers[topic] as (payload: object, signal: AbortSignal) => Promise<void>)(payload, signal);
    await Promise.race([run, rejectOn(signal)]);
  };
  return async (message) => {
    try {
      await perform(message);
      await queue.markSent(message);
      return true;
    } catch (error) {
      const { topic, id } = message;
      const isFinal = error instanceof FinalFailure;
      log.warn(
        { err: error, topic, id },
        isFinal ? 'a message became a dead letter' : 'a message could not be sent',
      );
      // While the database is down, the message is taken back later.
      await queue
        .markFailed(message, error)
        .catch((failure: unknown) =>
          log.error({ err: failure, topic, id }, 'the failure of a message could not be recorded'),
        );
      return false;
    }
  };
};

export const createOutbox = (options: Options): Outbox => {
  const { queue, log } = options;
  const stopping = new AbortController();
  const send = createSender(options, stopping.signal);
  const running = new Map<OutboxTopic, Set<Promise<boolean>>>(topicNames.map((topic) => [topic, new Set()]));
  const runsOf = (topic: OutboxTopic): Set<Promise<boolean>> => running.get(topic) ?? new Set();
  const allRuns = (): Promise<boolean>[] => [...running.values()].flatMap((runs) => [...runs]);

  const start = (message: ClaimedMessage): Promise<boolean> => {
    const runs = runsOf(message.topic);
    const run = send(message);
    runs.add(run);
    void run.finally(() => runs.delete(run));
    return run;
  };

  /** Fills the free slots of a topic; each finished run looks for the next message. */
  const fill = async (topic: OutboxTopic): Promise<void> => {
    const free = topics[topic].concurrency - runsOf(topic).size;
    if (free <= 0 || stopping.signal.aborted) return;
    for (const message of await queue.claim(topic, free)) {
      void start(message).then(() =>
        fill(topic).catch((error: unknown) => log.error({ err: error, topic }, 'the queue cannot be read')),
      );
    }
  };

  const drainOnce = async (): Promise<readonly boolean[]> => {
    const sent: boolean[] = [];
    for (const topic of await queue.findDue()) {
      const messages = await queue.claim(topic, topics[topic].concurrency);
      sent.push(...(await Promise.all(messages.map(start))));
    }
    return sent;
  };

  return {
    async drain() {
      for (let count = 0; ;) {
        const sent = await drainOnce();
        if (sent.length === 0) return count;
        count += sent.filter(Boolean).length;
      }
    },
    async startDue() {
      const due = await queue.findDue();
      await Promise.all(due.map(fill));
    },
    async stop(graceMs) {
      await Promise.race([Promise.all(allRuns()), laterMs(graceMs)]);
      stopping.abort(new Error('The gateway is stopping.'));
      await Promise.all(allRuns());
    },
  };
};
