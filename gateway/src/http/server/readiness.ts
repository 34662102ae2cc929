/** One condition that must hold before the gateway accepts visitors. */
interface ReadinessState {
  readonly ready: boolean;
  /** From 0 to 1, while something is being prepared. */
  readonly progress?: number;
}

export interface Readiness {
  /** `name` appears in `/api/health/ready`. A later report replaces an earlier one. */
  report(name: string, state: ReadinessState): void;
  states(): Readonly<Record<string, ReadinessState>>;
  isReady(): boolean;
}

export const createReadiness = (): Readiness => {
  const states = new Map<string, ReadinessState>();
  return {
    report: (name, state) => void states.set(name, state),
    states: () => Object.fromEntries(states),
    isReady: () => [...states.values()].every(({ ready }) => ready),
  };
};
