import { err, type Err, type Failure } from '@detour/shared-contracts';

/** Why a release, a revision or a trust document is not believed, or a change is not made. */
export type RefusalKind =
  /** Not what the document should be: no JSON, a member is missing or wrong. */
  | 'malformed'
  | 'unknown-key'
  | 'revoked-key'
  /** A development key where a key of production is demanded. */
  | 'development-key'
  | 'wrong-signature'
  /** The key is good, but not for this package. */
  | 'not-allowed'
  /** Name, version, channel or number are those of something else. */
  | 'wrong-identity'
  /** The revision does not continue the one before. */
  | 'broken-chain'
  /** A file is missing, added, or has another hash. */
  | 'wrong-file'
  | 'missing'
  /** The store did not answer. */
  | 'unreachable'
  /** Others were faster too many times. */
  | 'busy'
  /** What was asked for contradicts the channel: nothing to roll back to, no such canary. */
  | 'refused';

export interface Refusal extends Failure {
  readonly kind: RefusalKind;
}

export const refuse = (kind: RefusalKind, message: string): Err<Refusal> => err({ kind, message });
