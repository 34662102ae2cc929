import type { StoragePort } from '@detour/shared-contracts';

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
] as const;

export type BuyerField = (typeof buyerFields)[number];

/** As typed, not yet checked. */
export type BuyerInput = Readonly<Record<BuyerField, string>>;

/** One wish to order. The same wish keeps its key, so that a double click, a repeat and a reload are one order. */
export interface OrderAttempt {
  /** The request as text: another request is another attempt. */
  readonly fingerprint: string;
  readonly key: string;
  /** Known once the gateway answered. */
  readonly orderUUID: string | null;
}

export interface CheckoutDraft {
  readonly buyer: Partial<BuyerInput>;
  readonly attempt: OrderAttempt | null;
}

export const draftKey = 'checkoutDraft';

/** Longer than any hold; afterwards what was typed is forgotten. In milliseconds. */
export const draftLife = 2 * 60 * 60 * 1000;

const emptyDraft: CheckoutDraft = { buyer: {}, attempt: null };

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

const readBuyer = (value: unknown): Partial<BuyerInput> =>
  isRecord(value)
    ? Object.fromEntries(
        buyerFields.flatMap((name) => {
          const text = value[name];
          return typeof text === 'string' ? [[name, text]] : [];
        }),
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

/** What was typed, on this device only; a broken or an old value counts as none. `now` in ms UTC. */
export const readDraft = (storage: StoragePort, now: number): CheckoutDraft => {
  const stored = parse(storage.read(draftKey));
  if (!isRecord(stored) || typeof stored['savedAt'] !== 'number') return emptyDraft;
  const age = now - stored['savedAt'];
  if (age < 0 || age > draftLife) {
    storage.remove(draftKey);
    return emptyDraft;
  }
  return { buyer: readBuyer(stored['buyer']), attempt: readAttempt(stored['attempt']) };
};

export const writeDraft = (storage: StoragePort, now: number, change: Partial<CheckoutDraft>): void => {
  const draft = { ...readDraft(storage, now), ...change };
  storage.write(draftKey, JSON.stringify({ savedAt: now, ...draft }));
};

/** Once the order is paid. */
export const clearDraft = (storage: StoragePort): void => storage.remove(draftKey);
