import type { ReleaseFiles } from '@detour/shared-contracts/mount';
import type { BuildProblem } from '@detour/shared-releases/channel';

/** Event from the shell server of `npm run dev -- REMOTE` to open tabs. Always the complete state. */
export interface DevelopmentEvent {
  /** Packages in development. */
  readonly releases: readonly ReleaseFiles[];
  /** `sha384-…` by path, of each script of these releases. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly problem: BuildProblem | null;
  /** Milliseconds UTC. */
  readonly savedAt: number | null;
}
