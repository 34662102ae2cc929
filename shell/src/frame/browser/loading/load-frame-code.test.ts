import { createFrameCodeLoader } from './load-frame-code';

describe('the loader of the frame’s code', () => {
  it('loads it once for all concurrent callers', async () => {
    const attempt = jest.fn(() => Promise.resolve({} as never));
    const load = createFrameCodeLoader(attempt);
    expect(await load()).toBe(await load());
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
