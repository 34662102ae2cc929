import { err, ok, type Result } from '../base/result';

export interface KeyEntry {
  /** Sent with each signature, so that the verifier finds the key. */
  readonly id: string;
  /** Base64url, without padding. */
  readonly key: string;
}

/** Minimum length of a signing key in bytes. */
export const leastKeyBytes = 32;
const keyIdForm = /^[a-z0-9]{1,16}$/;
const keyForm = /^([\w-]+)={0,2}$/;

const parseEntry = (part: string, position: number): Result<KeyEntry, string> => {
  const colon = part.indexOf(':');
  const id = part.slice(0, Math.max(0, colon));
  // Without a valid id the text may be a key, which must not appear in a log.
  if (!keyIdForm.test(id))
    return err(`needs ID:KEY at place ${position}, with an id of 1 to 16 lower-case letters and digits`);
  const key = keyForm.exec(part.slice(colon + 1))?.[1];
  if (key === undefined || key.length % 4 === 1) return err(`has a key "${id}" that is not base64url`);
  const bytes = Math.floor((key.length * 3) / 4);
  return bytes < leastKeyBytes
    ? err(`has a key "${id}" of ${bytes} bytes; it must have at least ${leastKeyBytes}`)
    : ok({ id, key });
};

/**
 * Parses `id:base64url,id2:…`. The first key signs, all keys verify. The error completes a sentence that starts with the
 * setting's name, and never contains a key.
 */
export const parseKeyList = (text: string): Result<readonly KeyEntry[], string> => {
  const entries: KeyEntry[] = [];
  for (const [index, part] of text.split(',').entries()) {
    const entry = parseEntry(part.trim(), index + 1);
    if (!entry.ok) return entry;
    const { id, key } = entry.value;
    if (entries.some((other) => other.id === id)) return err(`names the key "${id}" twice`);
    const twin = entries.find((other) => other.key === key);
    if (twin) return err(`has one key under two ids, "${twin.id}" and "${id}"`);
    entries.push(entry.value);
  }
  return ok(entries);
};
