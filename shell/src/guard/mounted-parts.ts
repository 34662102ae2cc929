import type { ReleaseFiles } from '@detour/shared-contracts/mount';

/** A page or fragment in its element, from the start of its mount to its unmount. */
export interface MountedPart {
  readonly release: Pick<ReleaseFiles, 'remote' | 'version'>;
  readonly element: HTMLElement;
  /** Time of the mount, on the clock of `performance.now()`. */
  readonly since: number;
  /** Unmounts the release like one that crashed: the last good release or the panel replaces it. */
  giveWay(error: unknown): void;
}

const parts = new Set<MountedPart>();

/** Adds a part. Returns the function that removes it. */
export const enterPart = (part: MountedPart): (() => void) => {
  parts.add(part);
  return () => void parts.delete(part);
};

/** Newest first. */
export const mountedParts = (): readonly MountedPart[] => [...parts].reverse();
