import type * as SlowDevice from './slow-device';

type Report = (list: { getEntries(): readonly { readonly duration: number }[] }) => void;

/** The module as a new document has it, in a browser that reports tasks of these lengths (ms). */
const load = async (lengths: readonly number[] | null) => {
  jest.resetModules();
  const observe = jest.fn();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  if (lengths !== null)
    Object.assign(globalThis, {
      PerformanceObserver: Object.assign(
        function Observer(report: Report) {
          return {
            observe: (options: unknown) => {
              observe(options);
              report({ getEntries: () => lengths.map((duration) => ({ duration })) });
            },
          };
        },
        { supportedEntryTypes: ['longtask'] },
      ),
    });
  const { watchTasks, isSlowDevice }: typeof SlowDevice = await import('./slow-device');
  watchTasks();
  return { isSlow: isSlowDevice(), observe };
};

describe('a slow device', () => {
  it.each([
    [[119], false],
    [[60, 120, 51], true],
    [[], false],
    [null, false],
  ])('with long tasks of %p ms: %p', async (lengths, expected) => {
    expect((await load(lengths)).isSlow).toBe(expected);
  });

  it('is also known by tasks before it was watched', async () => {
    expect((await load([])).observe).toHaveBeenCalledWith({ type: 'longtask', buffered: true });
  });
});
