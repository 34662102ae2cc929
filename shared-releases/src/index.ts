export {
  checkContract,
  checkContracts,
  listDeprecations,
  type ContractCheck,
} from './contract/check-contract';
export { parseContract } from './contract/parse-contract';
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

export {
  changeChannel,
  type ChangedChannel,
  type ChangeOptions,
  type ChannelChanger,
  type ChannelProposal,
  type ChannelState,
} from './channel/change-channel';
export {
  createChannelReader,
  createReaderMemory,
  type ChannelReader,
  type ChannelReaderOptions,
  type Polled,
  type ReaderMemory,
} from './channel/channel-reader';
export { createFolderChannelStore } from './channel/folder-channel-store';
export { parseRevision, parseStoredRevision } from './channel/parse-revision';
export {
  changedPackages,
  verifyRevision,
  type RevisionPlace,
  type VerifiedRevision,
} from './channel/verify-revision';
export type { Refusal, RefusalKind } from './refusal';
export { createFolderReleaseStore } from './release/folder-release-store';
export { isReleasePath, parseReleaseTable, parseSignature } from './release/parse-release-table';
export {
  checkReleaseFolder,
  filesUnder,
  isExpectedFile,
  signatureFile,
  tableFile,
} from './release/release-folder';
export {
  baseOf,
  containerOf,
  isPackageName,
  isVersion,
  parseReleaseId,
  printReleaseId,
} from './release/release-id';
export { verifyRelease } from './release/verify-release';
export {
  createDevelopmentKeys,
  createSigningKey,
  abortOwner,
  keyFileOf,
  platformOwner,
  readOwners,
  readSigningKey,
  trustedKeyOf,
} from './trust/development-keys';
export { parseTrust, readTrust } from './trust/read-trust';
export { integrityOf, signBytes, verifySignature, type SignaturePurpose } from './trust/signing';
export { isAbortKey, isPlatformKey, maySign, trustedSigner, type Judgement } from './trust/trusted-key';

export { createPostgresChannelStore } from './channel/postgres-channel-store';
export {
  createObjectReleaseStore,
  type ObjectReleaseStoreOptions,
} from './object-store/object-release-store';
export {
  createObjectStoreClient,
  type ObjectStoreClient,
  type ObjectStoreOptions,
} from './object-store/object-store.client';
export { openStores, readReleaseSettings, type OpenStores, type ReleaseSettings } from './open-stores';

export { keptAge, keptPromotions, namedLately, removableReleases } from './change/kept-releases';
export { planPromotion, type Promotion } from './change/plan-promotion';
export { planRollback, type Rollback } from './change/plan-rollback';
export { choicesOf, compositionsOf, planSetRollback } from './change/plan-set-rollback';
export { readHistory } from './channel/history';

export { createCanaryTest, type CanaryTest, type CanaryVerdict, type Tallies } from './canary/canary-test';
export { close, closedLetters, countOnce, isClosed, type Closed } from './canary/counted-once';
export { createPostgresTallies, type SharedTallies } from './canary/postgres-tallies';
export { canaryMeasures, type CanaryMeasure, type MeasureName } from './canary/measures';
export { simulateRuns, type Scenario } from './canary/simulation';
export { addTally, lessTally, noTally, rateOf, type Tally } from './canary/tally';
export { repairChannel, type Repair } from './channel/repair-channel';

export {
  developmentFile,
  developmentVersion,
  isDevelopmentVersion,
  noDevelopment,
  parseDevelopmentState,
  type BuildProblem,
  type DevelopmentState,
} from './development/development-state';
export { overChannel, withDevelopmentReleases } from './development/with-development';
