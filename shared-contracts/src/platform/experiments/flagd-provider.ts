import { OFREPApi } from '@openfeature/ofrep-core';
import type { EvaluationContext, Provider, ResolutionDetails } from '@openfeature/server-sdk';
import { findExperiment } from './experiments';

interface FlagdOptions {
  /** Address of a service that speaks OFREP, such as flagd: `http://flagd.internal:8016`. */
  readonly origin: string;
  /** Answers while the service does not, and for arms that the code does not declare. */
  readonly own: Provider;
  /** Monotonic clock, in ms. */
  readonly elapsed?: () => number;
}

/** A page does not wait longer, in ms. */
const timeoutMs = 200;

/** Time (ms) after a failure in which the service is not asked, so that not every page waits for the timeout. */
const rest = 5000;

type Arm = ResolutionDetails<string>;

/**
 * Asks flagd for the arm of a visitor, by the OpenFeature Remote Evaluation Protocol. The flag is a text with the name of the experiment
 * and the name of an arm as its value; `targetingKey` and `locale` are its context. Without such an answer the own provider decides.
 */
export const createFlagdProvider = ({
  origin,
  own,
  elapsed = () => performance.now(),
}: FlagdOptions): Provider => {
  const api = new OFREPApi({ baseUrl: origin, timeoutMs });
  let restsUntil = 0;
  const ask = async (name: string, context: EvaluationContext): Promise<Arm | null> => {
    if (elapsed() < restsUntil) return null;
    try {
      const { httpStatus, value: answer } = await api.postEvaluateFlag(name, { context });
      if (httpStatus !== 200 || !('value' in answer)) return null;
      const arm = findExperiment(name)?.arms.find((one) => one.name === answer.value);
      return arm ? { value: arm.name, variant: arm.name, reason: answer.reason ?? 'TARGETING_MATCH' } : null;
    } catch {
      restsUntil = elapsed() + rest;
      return null;
    }
  };
  return {
    ...own,
    metadata: { name: 'detour-flagd' },
    resolveStringEvaluation: async (name, fallback, context, logger) =>
      (await ask(name, context)) ?? own.resolveStringEvaluation(name, fallback, context, logger),
  };
};
