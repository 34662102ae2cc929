import type { PackageName } from '../base/package-name';

/** Kind of the mismatch, so that a pipeline can group problems. */
export type ProblemKind =
  | 'mount-api'
  | 'host'
  | 'module'
  | 'expose'
  | 'page'
  | 'event'
  | 'fragment'
  | 'hash-key'
  | 'storage-key'
  | 'call'
  | 'locale';

/** Why a candidate must not be promoted. */
export interface ContractProblem {
  /** Package that would break: a live one, or the candidate itself. */
  readonly breaks: PackageName;
  /** `event product.stay-viewed@1`, `call quote`, `page hotel` */
  readonly item: string;
  readonly kind: ProblemKind;
  /** A full sentence with both packages, their versions, and the place in the schema. */
  readonly reason: string;
}

/** A deprecated item of the candidate or of a live package. */
export interface DeprecationNotice {
  /** Package that will remove it. */
  readonly remote: PackageName;
  readonly item: string;
  readonly since: string;
  readonly removeOn: string;
  readonly replacement: string;
  /** Packages of the channel that still use it. When empty, the item can be removed. */
  readonly consumers: readonly PackageName[];
}
