import { err, type Err, type Failure } from '@detour/shared-contracts/base';

/** Why a release, revision or trust document fails verification, or a change is rejected. */
export type RefusalKind =
  /** Malformed document: invalid JSON, or a missing or invalid member. */
  | 'malformed'
  | 'unknown-key'
  | 'revoked-key'
  /** A development key where a production key is required. */
  | 'development-key'
  | 'wrong-signature'
  /** The key is valid, but not for this package. */
  | 'not-allowed'
  /** Name, version, channel or number do not match. */
  | 'wrong-identity'
  /** The revision does not continue the previous one. */
  | 'broken-chain'
  /** A file is missing, unexpected, or has another hash. */
  | 'wrong-file'
  | 'missing'
  /** The store did not respond. */
  | 'unreachable'
  /** Lost too many rounds against other writers. */
  | 'busy'
  /** A freeze keeps the package as it is. */
  | 'frozen'
  /** The request contradicts the channel: nothing to roll back to, no such canary. */
  | 'refused';

export interface Refusal extends Failure {
  readonly kind: RefusalKind;
}

export const refuse = (kind: RefusalKind, message: string): Err<Refusal> => err({ kind, message });
