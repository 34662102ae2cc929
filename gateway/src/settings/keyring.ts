import type { KeyEntry } from '@detour/shared-contracts/platform';

export interface SigningKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Keys of links, sessions and signatures. */
export interface Keyring {
  /** Key that signs and seals. */
  readonly first: SigningKey;
  /** Keys that verify and decrypt, including the first one. */
  readonly all: readonly [SigningKey, ...SigningKey[]];
}

/** Id of a key that was configured without one. */
const singleKeyId = 'single';

export const createKeyring = (first: SigningKey, ...others: readonly SigningKey[]): Keyring => ({
  first,
  all: [first, ...others],
});

/** A key that is any text: the bytes of the text are the key. */
export const keyOfText = (text: string): SigningKey => ({ id: singleKeyId, bytes: Buffer.from(text) });

export const keyOfEntry = ({ id, key }: KeyEntry): SigningKey => ({
  id,
  bytes: Buffer.from(key, 'base64url'),
});

export const findKey = (keyring: Keyring, id: string): SigningKey | undefined =>
  keyring.all.find((key) => key.id === id);
