import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { findKey, type Keyring, type SigningKey } from '../settings/keyring';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares in constant time; false for different lengths. */
export const isSame = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Keyed hash, URL-safe, 43 characters. `purpose` keeps a value made for one use from being valid for another. */
export const keyedHash = ({ bytes }: SigningKey, purpose: string, text: string): string =>
  createHmac('sha256', bytes).update(`${purpose}\n${text}`).digest('base64url');

/** Pattern of a signature: `keyid_hash`, or the bare hash from before keys had ids. */
export const signatureForm = '(?:[a-z0-9]{1,16}_)?[\\w-]{43}';
const withId = /^([a-z0-9]{1,16})_([\w-]{43})$/;
const bare = /^[\w-]{43}$/;

/** Signs with the first key: `keyid_hash`, URL-safe. */
export const signText = ({ first }: Keyring, purpose: string, text: string): string =>
  `${first.id}_${keyedHash(first, purpose, text)}`;

const candidatesOf = (keyring: Keyring, signature: string) => {
  if (bare.test(signature)) return { keys: keyring.all, hash: signature };
  const [, id = '', hash = ''] = withId.exec(signature) ?? [];
  const key = findKey(keyring, id);
  return { keys: key ? [key] : [], hash };
};

/** True only for a text that one of our keys signed for this purpose. */
export const isSigned = (
  keyring: Keyring,
  { purpose, text }: { readonly purpose: string; readonly text: string },
  signature: string,
): boolean => {
  const { keys, hash } = candidatesOf(keyring, signature);
  return keys.some((key) => isSame(hash, keyedHash(key, purpose, text)));
};
