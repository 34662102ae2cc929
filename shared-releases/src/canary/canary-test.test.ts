import { createCanaryTest } from './canary-test';

describe('canary test', () => {
  it('reports the numbers when it aborts a canary', () => {
    const test = createCanaryTest({ loads: { views: 1000, bad: 0 } });
    let verdict = null;
    for (let look = 0; look < 60 && !verdict; look += 1)
      verdict = test.look({ loads: { views: 1, bad: 1 } }, { loads: { views: 1, bad: 0 } });
    expect(verdict?.measure).toBe('loads');
    expect(verdict?.why).toMatch(
      /^parts that failed to load: \d+ of \d+ \(100\.0 %\) with the canary, 0 of \d+ \(0\.00 %\) without; [\w ]+ times as likely if it is worse\.$/,
    );
  });

  it('keeps a canary that is equal to the stable release', () => {
    const test = createCanaryTest({});
    const same = { errors: { views: 20, bad: 1 }, loads: { views: 20, bad: 0 } };
    for (let look = 0; look < 100; look += 1) expect(test.look(same, same)).toBeNull();
  });
});
