export {
  changeChannel,
  type ChangedChannel,
  type ChannelChanger,
  type ChannelProposal,
  type ChannelState,
} from './change-channel';
export type {
  Canary,
  ChangeKind,
  ChannelChange,
  ChannelEntry,
  ChannelRevision,
  StoredRevision,
} from './channel-document';
export { createChannelReader, type ChannelReader } from './channel-reader';
export { chooseReleases, composeFor, type Choice } from './composition/compose';
export {
  developmentFile,
  developmentVersion,
  noDevelopment,
  parseDevelopmentState,
  type BuildProblem,
  type DevelopmentState,
} from './development/development-state';
export { overChannel, withDevelopmentReleases } from './development/with-development';
export { readHistory } from './history';
export { parseRevision, parseStoredRevision, printStoredRevision } from './parse-revision';
export { namedLately, removableReleases } from './plans/kept-releases';
export { planFlag } from './plans/plan-flag';
export { planFreeze, planOverride, planThaw } from './plans/plan-freeze';
export { planRollout, planRolloutStep, planSetRollout, printSteps } from './plans/plan-rollout';
export { planPromotion } from './plans/plan-promotion';
export { planRollback } from './plans/plan-rollback';
export { canarySetOf, planRollbacks, planSetPromotion, setOf } from './plans/plan-set';
export { compositionsOf, planSetRollback } from './plans/plan-set-rollback';
export { createReaderMemory } from './reader-memory';
export { repairChannel } from './repair-channel';
export { activeFreezes, freezeOf, printFreeze } from './rollout/freeze';
export { judgeRollout, type RolloutEvidence, type RolloutState } from './rollout/judge-rollout';
export { dueAt, longestWait, withoutRollout } from './rollout/rollout';
export { rolloutIn } from './rollout/rollout-set';
export type { Rollout, RolloutStep } from './rollout/rollout-document';
export type { ChannelStore } from './stores/channel-store';
export { createFolderChannelStore } from './stores/folder-channel-store';
export { changedPackages, verifyRevision, type VerifiedRevision } from './verify-revision';
