/** Scheduler handle of a task: `gate` waits for its turn, `pass` reports that its statement has returned. */
export interface Turn {
  gate(): Promise<void>;
  pass(): void;
}

interface Task extends Turn {
  state: 'free' | 'waiting' | 'running' | 'blocked' | 'ended';
  readonly name: string;
  /** How often it is chosen, beside the others: a short task at a low rate meets the late statements of a long one. */
  readonly rate: number;
  go: (() => void) | null;
}

/** A statement that is not back after this time (ms) waits for a lock, so another task goes on. */
const lockMs = 15;

/** Rates are from 1 to 1/32, decided by the seed. */
const slowest = 5;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * Lets one statement of several tasks run at a time, in an order that follows from the seed. The next turn is given once every task
 * waits for its turn, waits for a lock or has ended.
 */
export const createTurns = (seed: number) => {
  const random = randomFrom(seed);
  const tasks: Task[] = [];
  const order: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** One of the tasks that wait for their turn, by their rates. */
  const choose = (): Task | undefined => {
    const ready = tasks.filter(({ state }) => state === 'waiting');
    let at = random() * ready.reduce((sum, { rate }) => sum + rate, 0);
    return ready.find(({ rate }) => (at -= rate) <= 0) ?? ready.at(-1);
  };

  const advance = (): void => {
    if (tasks.some(({ state }) => state === 'free' || state === 'running')) return;
    const next = choose();
    if (!next) return;
    order.push(next.name);
    next.state = 'running';
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (next.state === 'running') next.state = 'blocked';
      advance();
    }, lockMs);
    next.go?.();
  };

  const addTask = (name: string): Task => {
    const task: Task = {
      name,
      rate: 2 ** (-slowest * random()),
      state: 'free',
      go: null,
      gate: () =>
        new Promise((resolve) => {
          task.state = 'waiting';
          task.go = resolve;
          advance();
        }),
      pass: () => {
        task.state = 'free';
      },
    };
    tasks.push(task);
    return task;
  };

  return {
    /** Names of the tasks in the order of their statements. */
    order: order as readonly string[],
    /** Runs a task until it ends; all are added before the first one runs. */
    start: (name: string, work: (turn: Turn) => Promise<unknown>) => {
      const task = addTask(name);
      return async (): Promise<void> => {
        try {
          await work(task);
        } finally {
          task.state = 'ended';
          advance();
        }
      };
    },
  };
};
