/** A share of visitors that a plan stays at, with what must be seen there before the next one. */
export interface RolloutStep {
  /** Share of visitors, 1–99. */
  readonly percent: number;
  /** Least time (ms) at this share. */
  readonly wait: number;
  /** Least page views of the new release at this share. */
  readonly views: number;
  /** Highest share of bad page views, in per mille (0–1000). More holds the plan; the canary watch decides about an end. */
  readonly bad: number;
}

/**
 * The plan of a release on its way to all visitors, signed by its team as a part of the channel entry. A server moves it on with a key that may
 * write its next step and nothing else.
 */
export interface Rollout {
  readonly version: string;
  /** Rising shares. After the last one the release is live for all. Empty: from waiting to all at once. */
  readonly steps: readonly RolloutStep[];
  /** Index of the reached step. −1: no visitor has it yet, because it waits for a contract of others or for the end of a freeze. */
  readonly step: number;
  /** When the step was reached, milliseconds UTC. */
  readonly since: number;
  /**
   * Releases of the same set: `remote-boxes@5.0.0`. Their entries have the same plan, and its steps are taken for all of them in one revision.
   * Absent for a release alone.
   */
  readonly together?: readonly string[];
}
