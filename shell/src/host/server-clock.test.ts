import { createServerClock } from './server-clock';

const rendered = Date.UTC(2026, 10, 24, 10);

const answerWith = (serverTiming: readonly object[] | undefined): void => {
  const entries = serverTiming ? [{ responseStart: performance.now() - 2000, serverTiming }] : [];
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entries });
};

const original = performance.getEntriesByType.bind(performance);
// Suites of a group share the page (0970).
afterEach(() =>
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    writable: true,
    value: original,
  }),
);

const late = (from: number): number => createServerClock(rendered).now() - from;

describe('the clock of a document', () => {
  it('continues the time of the response, also in a copy that was rendered hours before', () => {
    const answered = rendered + 5 * 3_600_000;
    answerWith([
      { name: 'cdn', description: '' },
      { name: 'now', description: String(answered) },
    ]);
    expect(late(answered)).toBeGreaterThanOrEqual(2000);
    expect(late(answered)).toBeLessThan(3000);
  });

  it.each([
    ['a browser without such entries', undefined],
    ['a response without a time', []],
    ['a time that is none', [{ name: 'now', description: 'soon' }]],
  ])('starts at the time of the render for %s', (_, timing) => {
    if (timing) answerWith(timing);
    expect(late(rendered)).toBeGreaterThanOrEqual(0);
    expect(late(rendered)).toBeLessThan(1000);
  });

  it('never starts before the render', () => {
    answerWith([{ name: 'now', description: String(rendered - 60_000) }]);
    expect(late(rendered)).toBeGreaterThanOrEqual(0);
  });
});
