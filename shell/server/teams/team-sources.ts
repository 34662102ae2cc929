import type { TrustDocument } from '@detour/shared-releases/trust';

/** What releases and revisions of teams are verified with. */
export interface TeamSources {
  readonly trust: () => TrustDocument;
  /** Rejects development keys. */
  readonly production: boolean;
  /** Milliseconds UTC. */
  now(): number;
}
