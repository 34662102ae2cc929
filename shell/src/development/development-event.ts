import type { ReleaseFiles } from '@detour/shared-contracts';
import type { BuildProblem } from '@detour/shared-releases';

/** What the shell server of `npm run dev -- REMOTE` tells open tabs: always the whole state. */
export interface DevelopmentEvent {
  /** Of the packages that somebody works on. */
  readonly releases: readonly ReleaseFiles[];
  /** `sha384-…` by path, of each script of these releases. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly problem: BuildProblem | null;
  /** Milliseconds UTC. */
  readonly savedAt: number | null;
}
