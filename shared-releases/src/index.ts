export { checkContract, checkContracts, listDeprecations } from './contract/check-contract';
export { parseContract } from './contract/parse-contract';
export type { ContractProblem, DeprecationNotice } from './contract/contract-problem';
export type {
  Canary,
  ChangeKind,
  ChannelChange,
  ChannelEntry,
  ChannelRevision,
  StoredRevision,
} from './channel-document';
export type { PackageName, ReleaseId, ReleaseTable } from './release-document';
export type { ChannelStore, PublishedRelease, ReleaseStore } from './stores';
export type { SigningKey, TrustDocument } from './trust-document';
export { chooseReleases, composeFor, type Choice } from './composition/compose';

export {
  changeChannel,
  type ChangedChannel,
  type ChannelChanger,
  type ChannelProposal,
  type ChannelState,
} from './channel/change-channel';
export { createChannelReader, createReaderMemory, type ChannelReader } from './channel/channel-reader';
export { createFolderChannelStore } from './channel/folder-channel-store';
export { parseRevision } from './channel/parse-revision';
export { changedPackages, type VerifiedRevision } from './channel/verify-revision';
export type { Refusal } from './refusal';
export { createFolderReleaseStore } from './release/folder-release-store';
export { isReleasePath, parseReleaseTable, parseSignature } from './release/parse-release-table';
export { checkReleaseFolder, filesUnder, signatureFile, tableFile } from './release/release-folder';
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
  readSigningKey,
  trustedKeyOf,
} from './trust/development-keys';
export { parseTrust, readTrust } from './trust/read-trust';
export { integrityOf, signBytes } from './trust/signing';
export { isAbortKey, maySign } from './trust/trusted-key';

export { openStores, readReleaseSettings, type OpenStores } from './open-stores';

export { namedLately, removableReleases } from './change/kept-releases';
export { planPromotion } from './change/plan-promotion';
export { planRollback } from './change/plan-rollback';
export { compositionsOf, planSetRollback } from './change/plan-set-rollback';
export { readHistory } from './channel/history';

export { createCanaryTest, type CanaryTest, type Tallies } from './canary/canary-test';
export { close, closedLetters, countOnce, isClosed, type Closed } from './canary/counted-once';
export { createPostgresTallies } from './canary/postgres-tallies';
export { type MeasureName } from './canary/measures';
export { simulateRuns, type Scenario } from './canary/simulation';
export { addTally, noTally, rateOf, type Tally } from './canary/tally';
export { repairChannel } from './channel/repair-channel';

export {
  developmentFile,
  developmentVersion,
  noDevelopment,
  parseDevelopmentState,
  type BuildProblem,
  type DevelopmentState,
} from './development/development-state';
export { overChannel, withDevelopmentReleases } from './development/with-development';
