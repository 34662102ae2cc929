import { createHmac } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import { SamplingDecision, type Sampler } from '@opentelemetry/sdk-trace';

export interface SamplingOptions {
  /** Share of traces that are recorded, from 0 to 1. */
  readonly share: number;
  /** Secret of the shop: without it, nobody can find ids that are recorded. Servers with the same key record the same traces. */
  readonly key: string | Buffer;
  /** True when callers decide: they are servers of the shop. False when anybody can call. */
  readonly trustsCallers: boolean;
  /** Recorded requests and jobs per second, at most. */
  readonly mostPerSecond: number;
  now(): number;
}

/** Allows a number of traces in each second. */
const createCeiling = (most: number, now: () => number) => {
  let second = 0;
  let count = 0;
  return (): boolean => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, count] = [current, 0];
    count += 1;
    return count <= most;
  };
};

/**
 * Decides by the id of the trace and a secret, so that all servers decide alike and a visitor cannot choose an id that is recorded. The
 * flag of a visitor's `traceparent` is ignored. Children of a span of this process follow it.
 */
export const createShareSampler = ({
  share,
  key,
  trustsCallers,
  mostPerSecond,
  now,
}: SamplingOptions): Sampler => {
  const isBelow = createCeiling(mostPerSecond, now);
  const isChosen = (traceId: string): boolean =>
    share > 0 && createHmac('sha256', key).update(traceId).digest().readUInt32BE(0) < share * 2 ** 32;
  return {
    shouldSample(context, traceId) {
      const parent = trace.getSpanContext(context);
      const follows = parent !== undefined && (parent.isRemote !== true || trustsCallers);
      const isWanted = follows ? (parent.traceFlags & 1) === 1 : isChosen(traceId);
      const isLocal = parent !== undefined && parent.isRemote !== true;
      const isSampled = isWanted && (isLocal || isBelow());
      return { decision: isSampled ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
    },
    toString: () => 'ShareSampler',
  };
};
