import { createHmac, timingSafeEqual } from 'node:crypto';
import { leastKeyBytes, parseKeyList } from '@detour/shared-contracts/platform';

export interface SigningKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Keys for this server's own signatures: the first key signs, all verify. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** Accepts any text as key, under the id of a key configured without one. */
export const keyOfText = (text: string): SigningKey => ({ id: 'single', bytes: Buffer.from(text) });

interface KeySettings {
  /** `id:base64url,…` */
  readonly list: string;
  /** Plain text, ordered after the keys of the list. */
  readonly single: string;
}

/** Throws the end of a sentence that starts with the setting's name. Empty when neither is set. */
export const readSigningKeys = ({ list, single }: KeySettings): readonly SigningKey[] => {
  const parsed = list === '' ? null : parseKeyList(list);
  if (parsed && !parsed.ok) throw new Error(parsed.error);
  const keys = (parsed?.value ?? []).map(({ id, key }) => ({ id, bytes: Buffer.from(key, 'base64url') }));
  if (single === '') return keys;
  const last = keyOfText(single);
  if (last.bytes.length < leastKeyBytes)
    throw new Error(`has ${last.bytes.length} bytes; it must have at least ${leastKeyBytes}, or be left out`);
  return [...keys, last];
};

const hashOf = ({ bytes }: SigningKey, text: string): string =>
  createHmac('sha256', bytes).update(text).digest('base64url');

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** `keyid_hash`, URL-safe. */
export const signText = ([first]: SigningKeys, text: string): string => `${first.id}_${hashOf(first, text)}`;

/** True for a signature by one of these keys, with or without a key id: older signatures have none. */
export const isSigned = (keys: SigningKeys, text: string, signature: string): boolean =>
  keys.some(
    (key) => isSame(signature, `${key.id}_${hashOf(key, text)}`) || isSame(signature, hashOf(key, text)),
  );
