import type { Consent } from '@detour/shared-contracts/mount';

export interface ConsentChoice {
  readonly preferences: boolean;
  readonly statistics: boolean;
}

export interface ConsentStore extends Consent {
  answer(choice: ConsentChoice): void;
  /** Fires when the banner must open or close. */
  subscribe(listener: () => void): () => void;
  isOpen(): boolean;
}

const key = 'consent';
// `early.js` reads the same, before the first paint: `consent.test.ts` compares both.
/** Six months, then the banner asks again. */
const life = 182 * 86_400_000;
/** Version of what the banner asks. An answer to another version is no answer: 2 did not ask for comparing versions of a page. */
const terms = 3;

const read = (now: number): ConsentChoice | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<
      Record<keyof ConsentChoice | 'at' | 'terms', unknown>
    > | null;
    if (kept?.terms !== terms || typeof kept.at !== 'number' || now - kept.at > life) return null;
    return { preferences: kept.preferences === true, statistics: kept.statistics === true };
  } catch {
    return null;
  }
};

/** The visitor's answer. Until then, nothing above `needed` is stored or sent. */
export const createConsent = (now: () => number, onAnswer: (choice: ConsentChoice) => void): ConsentStore => {
  let choice = read(now());
  let reopened = false;
  const listeners = new Set<() => void>();
  const fire = (): void => listeners.forEach((listener) => listener());
  // An answer in another tab holds in this one too: a withdrawn consent ends everywhere.
  addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    choice = read(now());
    if (choice) onAnswer(choice);
    fire();
  });
  return {
    current: () => choice,
    allows: (kind) => kind === 'needed' || choice?.[kind] === true,
    reopen() {
      reopened = true;
      fire();
    },
    isOpen: () => reopened || choice === null,
    answer(next) {
      choice = next;
      reopened = false;
      try {
        localStorage.setItem(key, JSON.stringify({ ...next, terms, at: now() }));
      } catch {
        // A visitor of a browser without storage is asked again on the next visit.
      }
      onAnswer(next);
      fire();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
