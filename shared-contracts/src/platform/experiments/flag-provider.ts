import type {
  ErrorCode,
  EvaluationContext,
  JsonValue,
  Provider,
  ResolutionDetails,
} from '@openfeature/server-sdk';
import { armOf, visitorForm, type RunningExperiment } from './assignment';
import { findExperiment, flagsOfExperiment } from './experiments';
import type { ShopFlag, Flags } from '../flags';

interface FlagProviderOptions {
  /** Settings of the shop. */
  readonly flags: Flags;
  /** What runs now. */
  running(): readonly RunningExperiment[];
}

const failed = <T>(value: T, code: 'FLAG_NOT_FOUND' | 'TYPE_MISMATCH'): Promise<ResolutionDetails<T>> =>
  Promise.resolve({ value, reason: 'ERROR', errorCode: code as ErrorCode });

/** The run of an experiment with the arm of a visitor. Null for a visitor who did not agree, and in another locale. */
const assign = (
  runs: readonly RunningExperiment[],
  isAsked: (name: string) => boolean,
  { targetingKey = '', locale }: EvaluationContext,
) => {
  const run = runs.find(
    ({ experiment, locales }) => isAsked(experiment) && locales.some((one) => one === locale),
  );
  if (!run || !visitorForm.test(targetingKey)) return null;
  const variant = armOf(run, targetingKey);
  const arm = findExperiment(run.experiment)?.arms.find(({ name }) => name === variant);
  return arm ? { arm, flagMetadata: { experiment: run.experiment, id: run.id, round: run.round } } : null;
};

/**
 * OpenFeature provider of servers. An experiment is a text flag whose value is the arm of the visitor; each flag of the shop is boolean, with
 * the value of that arm. `targetingKey` is the random id of a visitor who agreed; without it, the answer is the fallback, or the shop's
 * flag. `locale` is the locale of the page.
 */
export const createFlagProvider = ({ flags, running }: FlagProviderOptions): Provider => ({
  runsOn: 'server',
  metadata: { name: 'detour-database' },
  resolveBooleanEvaluation(flag, fallback, context) {
    const own = (flags as Readonly<Record<string, boolean | undefined>>)[flag];
    if (own === undefined) return failed(fallback, 'FLAG_NOT_FOUND');
    const sets = (name: string): boolean => {
      const declared = findExperiment(name);
      return declared !== null && flagsOfExperiment(declared).includes(flag as ShopFlag);
    };
    const found = assign(running(), sets, context);
    if (!found) return Promise.resolve({ value: own, reason: 'STATIC' });
    const { arm, flagMetadata } = found;
    const value = arm.flags[flag as ShopFlag] ?? own;
    return Promise.resolve({ value, variant: arm.name, reason: 'SPLIT', flagMetadata });
  },
  resolveStringEvaluation(name, fallback, context) {
    if (!findExperiment(name)) return failed(fallback, 'FLAG_NOT_FOUND');
    const found = assign(running(), (experiment) => experiment === name, context);
    if (!found) return Promise.resolve({ value: fallback, reason: 'DEFAULT' });
    const { arm, flagMetadata } = found;
    return Promise.resolve({ value: arm.name, variant: arm.name, reason: 'SPLIT', flagMetadata });
  },
  resolveNumberEvaluation: (_, fallback) => failed(fallback, 'TYPE_MISMATCH'),
  resolveObjectEvaluation: <T extends JsonValue>(_: string, fallback: T) => failed(fallback, 'TYPE_MISMATCH'),
});
