import { isSlowDevice, timeEvaluation } from './slow-device';

describe('a slow device', () => {
  it('is none before its evaluation was timed', () => {
    expect(isSlowDevice()).toBe(false);
  });

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

  it('is still known after code that could not be evaluated', async () => {
    await expect(timeEvaluation(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(isSlowDevice()).toBe(false);
  });
});
