import { ok, type Result } from '@detour/shared-contracts/base';
import type { ChannelEntry, ChannelRevision, StoredRevision } from './channel-document';
import { parseRevision } from './parse-revision';
import { refuse, type Refusal, type RefusalKind } from '../base/refusal';
import type { PackageName } from '../base/package-name';
import { textHashOf } from '../trust/signing';
import { isAbortKey, isPlatformKey, maySign, trustedSigner, type Judgement } from '../trust/trusted-key';
import type { TrustDocument, TrustedKey } from '../trust/trust-document';

export interface VerifiedRevision {
  readonly document: ChannelRevision;
  /** SHA-256 (hex) of its text, which the next revision must contain. */
  readonly hash: string;
  readonly key: Pick<TrustedKey, 'id' | 'owner'>;
}

type Releases = ChannelRevision['releases'];

const sameFlags = (a: ChannelEntry['flags'] = {}, b: ChannelEntry['flags'] = {}): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => a[name] === b[name]);

const sameEntry = (a: ChannelEntry | undefined, b: ChannelEntry | undefined): boolean =>
  a?.version === b?.version &&
  a?.previous === b?.previous &&
  a?.canary?.version === b?.canary?.version &&
  a?.canary?.percent === b?.canary?.percent &&
  a?.canary?.startedAt === b?.canary?.startedAt &&
  a?.together?.join() === b?.together?.join() &&
  sameFlags(a?.flags, b?.flags);

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
    return !!was?.canary && !!is && sameEntry({ ...was, canary: null }, is);
  });

const rightsProblem = (document: ChannelRevision, key: TrustedKey, before: VerifiedRevision | null) => {
  const changed = changedPackages(before?.document.releases ?? {}, document.releases);
  const foreign = changed.find((name) => !maySign(key, name));
  if (isAbortKey(key)) {
    if (!endsCanaries(before?.document.releases ?? {}, document))
      return {
        kind: 'not-allowed',
        message: `the key "${key.id}" may end canaries and nothing else`,
      } as const;
  } else if (foreign !== undefined)
    return { kind: 'not-allowed', message: `the key "${key.id}" may not change ${foreign}` } as const;
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
  const rights = place.before === 'unknown' ? null : rightsProblem(document, key, place.before);
  if (rights) return refuseHere(rights.kind, rights.message);
  return ok({ document, hash: textHashOf(body), key: { id: key.id, owner: key.owner } });
};
