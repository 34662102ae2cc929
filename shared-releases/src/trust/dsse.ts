import { ok, type Result } from '@detour/shared-contracts/base';
import { isText, objectOf, parseObject } from '../base/json-shape';
import { refuse, type Refusal } from '../base/refusal';
import { signRaw, verifyRaw } from './signing';
import type { SigningKey, TrustDocument, TrustedKey } from './trust-document';
import { usableKey, type Judgement } from './trusted-key';

/** A DSSE envelope, as in-toto tools read it: https://github.com/secure-systems-lab/dsse. */
export interface Envelope {
  readonly payloadType: string;
  /** Base64. */
  readonly payload: string;
  readonly signatures: readonly { readonly keyid: string; readonly sig: string }[];
}

/** What is signed: type and payload with their lengths, so that neither can be taken for the other or for another signature of the key. */
const encoded = (payloadType: string, payload: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `),
    payload,
  ]);

export const signEnvelope = (keys: readonly SigningKey[], payloadType: string, text: string): Envelope => {
  const payload = Buffer.from(text);
  const bytes = encoded(payloadType, payload);
  return {
    payloadType,
    payload: payload.toString('base64'),
    signatures: keys.map((key) => ({ keyid: key.id, sig: signRaw(key, bytes) })),
  };
};

const parseEnvelope = (text: string): Envelope | null => {
  const envelope = parseObject(text);
  const { payloadType, payload, signatures } = envelope ?? {};
  if (!isText(payloadType) || !isText(payload) || !Array.isArray(signatures)) return null;
  const known = signatures.flatMap((value) => {
    const { keyid, sig } = objectOf(value) ?? {};
    return isText(keyid) && isText(sig) ? [{ keyid, sig }] : [];
  });
  return known.length === signatures.length ? { payloadType, payload, signatures: known } : null;
};

export interface VerifiedEnvelope {
  readonly text: string;
  readonly key: TrustedKey;
}

/**
 * Returns the payload when a trusted key with the right signed it. One good signature of several is enough, so that two keys can sign while
 * one replaces the other. Without one, the refusal of the first signature.
 */
export const verifyEnvelope = (
  trust: TrustDocument,
  { text, payloadType }: { readonly text: string; readonly payloadType: string },
  { may, ...judgement }: Judgement & { may(key: TrustedKey): boolean },
): Result<VerifiedEnvelope, Refusal> => {
  const envelope = parseEnvelope(text);
  if (!envelope) return refuse('malformed', 'It is not a DSSE envelope.');
  if (envelope.payloadType !== payloadType)
    return refuse('malformed', `Its payload is ${envelope.payloadType}, not ${payloadType}.`);
  const payload = Buffer.from(envelope.payload, 'base64');
  const bytes = encoded(payloadType, payload);
  let first: Refusal | null = null;
  for (const { keyid, sig } of envelope.signatures) {
    const key = usableKey(trust, keyid, judgement);
    if (!key.ok) first ??= key.error;
    else if (!may(key.value))
      first ??= { kind: 'not-allowed', message: `The key "${keyid}" may not sign it.` };
    else if (verifyRaw(key.value, bytes, sig)) return ok({ text: payload.toString('utf8'), key: key.value });
    else
      first ??= { kind: 'wrong-signature', message: `The signature of the key "${keyid}" does not match.` };
  }
  return { ok: false, error: first ?? { kind: 'wrong-signature', message: 'It is not signed.' } };
};
