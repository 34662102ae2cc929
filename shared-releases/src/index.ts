export { checkContract, type ContractCheck } from './contract/check-contract';
export type { ContractProblem, DeprecationNotice, ProblemKind } from './contract/contract-problem';
export type {
  Canary,
  ChangeKind,
  ChannelChange,
  ChannelEntry,
  ChannelRevision,
  StoredRevision,
} from './channel-document';
export type { PackageName, ReleaseId, ReleaseTable, Signature } from './release-document';
export type { ChannelStore, PublishedRelease, ReleaseStore } from './stores';
export type { SigningKey, TrustDocument, TrustedKey } from './trust-document';
export {
  chooseReleases,
  composeFor,
  type Choice,
  type ChosenRelease,
  type FindTable,
} from './composition/compose';
