import { analyticsLimits } from '@detour/shared-contracts/api';
import { pause } from '../boot/pause';
import type { Visit } from './visit';

/** Milliseconds in which events are gathered into one post. */
const gathering = 1000;
/** Tries and milliseconds between them. @spec ANALYT-010 ANALYT-012 */
const clientPolls = { tries: 5, pauseMs: 1000 } as const;
const sessionPolls = { tries: 5, pauseMs: 150 } as const;
/** Maximum events that wait. The oldest leave first. */
const most = 100;

/** Reads until there is a value, at most `tries` times. */
const poll = async (
  read: () => string | null,
  { tries, pauseMs }: { readonly tries: number; readonly pauseMs: number },
): Promise<boolean> => {
  for (let attempt = 1; read() === null; attempt += 1) {
    if (attempt >= tries) return false;
    await pause(pauseMs);
  }
  return true;
};

export interface Sender<E> {
  add(event: E): void;
  /** Sends at once what a valid session allows, because the page may end. */
  flush(): void;
  clear(): void;
}

interface SenderOptions<E> {
  readonly visit: Visit;
  allowed(): boolean;
  post(events: readonly E[]): void;
}

/**
 * Gathers events and posts them. The first post of a document waits for the client id: it is read 5 times, one second apart, then
 * events go out without it. Each post waits for a valid session: it is read at once and 4 times more, 150 ms apart; without one
 * the events are dropped. @spec ANALYT-009 ANALYT-010 ANALYT-012
 */
export const createSender = <E>({ visit, allowed, post }: SenderOptions<E>): Sender<E> => {
  let queue: E[] = [];
  let running = false;
  let hasPolled = false;
  const drain = (): void => {
    const due = allowed() ? queue : [];
    queue = [];
    for (let from = 0; from < due.length; from += analyticsLimits.events)
      post(due.slice(from, from + analyticsLimits.events));
    if (due.length > 0) visit.extend();
  };
  const run = async (): Promise<void> => {
    await pause(gathering);
    if (!hasPolled) await poll(visit.clientId, clientPolls);
    hasPolled = true;
    visit.open();
    if (await poll(visit.sessionId, sessionPolls)) drain();
    else queue = [];
  };
  const end = (): void => void (running = false);
  return {
    add(event) {
      queue.push(event);
      if (queue.length > most) queue.shift();
      visit.open();
      if (running) return;
      running = true;
      void run().then(end, end);
    },
    flush() {
      if (queue.length > 0 && visit.sessionId() !== null) drain();
    },
    clear() {
      queue = [];
    },
  };
};
