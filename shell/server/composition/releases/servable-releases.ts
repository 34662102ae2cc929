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
  const isGood = async (name: string, version: string | null | undefined): Promise<boolean> => {
    if (!version) return false;
    const opened = await verified.open({ name, version });
    const error = opened.ok ? unfit.get(printReleaseId({ name, version })) : opened.error;
    if (error) refused.push({ name, version, error });
    return error === undefined;
  };
  const settle = async (name: string, entry: ChannelEntry): Promise<ChannelEntry | null> => {
    const [present, previous, canary] = await Promise.all([
      isGood(name, entry.version),
      isGood(name, entry.previous),
      isGood(name, entry.canary?.version),
    ]);
    if (present)
      return { ...entry, previous: previous ? entry.previous : null, canary: canary ? entry.canary : null };
    const before = lastGood?.[name];
    // Verified again, because the key of a previously good release may have been revoked.
    if (before && (await verified.open({ name, version: before.version })).ok)
      return { ...before, canary: null };
    return previous && entry.previous ? { version: entry.previous, previous: null, canary: null } : null;
  };
  const settled = await Promise.all(
    Object.entries(wanted).map(async ([name, entry]) => [name, await settle(name, entry)] as const),
  );
  const releases = Object.fromEntries(
    settled.filter((pair): pair is readonly [string, ChannelEntry] => pair[1] !== null),
  );
  return { releases, refused };
};
