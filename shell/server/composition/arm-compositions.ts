import type { ChannelRevision } from '@detour/shared-releases/channel';
import { assembleRelease, type ComposedRelease } from './composed-release';
import type { VerifiedReleases } from './releases/verified-releases';

/** The compositions of one revision. */
export interface ArmCompositions {
  readonly stable: ComposedRelease;
  /** One composition per arm, 0–99; most are identical. */
  readonly byArm: readonly ComposedRelease[];
}

const everyArm = Array.from({ length: 100 }, (_, arm) => arm);

/** Returns the composition of each arm. Equal compositions are one object. */
export const composeArms = (
  releases: ChannelRevision['releases'],
  verified: VerifiedReleases,
): ArmCompositions => {
  const known = new Map<string, ComposedRelease>();
  const of = (arm: number | null): ComposedRelease => {
    const composed = assembleRelease({ releases }, verified, { arm });
    const same = known.get(composed.composition.id);
    if (!same) known.set(composed.composition.id, composed);
    return same ?? composed;
  };
  const stable = of(null);
  const shares = Object.values(releases).flatMap(({ canary }) => (canary ? [canary.percent] : []));
  // A composition depends only on the canaries' shares, so a hundred arms need only a few compositions.
  const bounds = [...new Set([...shares, 100])].sort((a, b) => a - b);
  const byBound = new Map(bounds.map((bound) => [bound, of(bound - 1)]));
  const byArm = everyArm.map((arm) => byBound.get(bounds.find((bound) => arm < bound) ?? 100) ?? stable);
  return { stable, byArm };
};

export const distinctOf = ({ stable, byArm }: ArmCompositions): readonly ComposedRelease[] => [
  ...new Set([stable, ...byArm]),
];
