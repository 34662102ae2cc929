import type { Clock } from '@detour/shared-contracts';
import type { FastifyBaseLogger } from 'fastify';

export interface Job {
  readonly name: string;
  /** Without one the job runs at each turn. */
  readonly everySeconds?: number;
  readonly run: () => Promise<unknown>;
}

export interface Jobs {
  /** One turn of all jobs that are due; a failing one is logged and does not stop the others. Turns never overlap. */
  turn(): Promise<void>;
  /** Turns from now on; `wake` asks for one at once. */
  start(seconds: number): void;
  wake(): void;
  /** Waits for the turn under way. */
  stop(): Promise<void>;
}

interface Options {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly jobs: readonly Job[];
}

/** What the gateway does by itself. Each job takes its work from the database, so several gateways share it. */
export const createJobs = ({ clock, log, jobs }: Options): Jobs => {
  const last = new Map<string, number>();
  let turning: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | null = null;

  const isDue = ({ name, everySeconds }: Job): boolean =>
    everySeconds === undefined || clock.now() - (last.get(name) ?? -Infinity) >= everySeconds * 1000;

  const runAll = async (): Promise<void> => {
    for (const job of jobs.filter(isDue)) {
      last.set(job.name, clock.now());
      await job.run().catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'));
    }
  };

  const turn = (): Promise<void> => {
    if (turning) {
      again = true;
      return turning;
    }
    turning = runAll().finally(() => {
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
      timer = setInterval(() => void turn(), seconds * 1000);
      timer.unref();
    },
    wake() {
      if (timer) void turn();
    },
    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      again = false;
      await turning;
    },
  };
};
