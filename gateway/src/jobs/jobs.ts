import type { Clock } from '@detour/shared-contracts/base';
import { noTracing, type OpenSpan, type Tracing } from '@detour/shared-contracts/tracing';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database';
import { claimJob, finishJob } from './timed-job.repository';

export interface Job {
  readonly name: string;
  /** Interval; without one the job runs in each turn. */
  readonly everySeconds?: number;
  /** Runs on one gateway at a time, in the common interval `everySeconds`. Otherwise each gateway runs it. */
  readonly shared?: boolean;
  /** A longer run is aborted; 300 by default. */
  readonly timeoutSeconds?: number;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** Replaces `run` in a turn, where `run` only starts the work. */
  readonly runInTurn?: () => Promise<unknown>;
}

export interface Jobs {
  /** Runs all due jobs, one after another; a failure is logged and does not stop the others. For tests and operators. */
  turn(): Promise<void>;
  /** Starts one timer per job; jobs do not wait for each other. `wake` runs the jobs without an interval at once. */
  start(seconds: number): void;
  wake(): void;
  /** Waits for the current runs, and aborts them after a while. */
  stop(): Promise<void>;
}

interface Options {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly jobs: readonly Job[];
  /** Coordinates shared jobs. */
  readonly db?: Database;
  /** Records runs as traces of their own. */
  readonly tracing?: Tracing;
  /** Notified of each run. */
  readonly observe?: (run: {
    readonly job: string;
    readonly failed: boolean;
    readonly seconds: number;
  }) => void;
}

const defaultTimeoutSeconds = 300;
const graceMs = 10_000;

interface Runner {
  readonly job: Job;
  /** Runs the job if it is due; a request during a run causes one more run. */
  runIfDue(inTurn?: boolean): Promise<void>;
}

const runOf = ({ run, runInTurn }: Job, inTurn: boolean, signal: AbortSignal): Promise<unknown> =>
  inTurn && runInTurn ? runInTurn() : run(signal);

/** Starts a run as a trace of its own. */
const startTraced = <T>(
  tracing: Tracing,
  name: string,
  run: () => T,
): readonly [run: T, span: OpenSpan | null] => {
  const span = tracing.begin(`job ${name}`, { role: 'internal' });
  return [span ? span.run(run) : run(), span];
};

const endSpan = (span: OpenSpan | null, hasFailed: boolean): void => {
  span?.note({ 'shop.outcome': hasFailed ? 'failed' : 'done' });
  span?.end();
};

const createRunner = (
  job: Job,
  { clock, log, db, observe, tracing = noTracing }: Options,
  stopping: AbortSignal,
): Runner => {
  const { name, everySeconds = 0, timeoutSeconds = defaultTimeoutSeconds, shared = false } = job;
  let last = -Infinity;
  let running: Promise<void> | null = null;
  let again = false;

  const claim = async (): Promise<boolean> => {
    const now = clock.now();
    if (now - last < everySeconds * 1000 && everySeconds > 0) return false;
    const isOurs =
      !shared ||
      !db ||
      (await claimJob(db, { name, now: new Date(now), everySeconds, leaseSeconds: timeoutSeconds + 30 }));
    last = now;
    return isOurs;
  };

  const perform = async (inTurn: boolean): Promise<void> => {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutSeconds * 1000), stopping]);
    const began = performance.now();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const [run, span] = startTraced(tracing, name, () => runOf(job, inTurn, signal));
    const failure = await Promise.race([run, aborted]).then(
      () => null,
      (error: unknown) => {
        log.error({ err: error, job: name }, 'a job failed');
        return String(error);
      },
    );
    endSpan(span, failure !== null);
    observe?.({ job: name, failed: failure !== null, seconds: (performance.now() - began) / 1000 });
    if (shared && db) await finishJob(db, { name, now: new Date(clock.now()), error: failure });
  };

  const claimAndRun = async (inTurn: boolean): Promise<void> => {
    try {
      if (await claim()) await perform(inTurn);
    } catch (error) {
      log.error({ err: error, job: name }, 'a job could not be claimed or finished');
    }
  };

  const runIfDue = (inTurn = false): Promise<void> => {
    if (running) {
      again = true;
      return running;
    }
    // It never rejects.
    running = claimAndRun(inTurn).then(() => {
      running = null;
      if (!again || stopping.aborted) return undefined;
      again = false;
      return runIfDue(inTurn);
    });
    return running;
  };
  return { job, runIfDue };
};

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/**
 * Runs the gateway's scheduled work. Jobs are independent of each other and take their work from the database, so several gateways
 * share it.
 */
export const createJobs = (options: Options): Jobs => {
  const stopping = new AbortController();
  const runners = options.jobs.map((job) => createRunner(job, options, stopping.signal));
  const active = new Set<Promise<void>>();
  let timers: NodeJS.Timeout[] = [];
  let turning: Promise<void> | null = null;
  let again = false;

  const startIfDue = (runner: Runner): void => {
    const run = runner.runIfDue();
    active.add(run);
    void run.finally(() => active.delete(run));
  };

  const turn = (): Promise<void> => {
    if (turning) {
      again = true;
      return turning;
    }
    turning = (async () => {
      for (const runner of runners) await runner.runIfDue(true);
    })().then(() => {
      turning = null;
      if (!again) return undefined;
      again = false;
      return turn();
    });
    return turning;
  };

  return {
    turn,
    start(seconds) {
      timers = runners.map((runner) => setInterval(() => startIfDue(runner), seconds * 1000).unref());
    },
    wake() {
      if (timers.length === 0) return;
      for (const runner of runners) if (runner.job.everySeconds === undefined) startIfDue(runner);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      again = false;
      const ended = Promise.all([...active, turning]);
      await Promise.race([ended, later(graceMs)]);
      stopping.abort(new Error('The gateway is stopping.'));
      await ended;
    },
  };
};
