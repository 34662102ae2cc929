import { ok, type Result } from '@detour/shared-contracts/base';
import type { ChannelEntry, ChannelRevision, StoredRevision } from './channel-document';
import { parseRevision } from './parse-revision';
import { refuse, type Refusal, type RefusalKind } from '../base/refusal';
import type { PackageName } from '../base/package-name';
import { textHashOf } from '../trust/signing';
import { isPlatformKey, maySign, trustedSigner, type Judgement } from '../trust/trusted-key';
import type { TrustDocument, TrustedKey } from '../trust/trust-document';
import { freezeOf, printFreeze, type Freeze } from './rollout/freeze';
import { withoutRollout } from './rollout/rollout';
import { nextOfPlan } from './rollout/rollout-set';

export interface VerifiedRevision {
  readonly document: ChannelRevision;
  /** SHA-256 (hex) of its text, which the next revision must contain. */
  readonly hash: string;
  readonly key: Pick<TrustedKey, 'id' | 'owner'>;
}

type Releases = ChannelRevision['releases'];

const sameFlags = (a: ChannelEntry['flags'] = {}, b: ChannelEntry['flags'] = {}): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => a[name] === b[name]);

const sameRollout = (a: ChannelEntry['rollout'], b: ChannelEntry['rollout']): boolean =>
  a?.version === b?.version &&
  a?.step === b?.step &&
  a?.since === b?.since &&
  a?.together?.join() === b?.together?.join() &&
  a?.steps.length === b?.steps.length &&
  (a?.steps ?? []).every((step, index) => {
    const other = b?.steps[index];
    return (
      step.percent === other?.percent &&
      step.wait === other.wait &&
      step.views === other.views &&
      step.bad === other.bad
    );
  });

export const sameFreezes = (a: readonly Freeze[] = [], b: readonly Freeze[] = []): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const sameEntry = (a: ChannelEntry | undefined, b: ChannelEntry | undefined): boolean =>
  a?.version === b?.version &&
  a?.previous === b?.previous &&
  a?.canary?.version === b?.canary?.version &&
  a?.canary?.percent === b?.canary?.percent &&
  a?.canary?.startedAt === b?.canary?.startedAt &&
  a?.canary?.together?.join() === b?.canary?.together?.join() &&
  a?.together?.join() === b?.together?.join() &&
  sameFlags(a?.flags, b?.flags) &&
  sameRollout(a?.rollout, b?.rollout);

/** Packages whose entry differs, sorted. */
export const changedPackages = (before: Releases, after: Releases): readonly PackageName[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !sameEntry(before[name], after[name]))
    .sort();

export interface RevisionPlace extends Judgement {
  readonly channel: string;
  readonly revision: number;
  /**
   * The verified previous revision; null for the first. `unknown` starts in the middle, which requires a platform key because it
   * vouches for the whole document.
   */
  readonly before: VerifiedRevision | null | 'unknown';
}

const chainProblem = (document: ChannelRevision, { channel, revision, before }: RevisionPlace) => {
  const problem = (kind: RefusalKind, message: string) => ({ kind, message });
  if (document.channel !== channel)
    return problem('wrong-identity', `it was written for the channel ${document.channel}`);
  if (document.revision !== revision)
    return problem('wrong-identity', `it was written as number ${document.revision}`);
  if (before === 'unknown') return null;
  const expected = before?.document.revision ?? 0;
  if (revision !== expected + 1) return problem('broken-chain', `it does not follow revision ${expected}`);
  return document.before === (before?.hash ?? '')
    ? null
    : problem('broken-chain', 'it does not continue the revision before');
};

/** True when the change only removes canaries. */
const endsCanaries = (before: Releases, { change, releases }: ChannelRevision): boolean =>
  change.kind === 'abort' &&
  changedPackages(before, releases).every((name) => {
    const [was, is] = [before[name], releases[name]];
    // A server from before plans leaves the plan, which nobody follows without its canary.
    return !!was?.canary && !!is && sameEntry(withoutRollout({ ...was, canary: null }), withoutRollout(is));
  });

/** How far (ms) the clock of a signer may be ahead. */
const clockSkew = 300_000;

/** True when every change is the next step of a plan that its team signed, not before its time, for all releases of its set. */
const followsPlans = (before: Releases, { change, releases }: ChannelRevision, now: number): boolean =>
  change.kind === 'step' &&
  change.at <= now + clockSkew &&
  changedPackages(before, releases).every((name) => {
    const next = nextOfPlan(before, name, change.at);
    return (
      next !== null && Object.entries(next).every(([member, entry]) => sameEntry(entry, releases[member]))
    );
  });

