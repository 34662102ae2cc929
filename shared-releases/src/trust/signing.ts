import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Signature } from './signature';
import type { SigningKey, TrustedKey } from './trust-document';

/** Purpose of a signature. It is part of the signed data, so that a release signature is invalid for a channel. */
export type SignaturePurpose = 'release' | 'channel' | 'selection' | 'request';

const signed = (purpose: SignaturePurpose, bytes: Uint8Array | string): Buffer =>
  Buffer.concat([Buffer.from(`detour ${purpose} 1\n`), Buffer.from(bytes as Uint8Array)]);

/** Ed25519 signature (base64) of bytes that name their purpose themselves. */
export const signRaw = ({ privateKey }: SigningKey, bytes: Uint8Array): string =>
  sign(
    null,
    bytes,
    createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' }),
  ).toString('base64');

/** False for anything but a signature of this key over these bytes. Never throws. */
export const verifyRaw = (key: Pick<TrustedKey, 'publicKey'>, bytes: Uint8Array, value: string): boolean => {
  try {
    const publicKey = createPublicKey({
      key: Buffer.from(key.publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return (
      publicKey.asymmetricKeyType === 'ed25519' &&
      verify(null, bytes, publicKey, Buffer.from(value, 'base64'))
    );
  } catch {
    return false;
  }
};

export const signBytes = (
  key: SigningKey,
  purpose: SignaturePurpose,
  bytes: Uint8Array | string,
): Signature => {
  return { key: key.id, value: signRaw(key, signed(purpose, bytes)) };
};

/** False for anything but a signature of this key over these bytes for this purpose. Never throws. */
export const verifySignature = (
  key: Pick<TrustedKey, 'publicKey'>,
  purpose: SignaturePurpose,
  bytes: Uint8Array | string,
  { value }: Signature,
): boolean => verifyRaw(key, signed(purpose, bytes), value);

/** SHA-384 in the browser's format: `sha384-…`, base64. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** SHA-256 (hex) of a stored text: a revision's reference to its predecessor. */
export const textHashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
