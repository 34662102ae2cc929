import { untilItWorks } from './until-it-works';

describe('what the page can do without', () => {
  it('is repeated after a pause until it works', async () => {
    jest.useFakeTimers();
    const attempt = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('there');
    const done = untilItWorks(attempt);
    await jest.advanceTimersByTimeAsync(499);
    expect(attempt).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2001);
    expect(await done).toBe('there');
    expect(attempt).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
  });
});
