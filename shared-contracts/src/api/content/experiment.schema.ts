import { Type, type Static } from '@sinclair/typebox';
import { Instant, LocaleWord, Nullable, Open, Strict, Uuid, Words } from '../schema-kit';

/** Name of a declared experiment: `search-dates`. */
const experimentName = Type.String({ pattern: '^[a-z][a-z-]{0,39}$' });
/** Name of an arm: `forced`. */
const armName = Type.String({ pattern: '^[a-z][a-z-]{0,39}$' });
/** Percent of the visitors who agreed, a whole number. */
const share = Type.Integer({ minimum: 0, maximum: 100 });

const Shares = Type.Array(Strict({ arm: armName, share }), { minItems: 2, maxItems: 6 });

/** Newest version that the editor has seen; 0 creates. Another newest version is a conflict (409). */
const base = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** `stopped`: ended by plan. `killed`: switched off at once, because it did harm. */
const experimentStates = ['draft', 'running', 'stopped', 'killed'] as const;
export type ExperimentState = (typeof experimentStates)[number];

export const ExperimentParams = Strict({ uuid: Uuid });

/** What one arm has had since the last change of the shares. */
const ArmResult = Open({
  arm: armName,
  /** Visitors who used the variant, once each. */
  visitors: Type.Integer(),
  /** Of these, those who bought afterwards. */
  purchases: Type.Integer(),
  /** Purchases by visitors, 0 to 1. Null without visitors. */
  rate: Nullable(Type.Number()),
  /** Difference of the rate from the first arm's, with its 95 % interval, as shares of 1. Null for the first arm and without visitors. */
  difference: Nullable(Open({ value: Type.Number(), low: Type.Number(), high: Type.Number() })),
});
export type ArmResult = Static<typeof ArmResult>;

export const ExperimentView = Open({
  uuid: Uuid,
  experiment: experimentName,
  /** Name that staff gave it. */
  title: Type.String(),
  state: Words(experimentStates),
  /** Visitors are assigned now: it runs, and its time has come and is not over. */
  isActive: Type.Boolean(),
  locales: Type.Array(LocaleWord),
  shares: Type.Array(Open({ arm: armName, share })),
  /** Null: at once. */
  from: Nullable(Instant),
  /** Null: without end. */
  until: Nullable(Instant),
  startedAt: Nullable(Instant),
  endedAt: Nullable(Instant),
  version: Type.Integer(),
  /** Grows with each change of the shares. Results are those of the last round. */
  round: Type.Integer(),
  changedBy: Type.String(),
  changedAt: Instant,
  results: Type.Array(ArmResult),
});
export type ExperimentView = Static<typeof ExperimentView>;

/** GET /api/care/experiments */
export const ExperimentList = Open({
  /** Experiments that the shop's code declares, with their arms; the first arm is the control. */
  declared: Type.Array(Open({ name: experimentName, arms: Type.Array(armName) })),
  experiments: Type.Array(ExperimentView),
  /** A lead starts, changes and stops. An agent writes drafts, and may switch off. */
  mayStart: Type.Boolean(),
});
export type ExperimentList = Static<typeof ExperimentList>;

/** PUT /api/care/experiments/{uuid}. Instants in UTC. */
export const SaveExperiment = Strict({
  base,
  experiment: experimentName,
  title: Type.String({ minLength: 1, maxLength: 80 }),
  locales: Type.Array(LocaleWord, { minItems: 1, maxItems: 6 }),
  shares: Shares,
  from: Nullable(Instant),
  until: Nullable(Instant),
});
export type SaveExperiment = Static<typeof SaveExperiment>;

/** POST /api/care/experiments/{uuid}/state. `kill` ignores `base`: it must work whatever a colleague has changed. */
export const MoveExperiment = Strict({ base, action: Words(['start', 'stop', 'kill', 'drop'] as const) });
export type MoveExperiment = Static<typeof MoveExperiment>;

export const ChangedExperiment = Open({ version: Type.Integer() });
export type ChangedExperiment = Static<typeof ChangedExperiment>;

/** POST /api/experiments/exposures: the visitor's browser used a variant. The visitor is in the cookie. */
export const ExposurePost = Strict({ experiment: experimentName, arm: armName });
export type ExposurePost = Static<typeof ExposurePost>;

/** What runs now, for servers that assign visitors. */
export const RunningExperiments = Open({
  /** Grows with each change. */
  revision: Type.Integer(),
  experiments: Type.Array(
    Open({
      id: Type.Integer(),
      experiment: experimentName,
      round: Type.Integer(),
      locales: Type.Array(Type.String()),
      shares: Type.Array(Open({ arm: armName, share })),
    }),
  ),
});
export type RunningExperiments = Static<typeof RunningExperiments>;
