import { ok, type Result } from '@detour/shared-contracts/base';
import { refuse, type Refusal } from '../base/refusal';
import type { Signature } from './signature';
import { verifySignature, type SignaturePurpose } from './signing';
import type { TrustDocument, TrustedKey } from './trust-document';

/** Time and strictness of a signature check. */
export interface Judgement {
  /** Milliseconds UTC. */
  readonly now: number;
  /** Rejects development keys. */
  readonly production: boolean;
}

/** A key of the trust document that is not revoked and good enough. */
export const usableKey = (
  trust: TrustDocument,
  id: string,
  { now, production }: Judgement,
): Result<TrustedKey, Refusal> => {
  const key = trust.keys.find((one) => one.id === id);
  if (!key) return refuse('unknown-key', `The trust document does not contain the key "${id}".`);
  if (key.revokedAt !== null && key.revokedAt <= now)
    return refuse(
      'revoked-key',
      `The key "${key.id}" was revoked on ${new Date(key.revokedAt).toISOString()}.`,
    );
  if (production && key.development)
    return refuse(
      'development-key',
      `"${key.id}" is a development key, but production requires a production key.`,
    );
  return ok(key);
};

/** Finds the trusted, unrevoked key that signed exactly these bytes. */
export const trustedSigner = (
  trust: TrustDocument,
  purpose: SignaturePurpose,
  { bytes, signature }: { readonly bytes: Uint8Array | string; readonly signature: Signature },
  judgement: Judgement,
): Result<TrustedKey, Refusal> => {
  if (signature.key === '') return refuse('wrong-signature', 'It is not signed.');
  const found = usableKey(trust, signature.key, judgement);
  if (!found.ok) return found;
  const key = found.value;
  return verifySignature(key, purpose, bytes, signature)
    ? ok(key)
    : refuse('wrong-signature', `The signature of the key "${key.id}" does not match these bytes.`);
};

export const maySign = ({ packages, role }: TrustedKey, name: string): boolean =>
  role === undefined && (packages === '*' || packages.includes(name));

/** May only end canaries, for any package. */
export const isAbortKey = ({ role }: TrustedKey): boolean => role === 'abort';

/** May only write the next steps of plans. */
export const isRolloutKey = ({ role }: TrustedKey): boolean => role === 'rollout';

/** May change everything. The verification of a channel may start at its revisions. */
export const isPlatformKey = ({ packages, role }: TrustedKey): boolean =>
  packages === '*' && role === undefined;
