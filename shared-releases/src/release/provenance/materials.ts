import { isText, objectOf } from '../../base/json-shape';

/** What a build was made from. The build writes it into its `release.json`; publication moves it into the provenance. */
export interface Materials {
  /** Address of the repository. Empty when nobody told. */
  readonly repository: string;
  /** Commit of the sources, in hex. Empty outside of a repository. */
  readonly commit: string;
  /** True when files differed from that commit. */
  readonly changed: boolean;
  /** SHA-256 (hex) of the lockfile. */
  readonly lockfile: string;
  /** What built it: the address of a pipeline, or `urn:detour:builder:local`. */
  readonly builder: string;
  /** `v22.11.0` */
  readonly node: string;
  /** Begin of the build, milliseconds UTC. */
  readonly startedAt: number;
}

const texts = ['repository', 'commit', 'lockfile', 'builder', 'node'] as const;

/** Null for anything else, as in builds from before provenance. */
export const parseMaterials = (value: unknown): Materials | null => {
  const materials = objectOf(value);
  const isWhole =
    materials !== null &&
    texts.every((member) => isText(materials[member])) &&
    typeof materials['changed'] === 'boolean' &&
    typeof materials['startedAt'] === 'number';
  // Every member was checked above.
  return isWhole ? (materials as unknown as Materials) : null;
};
