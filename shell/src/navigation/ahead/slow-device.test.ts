import { isSlowDevice, timeEvaluation } from './slow-device';

describe('a slow device', () => {
  it.each([
    [34, false],
    [35, true],
    [20, false],
  ])('evaluates React in %i ms: %p', async (ms, expected) => {
    let now = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    await timeEvaluation(async () => void (now += ms));
    jest.restoreAllMocks();
    expect(isSlowDevice()).toBe(expected);
  });

  it('is none after code that could not be evaluated: the time before stays', async () => {
    await expect(timeEvaluation(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(isSlowDevice()).toBe(false);
  });
});
