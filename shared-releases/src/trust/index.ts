export {
  abortOwner,
  createDevelopmentKeys,
  createSigningKey,
  keyFileOf,
  platformOwner,
  readSigningKey,
  trustedKeyOf,
} from './development-keys';
export { parseTrust, readTrust } from './read-trust';
export { parseSignature } from './signature';
export { integrityOf, signBytes } from './signing';
export type { SigningKey, TrustDocument } from './trust-document';
export { isAbortKey, maySign } from './trusted-key';
