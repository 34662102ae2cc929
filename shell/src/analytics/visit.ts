import type { Clock } from '@detour/shared-contracts/base';
import type { OwnStorage } from '../contract';
import { randomId } from '../host/random-id';

const minute = 60_000;

/** Milliseconds. A session ends 30 minutes after its last event; a client id is renewed after 13 months. @spec ANALYT-009 */
const lives = { analyticsSession: 30 * minute, analyticsClient: 395 * 24 * 60 * minute } as const;

type Key = keyof typeof lives;

interface Kept {
  readonly id: string;
  /** Milliseconds, UTC: creation of a client id, last event of a session. */
  readonly at: number;
}

const parse = (text: string | null): Kept | null => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof Kept, unknown>> | null;
    return typeof kept?.id === 'string' && /^[0-9a-f]{32}$/.test(kept.id) && typeof kept.at === 'number'
      ? { id: kept.id, at: kept.at }
      : null;
  } catch {
    return null;
  }
};

/** Runs work while no other tab runs it. */
export type Lock = (work: () => void) => Promise<unknown>;

/** Tabs that open together make one client id and one session. */
export const lockOfTabs: Lock = async (work) => {
  // Older browsers have no locks.
  const tabs: Partial<Pick<Navigator, 'locks'>> = navigator;
  await (tabs.locks ? tabs.locks.request('detour.analytics', work) : work());
};

export interface Visit {
  /** The Google id of the specification: our own random number. Null until it is made. */
  clientId(): string | null;
  /** Null while there is no valid session. */
  sessionId(): string | null;
  /** Makes what is missing, soon. */
  open(): void;
  /** Keeps the session for another 30 minutes. */
  extend(): void;
}

interface VisitOptions {
  readonly storage: Pick<OwnStorage, 'read' | 'write'>;
  readonly clock: Clock;
  readonly lock: Lock;
  allowed(): boolean;
}

/** Client id and session in the storage of the browser. Both are made with consent only. */
export const createVisit = ({ storage, clock, lock, allowed }: VisitOptions): Visit => {
  let opening = false;
  const read = (key: Key): string | null => {
    const kept = parse(storage.read(key));
    const age = clock.now() - (kept?.at ?? 0);
    return kept && age >= 0 && age < lives[key] ? kept.id : null;
  };
  const write = (key: Key, id: string): void => storage.write(key, JSON.stringify({ id, at: clock.now() }));
  const make = (): void => {
    if (!allowed()) return;
    for (const key of ['analyticsClient', 'analyticsSession'] as const)
      if (read(key) === null) write(key, randomId());
  };
  const isOpen = (): boolean => read('analyticsClient') !== null && read('analyticsSession') !== null;
  return {
    clientId: () => read('analyticsClient'),
    sessionId: () => read('analyticsSession'),
    open() {
      if (opening || isOpen()) return;
      opening = true;
      const end = (): void => void (opening = false);
      lock(make).then(end, end);
    },
    extend() {
      const id = read('analyticsSession');
      if (id !== null) write('analyticsSession', id);
    },
  };
};
