import type { BuyerDraft, StorageKey, StoragePort } from '@detour/shared-contracts';

/** Names of the form's inputs, in its order: those of the wallet order's buyer. @spec WALLET-006 */
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

/** One wish to order. The same wish keeps its key, so that a double click, a repeat and a reload are one order. */
export interface OrderAttempt {
  /** The request as text: another request is another attempt. */
  readonly fingerprint: string;
  readonly key: string;
  /** Known once the gateway answered. */
  readonly orderUUID: string | null;
}

export interface CheckoutDraft {
  /** As typed, not yet checked. */
  readonly buyer: Partial<BuyerDraft>;
  /** Whatever else a checkout asks for: the address that a gift is sent to. */
  readonly extra: Readonly<Record<string, string>>;
  readonly attempt: OrderAttempt | null;
}

/** What a checkout keeps on this device. `now` in ms UTC. */
export interface DraftStore {
  /** A broken or an old value counts as none. */
  read(now: number): CheckoutDraft;
  write(now: number, change: Partial<CheckoutDraft>): void;
  /** Once the order is paid. */
  clear(): void;
}

/** Longer than any hold; afterwards what was typed is forgotten. In milliseconds. */
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

/** The draft of one checkout, under a key of its own in the storage table. */
export const createDraftStore = (storage: StoragePort, key: StorageKey): DraftStore => {
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
