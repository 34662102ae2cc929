export {
  abortOwner,
  createDevelopmentKeys,
  createSigningKey,
  keyFileOf,
  operatorOwner,
  platformOwner,
  readSigningKey,
  rolloutOwner,
  trustedKeyOf,
} from './development-keys';
export { parseTrust, readTrust } from './read-trust';
export { parseSignature } from './signature';
export { integrityOf, signBytes } from './signing';
export type { SigningKey, TrustDocument } from './trust-document';
export { isAbortKey, isRolloutKey, maySign } from './trusted-key';
