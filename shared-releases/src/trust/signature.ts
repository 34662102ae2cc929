import { ok, type Result } from '@detour/shared-contracts/base';
import { isText, parseObject } from '../base/json-shape';
import { refuse, type Refusal } from '../base/refusal';
/** `release.sig.json`: the signature of the bytes of `release.json`. */
export interface Signature {
  /** Id of a key in the trust document. */
  readonly key: string;
  /** Ed25519 signature (base64) of the purpose (`signing.ts`) and the bytes. */
  readonly value: string;
}

/** Parses `release.sig.json`. */
export const parseSignature = (text: string): Result<Signature, Refusal> => {
  const signature = parseObject(text);
  const key = signature?.['key'];
  const value = signature?.['value'];
  return isText(key) && isText(value)
    ? ok({ key, value })
    : refuse('malformed', 'The signature is not a JSON object with "key" and "value".');
};
