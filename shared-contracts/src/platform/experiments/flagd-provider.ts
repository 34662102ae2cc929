import { OFREPApi } from '@openfeature/ofrep-core';
import type { EvaluationContext, Provider, ResolutionDetails } from '@openfeature/server-sdk';
import { findExperiment } from './experiments';

/** Who chose an arm: flagd, or the own provider because flagd could not be reached or gave no usable answer. */
type FlagdOutcome = 'answered' | 'unreachable' | 'unusable';

interface FlagdAnswer {
  readonly experiment: string;
  readonly outcome: FlagdOutcome;
  /** The outcome differs from the last one of this experiment. The first answer of flagd is nothing new. */
  readonly isNew: boolean;
}

export interface FlagdOptions {
  /** Address of a service that speaks OFREP, such as flagd: `http://flagd.internal:8016`. */
  readonly origin: string;
  /** Answers while the service does not, and for arms that the code does not declare. */
  readonly own: Provider;
  /** Monotonic clock, in ms. */
  readonly elapsed?: () => number;
  /** Is called for each arm that somebody asked for. */
  readonly observe?: ((answer: FlagdAnswer) => void) | undefined;
}

interface FlagdWatch {
  /** Counts the answers by their outcome. */
  readonly answers: { inc(labels: { readonly outcome: FlagdOutcome }): void };
  readonly log: Readonly<Record<'info' | 'warn', (fields: object, message: string) => void>>;
}

/** Counts each answer, and logs when our own provider takes over and when flagd is back: once per change and experiment. */
export const watchFlagd =
  ({ answers, log }: FlagdWatch) =>
  ({ experiment, outcome, isNew }: FlagdAnswer): void => {
    answers.inc({ outcome });
    if (!isNew) return;
    if (outcome === 'answered') log.info({ experiment }, 'flagd chooses the arms of the experiment again');
    else
      log.warn(
        { experiment, outcome },
        'flagd does not choose the arms of the experiment; our own shares do',
      );
  };

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
  observe,
}: FlagdOptions): Provider => {
  const api = new OFREPApi({ baseUrl: origin, timeoutMs });
  let restsUntil = 0;
  const last = new Map<string, FlagdOutcome>();
  const note = (experiment: string, outcome: FlagdOutcome): void => {
    const isNew = (last.get(experiment) ?? 'answered') !== outcome;
    last.set(experiment, outcome);
    observe?.({ experiment, outcome, isNew });
  };
  const ask = async (name: string, context: EvaluationContext): Promise<Arm | 'unreachable' | 'unusable'> => {
    if (elapsed() < restsUntil) return 'unreachable';
    try {
      const { httpStatus, value: answer } = await api.postEvaluateFlag(name, { context });
      if (httpStatus !== 200 || !('value' in answer)) return 'unusable';
      const arm = findExperiment(name)?.arms.find((one) => one.name === answer.value);
      return arm
        ? { value: arm.name, variant: arm.name, reason: answer.reason ?? 'TARGETING_MATCH' }
        : 'unusable';
    } catch {
      restsUntil = elapsed() + rest;
      return 'unreachable';
    }
  };
  return {
    ...own,
    metadata: { name: 'detour-flagd' },
    resolveStringEvaluation: async (name, fallback, context, logger) => {
      const answer = await ask(name, context);
      note(name, typeof answer === 'string' ? answer : 'answered');
      return typeof answer === 'string'
        ? own.resolveStringEvaluation(name, fallback, context, logger)
        : answer;
    },
  };
};
