import { afterPaint } from './after-paint';

describe('afterPaint', () => {
  afterEach(() => jest.restoreAllMocks());

  it('resolves after the callbacks of the next frame', async () => {
    const log: string[] = [];
    requestAnimationFrame(() => log.push('frame'));
    await afterPaint();
    expect(log).toEqual(['frame']);
  });

  it('resolves in a hidden tab, which has no frames', async () => {
    jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await expect(afterPaint()).resolves.toBeUndefined();
  });
});
