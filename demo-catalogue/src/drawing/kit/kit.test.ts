import { mix, palenessOf } from './colour';
import { createGrain, tileSide } from './grain';
import { fill, group, stipple } from './marks';
import { box } from './paths';
import { printSvg } from './print-svg';
import { createRandom, hashText } from './random';

describe('random numbers', () => {
  it('are the same for the same seed and differ for another', () => {
    const draw = (seed: string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(draw('étretat')).toEqual(draw('étretat'));
    expect(draw('étretat')).not.toEqual(draw('honfleur'));
    expect(hashText('detour')).toBe(hashText('detour'));
  });

  it('spread evenly and keep within their bounds', () => {
    const random = createRandom('spread');
    const values = Array.from({ length: 4000 }, () => random.whole(2, 5));
    for (const value of [2, 3, 4, 5]) {
      const share = values.filter((drawn) => drawn === value).length / values.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
  });
});

describe('colours', () => {
  it('mix by share', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#1b4937', '#fbf5e4', 0)).toBe('#1b4937');
    expect(palenessOf('#ffffff')).toBe(1);
  });
});

describe('the grain', () => {
  const grain = createGrain();

  it('inks as many pixels as the density', () => {
    for (const density of [26, 128, 230]) {
      const inked = grain.screen.filter((threshold) => density > threshold).length;
      expect(inked / tileSide ** 2).toBeCloseTo(density / 256, 2);
    }
  });

  it('has dots of about two pixels rather than dust or clumps', () => {
    const at = (x: number, y: number): number =>
      grain.screen[(y % tileSide) * tileSide + (x % tileSide)]! - 127.5;
    const likeness = (shift: number): number => {
      let sum = 0;
      for (let y = 0; y < 128; y++) for (let x = 0; x < 128; x++) sum += at(x, y) * at(x + shift, y);
      return sum / (128 * 128 * 5460);
    };
    expect(likeness(1)).toBeGreaterThan(0.25);
    expect(likeness(6)).toBeLessThan(0.15);
  });
});

describe('a print', () => {
  const square = box(0, 0, 10, 10);

  it('uses separate screens for ink, shade and density', () => {
    const marks = [fill(square, '#aabbcc'), stipple(square, '#112233', 0.5)];
    const sheet = { sheet: [10, 10] as const, width: 10, height: 10 };
    expect(printSvg(marks, 'ink', sheet)).toContain('#aabbcc');
    expect(printSvg(marks, 'ink', sheet)).not.toContain('#112233');
    expect(printSvg(marks, 'shade', sheet)).toContain('#112233');
    expect(printSvg(marks, 'density', sheet)).not.toMatch(/#aabbcc|#112233/);
  });

  it('clips groups and applies their opacity', () => {
    const svg = printSvg(
      [group([fill(square, '#aabbcc')], { opacity: 0.5, clip: square, transform: 'scale(2)' })],
      'ink',
      {
        sheet: [10, 10],
        width: 10,
        height: 10,
      },
    );
    expect(svg).toMatch(
      /<clipPath id="d0">.*<g clip-path="url\(#d0\)" transform="scale\(2\)" opacity="0.5">/,
    );
  });
});
