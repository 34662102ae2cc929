import { swipeSettings } from './useSwiper';

describe('the carousel', () => {
  it('snaps in 300 ms [UI-012]', () => {
    expect(swipeSettings.speed).toBe(300);
  });

  it('accepts a swipe from a sixth of the width, at any speed [UI-013]', () => {
    expect(swipeSettings.longSwipesRatio).toBeCloseTo(1 / 6);
    expect(swipeSettings).toMatchObject({ shortSwipes: false, longSwipesMs: 0 });
  });
});
