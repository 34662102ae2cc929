import type { StoragePort } from '@detour/shared-contracts/mount';
import type { StorageKey } from '@detour/shared-contracts/platform';
import type { BuyerDraft } from '@detour/shared-contracts/rules';

/** Names of the form's inputs, in form order, equal to the wallet order's buyer. @spec WALLET-006 */
export const buyerFields = [
  'civility',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'country',
  'addressLine',
  'postalCode',
  'city',
] as const satisfies readonly (keyof BuyerDraft)[];

export type BuyerField = (typeof buyerFields)[number];

/** One order attempt. The same request keeps its key, so that a double click, a retry and a reload create one order. */
export interface OrderAttempt {
  /** The request as text. A different request is a different attempt. */
  readonly fingerprint: string;
  readonly key: string;
  /** Set once the gateway answered. */
  readonly orderUUID: string | null;
}

export interface CheckoutDraft {
  /** As typed, not validated. */
  readonly buyer: Partial<BuyerDraft>;
  /** Additional fields of a checkout, such as a gift's postal address. */
  readonly extra: Readonly<Record<string, string>>;
  readonly attempt: OrderAttempt | null;
}

/** Checkout data stored on this device. `now` in ms UTC. */
export interface DraftStore {
  /** An invalid or expired value counts as empty. */
  read(now: number): CheckoutDraft;
  write(now: number, change: Partial<CheckoutDraft>): void;
  /** Called once the order is paid. */
  clear(): void;
}

/** Lifetime (ms) of typed data: longer than any hold. */
export const draftLife = 2 * 60 * 60 * 1000;

const emptyDraft: CheckoutDraft = { buyer: {}, extra: {}, attempt: null };

type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const readBuyer = (value: unknown): Partial<BuyerDraft> =>
  isRecord(value)
    ? Object.fromEntries(
        buyerFields.flatMap((name) => {
          const text = value[name];
          return typeof text === 'string' ? [[name, text]] : [];
        }),
      )
    : {};

const readTexts = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const readAttempt = (value: unknown): OrderAttempt | null =>
  isRecord(value) && typeof value['fingerprint'] === 'string' && typeof value['key'] === 'string'
    ? {
        fingerprint: value['fingerprint'],
        key: value['key'],
        orderUUID: typeof value['orderUUID'] === 'string' ? value['orderUUID'] : null,
      }
    : null;

/** The draft of one checkout, under its own storage key. */
export const createDraftStore = <K extends StorageKey>(
  storage: Pick<StoragePort<K>, 'read' | 'write' | 'remove'>,
  key: K,
): DraftStore => {
  const read = (now: number): CheckoutDraft => {
    const stored = parse(storage.read(key));
    if (!isRecord(stored) || typeof stored['savedAt'] !== 'number') return emptyDraft;
    const age = now - stored['savedAt'];
    if (age < 0 || age > draftLife) {
      storage.remove(key);
      return emptyDraft;
    }
    return {
      buyer: readBuyer(stored['buyer']),
      extra: readTexts(stored['extra']),
      attempt: readAttempt(stored['attempt']),
    };
  };
  return {
    read,
    write: (now, change) => storage.write(key, JSON.stringify({ savedAt: now, ...read(now), ...change })),
    clear: () => storage.remove(key),
  };
};
