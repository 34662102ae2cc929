import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendCall, type LoadCall } from './closed-loop';

interface OpenLoopOptions {
  /** Mean arrivals a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly nextCall: () => LoadCall;
}

export interface OpenLoopFigures {
  /** Milliseconds from the planned arrival of a call to the end of its answer, by the name of the call. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** Calls by name and status, such as `order 201`; `0` when no answer came. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Calls that were open at once, at most. */
  readonly mostOpen: number;
}

/** Milliseconds to the next arrival of visitors who know nothing of each other. */
const pauseOf = (rate: number): number => (-Math.log(1 - Math.random()) / rate) * 1000;

/**
 * Sends calls at random times, whether or not earlier ones are answered: a slow server gets no slower load. Each time counts from the
 * planned arrival.
 */
export const runOpenLoop = async (
  origin: string,
  { rate, seconds, nextCall }: OpenLoopOptions,
): Promise<OpenLoopFigures> => {
  const agent = new Agent({ keepAlive: true });
  const times = new Map<string, number[]>();
  const outcomes = new Map<string, number>();
  const open = new Set<Promise<void>>();
  let mostOpen = 0;
  const answer = async (call: LoadCall, planned: number): Promise<void> => {
    const status = await sendCall(origin, agent, call).catch(() => 0);
    const list = times.get(call.name) ?? [];
    list.push(performance.now() - planned);
    times.set(call.name, list);
    const outcome = `${call.name} ${status}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  const start = performance.now();
  for (let planned = pauseOf(rate); planned < seconds * 1000; planned += pauseOf(rate)) {
    const wait = start + planned - performance.now();
    if (wait > 0) await sleep(wait);
    const one = answer(nextCall(), start + planned).finally(() => open.delete(one));
    open.add(one);
    mostOpen = Math.max(mostOpen, open.size);
  }
  await Promise.all(open);
  agent.destroy();
  return { times, outcomes, mostOpen };
};
