import { box, createGrain, fill, stipple } from '@detour/demo-catalogue/drawing';
import { paint } from './paint';

describe('a print', () => {
  it('stipples more where the shade is denser', async () => {
    const whole = box(0, 0, 100, 100);
    const marks = [fill(whole, '#ffffff'), stipple(whole, '#000000', 1, { from: 'bottom', reach: 1 })];
    const painted = await paint(marks, {
      sheet: [100, 100],
      width: 100,
      height: 100,
      seed: 'x',
      grain: createGrain(),
    });
    const darkIn = (from: number, to: number): number =>
      Array.from(
        { length: (to - from) * 100 },
        (_, index) => painted.pixels[(from * 100 + index) * 3]!,
      ).filter((red) => red < 60).length;
    expect(darkIn(80, 100)).toBeGreaterThan(1500);
    expect(darkIn(40, 60)).toBeGreaterThan(600);
    expect(darkIn(0, 10)).toBeLessThan(150);
  });
});
