import { readFileSync } from 'node:fs';
import { ok, type Result } from '@detour/shared-contracts/base';
import { isPackageName } from '../base/package-name';
import { isText, isTextList, isWhole, objectOf, parseObject } from '../base/json-shape';
import { refuse, type Refusal } from '../base/refusal';
import type { KeyRole, TrustDocument, TrustedKey } from './trust-document';

const isRole = (role: unknown): role is KeyRole =>
  role === 'abort' || role === 'rollout' || role === 'operator';

const toKey = (value: unknown): TrustedKey | null => {
  const key = objectOf(value);
  if (!key || !isText(key['id']) || !isText(key['owner']) || !isText(key['publicKey'])) return null;
  const { packages, revokedAt, development, role } = key;
  if (packages !== '*' && !(isTextList(packages) && packages.every(isPackageName))) return null;
  // A role key signs for no package, so a reader without role support rejects it.
  if (role !== undefined && (!isRole(role) || packages === '*' || packages.length > 0)) return null;
  if (typeof development !== 'boolean' || (revokedAt !== null && !isWhole(revokedAt))) return null;
  return {
    id: key['id'],
    owner: key['owner'],
    publicKey: key['publicKey'],
    packages,
    development,
    revokedAt,
    ...(role === undefined ? {} : { role }),
  };
};

/** Rejects the whole document for one invalid key: a typo must not silently drop a key or its revocation. */
export const parseTrust = (text: string): Result<TrustDocument, Refusal> => {
  const document = parseObject(text);
  if (document?.['format'] !== 1 || !Array.isArray(document['keys']))
    return refuse('malformed', 'The trust document is not of format 1.');
  const keys: TrustedKey[] = [];
  for (const [place, value] of document['keys'].entries()) {
    const key = toKey(value);
    if (!key) return refuse('malformed', `Key ${place + 1} of the trust document is not complete.`);
    if (keys.some(({ id }) => id === key.id))
      return refuse('malformed', `The trust document holds the key "${key.id}" twice.`);
    keys.push(key);
  }
  return ok({ format: 1, keys });
};

/** Throws a sentence with the file name when the file is missing or invalid: without it nothing can be verified. */
export const readTrust = (file: string): TrustDocument => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The trust document ${file} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const trust = parseTrust(text);
  if (!trust.ok) throw new Error(`${file}: ${trust.error.message}`);
  return trust.value;
};
