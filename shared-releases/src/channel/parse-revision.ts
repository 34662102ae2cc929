import { ok, type Result } from '@detour/shared-contracts/base';
import type { ChangeKind, ChannelRevision, StoredRevision } from './channel-document';
import { isText, isTextList, isWhole, objectOf, parseObject, type JsonObject } from '../base/json-shape';
import { parseSignature } from '../trust/signature';
import { refuse, type Refusal } from '../base/refusal';
import { isVersion } from '../release/release-id';
import { isNameOf, isPackageName } from '../base/package-name';
import { areFreezes } from './rollout/freeze';
import { isRollout } from './rollout/rollout';

const kinds: ReadonlySet<unknown> = new Set<ChangeKind>([
  'promote',
  'canary',
  'rollback',
  'abort',
  'remove',
  'repair',
  'flag',
  'plan',
  'step',
  'freeze',
]);

const isVersionText = (value: unknown): boolean => isText(value) && isVersion(value);

const isCanary = (value: unknown): boolean => {
  const canary = objectOf(value);
  if (!canary) return value === null;
  const { version, percent, startedAt, together } = canary;
  if (together !== undefined && !isTextList(together)) return false;
  return isVersionText(version) && isWhole(percent) && percent >= 1 && percent <= 99 && isWhole(startedAt);
};

/** Flags are absent, or states by names of the package's own namespace. */
const isFlags = (name: string, value: unknown): boolean => {
  if (value === undefined) return true;
  const flags = objectOf(value);
  return (
    flags !== null &&
    Object.entries(flags).every(([flag, state]) => isNameOf(name, flag) && typeof state === 'boolean')
  );
};

const entryProblem = (name: string, value: unknown): string | null => {
  const entry = objectOf(value);
  if (!isPackageName(name)) return `names "${name}", which is not a package name`;
  if (!entry || !isVersionText(entry['version'])) return `contains no version of ${name}`;
  if (entry['previous'] !== null && !isVersionText(entry['previous']))
    return `contains no valid previous version of ${name}`;
  if (entry['together'] !== undefined && !isTextList(entry['together']))
    return `contains no valid set of ${name}`;
  if (!isFlags(name, entry['flags'])) return `contains no valid flags of ${name}`;
  if (!isRollout(entry['rollout'])) return `contains no valid plan of ${name}`;
  return isCanary(entry['canary']) ? null : `contains no valid canary of ${name}`;
};

const changeProblem = (change: JsonObject | null): string | null => {
  if (!change || !kinds.has(change['kind'])) return 'has an unknown `change.kind`';
  if (!isText(change['by']) || !isText(change['what']) || !isText(change['why']))
    return 'lacks `change.by`, `change.what` or `change.why`';
  if (!isWhole(change['at'])) return 'has a `change.at` that is not a whole number (ms)';
  return isTextList(change['packages']) ? null : 'has a `change.packages` that is not a list of names';
};

const problemOf = (document: JsonObject): string | null => {
  if (document['format'] !== 1) return 'is not of format 1';
  if (!isText(document['channel']) || !isText(document['before'])) return 'lacks `channel` or `before`';
  if (!isWhole(document['revision']) || document['revision'] < 1)
    return 'has a `revision` that is not a number from 1';
  const releases = objectOf(document['releases']);
  if (!releases) return 'has no releases';
  for (const [name, entry] of Object.entries(releases)) {
    const problem = entryProblem(name, entry);
    if (problem !== null) return problem;
  }
  if (!areFreezes(document['freezes'])) return 'contains no valid freezes';
  return changeProblem(objectOf(document['change']));
};

/** Parses the text of a revision. Names and versions must be safe as folder and URL parts. */
export const parseRevision = (body: string): Result<ChannelRevision, Refusal> => {
  const document = parseObject(body);
  if (!document) return refuse('malformed', 'The revision is not a JSON object.');
  // The cast is safe: `problemOf` has checked each member.
  const problem = problemOf(document);
  return problem === null
    ? ok(document as unknown as ChannelRevision)
    : refuse('malformed', `The revision ${problem}.`);
};

/** Parses the stored text: `{ "body": "…", "signature": { … } }`. */
export const parseStoredRevision = (text: string): Result<StoredRevision, Refusal> => {
  const stored = parseObject(text);
  const signature = stored && parseSignature(JSON.stringify(stored['signature'] ?? null));
  if (!stored || !isText(stored['body']) || !signature?.ok)
    return refuse('malformed', 'The stored text is not a signed revision.');
  return ok({ body: stored['body'], signature: signature.value });
};

export const printStoredRevision = (stored: StoredRevision): string => `${JSON.stringify(stored, null, 1)}\n`;
