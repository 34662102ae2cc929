import { watchSlowness } from './slow-device';

type Told = Pick<PerformanceEntry, 'startTime' | 'duration'>;

let tell: (tasks: readonly Told[]) => void;
const { PerformanceObserver: original } = globalThis;

beforeEach(() => {
  class Observer {
    static readonly supportedEntryTypes = ['longtask'];
    constructor(listener: (list: { getEntries(): readonly Told[] }) => void) {
      tell = (tasks) => listener({ getEntries: () => tasks });
    }
    observe(): void {}
  }
  globalThis.PerformanceObserver = Observer as never;
});

afterEach(() => {
  globalThis.PerformanceObserver = original;
  jest.restoreAllMocks();
});

const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

describe('a device', () => {
  it('is slow when its main thread was blocked for more than 200 ms within ten seconds', () => {
    const isSlow = watchSlowness();
    at(5_000);
    tell([
      { startTime: 100, duration: 150 },
      { startTime: 400, duration: 150 },
    ]);
    expect(isSlow()).toBe(false);
    tell([{ startTime: 900, duration: 51 }]);
    expect(isSlow()).toBe(true);
    at(10_200);
    expect(isSlow()).toBe(false);
  });

  it('is not slow where the browser reports no long tasks', () => {
    globalThis.PerformanceObserver = undefined as never;
    expect(watchSlowness()()).toBe(false);
  });
});
