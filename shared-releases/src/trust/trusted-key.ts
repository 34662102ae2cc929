import { ok, type Result } from '@detour/shared-contracts';
import { refuse, type Refusal } from '../refusal';
import type { Signature } from '../release-document';
import { verifySignature, type SignaturePurpose } from './signing';
import type { TrustDocument, TrustedKey } from '../trust-document';

/** When and how strictly a signature is judged. */
export interface Judgement {
  /** Milliseconds UTC. */
  readonly now: number;
  /** Demands keys that are not marked as development keys. */
  readonly production: boolean;
}

/** The trusted key that made a signature, still good, over exactly these bytes. */
export const trustedSigner = (
  trust: TrustDocument,
  purpose: SignaturePurpose,
  { bytes, signature }: { readonly bytes: Uint8Array | string; readonly signature: Signature },
  { now, production }: Judgement,
): Result<TrustedKey, Refusal> => {
  const key = trust.keys.find(({ id }) => id === signature.key);
  if (signature.key === '') return refuse('wrong-signature', 'It is not signed.');
  if (!key) return refuse('unknown-key', `Nobody here knows the key "${signature.key}".`);
  if (key.revokedAt !== null && key.revokedAt <= now)
    return refuse(
      'revoked-key',
      `The key "${key.id}" was revoked on ${new Date(key.revokedAt).toISOString()}.`,
    );
  if (production && key.development)
    return refuse('development-key', `"${key.id}" is a development key, and production demands another.`);
  return verifySignature(key, purpose, bytes, signature)
    ? ok(key)
    : refuse('wrong-signature', `The signature is not one of the key "${key.id}" over these bytes.`);
};

export const maySign = ({ packages, role }: TrustedKey, name: string): boolean =>
  role === undefined && (packages === '*' || packages.includes(name));

/** May end canaries, of whatever package, and nothing else. */
export const isAbortKey = ({ role }: TrustedKey): boolean => role === 'abort';

/** May change everything, and is where the verification of a channel may begin. */
export const isPlatformKey = ({ packages, role }: TrustedKey): boolean =>
  packages === '*' && role === undefined;
