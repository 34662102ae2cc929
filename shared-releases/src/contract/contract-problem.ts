import type { PackageName } from '../release-document';

/** What kind of item does not fit, so that a pipeline may sort by it. */
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

/** Why a candidate may not be promoted. */
export interface ContractProblem {
  /** Package that would break on the page: a live one, or the candidate itself. */
  readonly breaks: PackageName;
  /** `event product.stay-viewed@1`, `call quote`, `page hotel` */
  readonly item: string;
  readonly kind: ProblemKind;
  /** A full sentence with both packages, their versions, and the place in the schema. */
  readonly reason: string;
}

/** A deprecated item that the candidate or something live brings along. */
export interface DeprecationNotice {
  /** Package that will take it away. */
  readonly remote: PackageName;
  readonly item: string;
  readonly since: string;
  readonly removeOn: string;
  readonly replacement: string;
  /** Packages of the channel that still use it; the item can go when this is empty. */
  readonly consumers: readonly PackageName[];
}
