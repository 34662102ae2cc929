/** A share of a plan, with what the next one needs. `wait` in ms, `bad` in per mille. */
interface PlanStep {
  readonly percent: number;
  readonly wait: number;
  readonly views: number;
  readonly bad: number;
}

/** A plan as the channel has it, with what the server that follows it has reported. */
export interface RolloutPlan {
  readonly name: string;
  readonly version: string;
  readonly steps: readonly PlanStep[];
  /** Index of the reached step, −1 before the first. */
  readonly step: number;
  /** Earliest time of the next step, milliseconds UTC. */
  readonly dueAt: number;
  /** `unknown` until a server has looked at the step. */
  readonly state: 'running' | 'held' | 'due' | 'unknown';
  /** In English, as on the status page. */
  readonly why: string;
  /** The other releases of a set that follows the plan: `remote-boxes@5.0.0`. */
  readonly together?: readonly string[];
  readonly evidence?: { readonly views: number; readonly bad: number };
}

/** A window in which nothing new goes live. `from` and `to` are local times of the zone. */
export interface FreezeWindow {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly why: string;
  readonly isActive: boolean;
}

export interface RolloutPlans {
  readonly rollouts: readonly RolloutPlan[];
  readonly freezes: readonly FreezeWindow[];
}

const isPlan = (value: Partial<RolloutPlan>): value is RolloutPlan =>
  Array.isArray(value.steps) && typeof value.dueAt === 'number' && typeof value.step === 'number';

/**
 * Plans and freezes of the status document, which the shop's own server writes. Plans without their steps, of an older server, are left out. Null
 * for anything else.
 */
const parsePlans = (body: unknown): RolloutPlans | null => {
  const { rollouts, freezes } = (body ?? {}) as Partial<Record<keyof RolloutPlans, unknown>>;
  if (!Array.isArray(rollouts) || !Array.isArray(freezes)) return null;
  return {
    rollouts: (rollouts as readonly Partial<RolloutPlan>[]).filter(isPlan),
    freezes: freezes as readonly FreezeWindow[],
  };
};

/** Asks the status page; the browser asks for the password of operators. Null when it refuses or does not answer. */
export const loadPlans = async (statusHref: string): Promise<RolloutPlans | null> => {
  try {
    const answer = await fetch(statusHref, { headers: { accept: 'application/json' } });
    return answer.ok ? parsePlans(await answer.json()) : null;
  } catch {
    return null;
  }
};
