import type { Refusal } from '@detour/shared-releases/base';
import type { ReleaseId } from '@detour/shared-releases/release';
import type { ChannelEntry, ChannelRevision } from '@detour/shared-releases/channel';
import { printReleaseId } from '@detour/shared-releases/release';
import type { CompatibilityCheck } from './compatibility';
import type { VerifiedReleases } from './verified-releases';

interface RefusedRelease extends ReleaseId {
  readonly error: Refusal;
}

type Releases = ChannelRevision['releases'];

export interface ServableReleases {
  /** The servable state: each package's entry, or its last good one. */
  readonly releases: Releases;
  readonly refused: readonly RefusedRelease[];
}

interface Settling {
  readonly lastGood: Releases | null;
  readonly verified: VerifiedReleases;
  readonly compatibility: CompatibilityCheck;
}

/**
 * A visitor gets all canaries of a set or none: each must be servable, for the same share. Others are left out, with the reason, whichever
 * change of the channel or fault broke the set.
 */
const withWholeSets = (releases: Releases): ServableReleases => {
  const shares = new Map(
    Object.entries(releases).flatMap(([name, { canary }]) =>
      canary ? [[printReleaseId({ name, version: canary.version }), canary.percent] as const] : [],
    ),
  );
  const refused: RefusedRelease[] = [];
  const whole = Object.entries(releases).map(([name, entry]): [string, ChannelEntry] => {
    const { canary } = entry;
    const missing = canary?.together?.find((member) => shares.get(member) !== canary.percent);
    if (!canary || missing === undefined) return [name, entry];
    const { version } = canary;
    const message = `${printReleaseId({ name, version })} is a canary in a set with ${missing}, which is not served for the same share, so none of the set is served.`;
    refused.push({ name, version, error: { kind: 'refused', message } });
    return [name, { ...entry, canary: null }];
  });
  return { releases: Object.fromEntries(whole), refused };
};

/** Flags are switched for the package, whichever of its releases is served. */
const switched = ({ flags }: ChannelEntry): Pick<ChannelEntry, 'flags'> => (flags ? { flags } : {});

/**
 * Opens and compares all releases that a channel names. A rejected release affects only its own package: the package keeps its
 * last good release, a canary falls back to the stable release, and a package without any good release is omitted.
 */
export const findServableReleases = async (
  wanted: Releases,
  { lastGood, verified, compatibility }: Settling,
): Promise<ServableReleases> => {
  const refused: RefusedRelease[] = [];
  await Promise.all(
    Object.entries(wanted).flatMap(([name, { version, canary }]) =>
      [version, ...(canary ? [canary.version] : [])].map((one) => verified.open({ name, version: one })),
    ),
  );
  const unfit = await compatibility.findRefused(wanted, lastGood);
  const errorOf = async (name: string, version: string): Promise<Refusal | undefined> => {
    const opened = await verified.open({ name, version });
    return opened.ok ? unfit.get(printReleaseId({ name, version })) : opened.error;
  };
  const isGood = async (name: string, version: string | null | undefined): Promise<boolean> => {
    if (!version) return false;
    const error = await errorOf(name, version);
    if (error) refused.push({ name, version, error });
    return error === undefined;
  };
  /** A set is served as a whole: a refused member that is still wanted holds the others back. */
  const isHeldBack = async (name: string, { version, together = [] }: ChannelEntry): Promise<boolean> => {
    for (const [other, entry] of Object.entries(wanted)) {
      const member = printReleaseId({ name: other, version: entry.version });
      if (!together.includes(member) || !(await errorOf(other, entry.version))) continue;
      const message = `${printReleaseId({ name, version })} went live in a set with ${member}, which is refused, so none of the set is served.`;
      refused.push({ name, version, error: { kind: 'refused', message } });
      return true;
    }
    return false;
  };
  const settle = async (name: string, entry: ChannelEntry): Promise<ChannelEntry | null> => {
    const [present, previous, canary] = await Promise.all([
      isGood(name, entry.version),
      isGood(name, entry.previous),
      isGood(name, entry.canary?.version),
    ]);
    if (present && !(await isHeldBack(name, entry)))
      return { ...entry, previous: previous ? entry.previous : null, canary: canary ? entry.canary : null };
    const before = lastGood?.[name];
    // Verified again, because the key of a previously good release may have been revoked.
    if (before && (await verified.open({ name, version: before.version })).ok)
      return { ...before, ...switched(entry), canary: null };
    return previous && entry.previous
      ? { ...switched(entry), version: entry.previous, previous: null, canary: null }
      : null;
  };
  const settled = await Promise.all(
    Object.entries(wanted).map(async ([name, entry]) => [name, await settle(name, entry)] as const),
  );
  const servable = withWholeSets(
    Object.fromEntries(settled.filter((pair): pair is readonly [string, ChannelEntry] => pair[1] !== null)),
  );
  return { releases: servable.releases, refused: [...refused, ...servable.refused] };
};