/** What a key with a role may not do, as the end of a sentence. Null when the change is within the role. */
const roleProblem = (
  document: ChannelRevision,
  { role }: TrustedKey,
  before: Releases,
  now: number,
): string | null => {
  if (role === 'abort') return endsCanaries(before, document) ? null : 'may end canaries and nothing else';
  if (role === 'rollout')
    return followsPlans(before, document, now) ? null : 'may write the next step of a plan and nothing else';
  const onlyFreezes = changedPackages(before, document.releases).length === 0;
  return document.change.kind === 'freeze' && onlyFreezes ? null : 'may change freezes and nothing else';
};

/** Changes that give visitors another release. A rollback, an abort and a flag stay possible during a freeze. */
const heldKinds: ReadonlySet<string> = new Set(['promote', 'canary', 'step', 'plan']);

/** A flag, and a plan that waits, give nobody another release. */
const showsAnother = (was: ChannelEntry | undefined, is: ChannelEntry | undefined): boolean =>
  was?.version !== is?.version ||
  was?.canary?.version !== is?.canary?.version ||
  was?.canary?.percent !== is?.canary?.percent;

const freezeRefusal = (
  { change, releases }: ChannelRevision,
  before: Releases,
  freezes: readonly Freeze[],
) => {
  if (!heldKinds.has(change.kind)) return null;
  for (const name of changedPackages(before, releases)) {
    if (!showsAnother(before[name], releases[name])) continue;
    const freeze = freezeOf(freezes, name, change.at);
    if (freeze)
      return {
        kind: 'frozen',
        message: `${name} may not change during the freeze ${printFreeze(freeze)}. An operator may override it: \`freeze override ${freeze.name} --package ${name} --why …\``,
      } as const;
  }
  return null;
};

const mayFreeze = (key: TrustedKey): boolean => key.role === 'operator' || isPlatformKey(key);

const rightsProblem = (
  document: ChannelRevision,
  key: TrustedKey,
  { before, now }: { readonly before: VerifiedRevision | null; readonly now: number },
) => {
  const { releases: former = {}, freezes = [] } = before?.document ?? {};
  const changed = changedPackages(former, document.releases);
  const foreign = changed.find((name) => !maySign(key, name));
  if (key.role !== undefined) {
    const problem = roleProblem(document, key, former, now);
    if (problem !== null) return { kind: 'not-allowed', message: `the key "${key.id}" ${problem}` } as const;
  } else if (foreign !== undefined)
    return { kind: 'not-allowed', message: `the key "${key.id}" may not change ${foreign}` } as const;
  if (!sameFreezes(freezes, document.freezes) && !mayFreeze(key))
    return { kind: 'not-allowed', message: `the key "${key.id}" may not change freezes` } as const;
  const frozen = freezeRefusal(document, former, freezes);
  if (frozen) return frozen;
  // The history must list the real changes, otherwise nobody can rely on it.
  return [...document.change.packages].sort().join() === changed.join()
    ? null
    : ({ kind: 'malformed', message: 'it does not list its changed packages correctly' } as const);
};

/** Verifies a revision's signature, its authorisation and its link to the previous revision. */
export const verifyRevision = (
  trust: TrustDocument,
  { body, signature }: StoredRevision,
  place: RevisionPlace,
): Result<VerifiedRevision, Refusal> => {
  const refuseHere = (kind: RefusalKind, message: string) =>
    refuse(kind, `Revision ${place.revision} of ${place.channel} is refused: ${message.replace(/\.$/, '')}.`);
  const signer = trustedSigner(trust, 'channel', { bytes: body, signature }, place);
  if (!signer.ok) return refuseHere(signer.error.kind, signer.error.message);
  const key = signer.value;
  const parsed = parseRevision(body);
  if (!parsed.ok) return refuseHere('malformed', parsed.error.message);
  const document = parsed.value;
  const chain = chainProblem(document, place);
  if (chain) return refuseHere(chain.kind, chain.message);
  if (place.before === 'unknown' && !isPlatformKey(key))
    return refuseHere('not-allowed', `the key "${key.id}" cannot vouch for all packages`);
  const rights =
    place.before === 'unknown'
      ? null
      : rightsProblem(document, key, { before: place.before, now: place.now });
  if (rights) return refuseHere(rights.kind, rights.message);
  return ok({ document, hash: textHashOf(body), key: { id: key.id, owner: key.owner } });
};
