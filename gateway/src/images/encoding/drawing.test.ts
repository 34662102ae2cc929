import { coverScenes, findScene, heroScenes, sampleEditions, scenes } from '@detour/demo-catalogue/pictures';
import { digestDrawings } from './digest-drawings';
import { drawingVersion } from '../drawing-version';
import type { Painting } from './paint';
import { drawScene, printSvg } from '@detour/demo-catalogue/drawing';
import { paintScene } from './paint-scene';
import { sceneTones } from '../tones';
import { tonesOf } from './tones-of';

const small = { width: 192, height: 128 };
const paintings = new Map<string, Painting>();

beforeAll(async () => {
  for (const scene of scenes) paintings.set(scene.id, await paintScene(scene, small));
}, 120_000);

const channelsOf = (tone: string): number[] => [1, 3, 5].map((at) => parseInt(tone.slice(at, at + 2), 16));

/** The largest difference of a channel (0–255) between tones. */
const farthest = (some: readonly string[], others: readonly string[]): number =>
  Math.max(
    ...some.flatMap((tone, band) => {
      const other = channelsOf(others[band] ?? '');
      return channelsOf(tone).map((value, channel) => Math.abs(value - other[channel]!));
    }),
  );

const paintingOf = (id: string): Painting => paintings.get(id)!;

/**
 * Mean and standard deviation of the lightness (0–255) in a part of a painting. The part is given as shares of width and height.
 */
function lightness(
  { width, height, pixels }: Painting,
  [fromX, toX]: readonly number[],
  [fromY, toY]: readonly number[],
) {
  const values: number[] = [];
  for (let y = Math.floor(height * fromY!); y < height * toY!; y++) {
    for (let x = Math.floor(width * fromX!); x < width * toX!; x++) {
      const at = (y * width + x) * 3;
      values.push(0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!);
    }
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { mean, spread };
}

describe('the drawn scenes', () => {
  it('are the same pixels for the same id and size', async () => {
    for (const scene of scenes.slice(0, 4)) {
      const again = await paintScene(scene, small);
      expect(Buffer.from(again.pixels).equals(Buffer.from(paintingOf(scene.id).pixels))).toBe(true);
    }
  });

  it('are all different', () => {
    const seen = new Set([...paintings.values()].map(({ pixels }) => Buffer.from(pixels).toString('base64')));
    expect(seen.size).toBe(scenes.length);
  });

  it.each(scenes.map(({ id }) => id))('fill %s with several tones', (id) => {
    const painting = paintingOf(id);
    const tones = new Set<number>();
    for (let at = 0; at < painting.pixels.length; at += 3) {
      const [red, green, blue] = [0, 1, 2].map((channel) => painting.pixels[at + channel]! >> 4);
      tones.add((red! << 8) | (green! << 4) | blue!);
    }
    expect(tones.size).toBeGreaterThan(40);
    expect(lightness(painting, [0, 1], [0, 1]).spread).toBeGreaterThan(12);
    // No edge of the sheet is left bare.
    for (const side of [
      [
        [0, 0.02],
        [0, 1],
      ],
      [
        [0.98, 1],
        [0, 1],
      ],
      [
        [0, 1],
        [0.97, 1],
      ],
    ] as const) {
      expect(lightness(painting, side[0], side[1]).mean).toBeGreaterThan(8);
    }
  });

  it('have the tones that pages show before them', async () => {
    const painted: Record<string, readonly string[]> = {};
    for (const [id, painting] of paintings) painted[id] = await tonesOf(painting);
    // Write the received value into tones.ts.
    expect(Object.keys(sceneTones).sort()).toEqual(Object.keys(painted).sort());
    // Another version of sharp may round a colour differently.
    for (const [id, tones] of Object.entries(painted))
      expect(farthest(tones, sceneTones[id] ?? [])).toBeLessThan(4);
  });

  it('contain no text, faces or foreign content', () => {
    const editions = sampleEditions(coverScenes.map(({ id }) => id)).flatMap((id) => findScene(id) ?? []);
    expect(editions).toHaveLength(3 * coverScenes.length);
    for (const scene of [...scenes, ...editions]) {
      const svg = printSvg(drawScene(scene, small), 'ink', { sheet: [960, 640], ...small });
      expect(svg).not.toMatch(/<(text|image|use|foreignObject|script)\b|href=|NaN|undefined|Infinity/);
    }
  });

  it.each(heroScenes.map(({ id }) => id))('leave the upper left of %s calm for a title', async (id) => {
    const hero = await paintScene(
      heroScenes.find((scene) => scene.id === id)!,
      { width: 480, height: 220 },
    );
    const { mean } = lightness(hero, [0.03, 0.5], [0.06, 0.42]);
    // Along a line of text the sky keeps its tone: no cloud, bird, disc or peak (6 of 255 is paper grain).
    for (let line = 0.06; line < 0.29; line += 0.045) {
      const blocks = Array.from({ length: 12 }, (_, block) => {
        const left = 0.03 + block * 0.039;
        return lightness(hero, [left, left + 0.039], [line, line + 0.045]).mean;
      });
      const middle = blocks.reduce((sum, block) => sum + block, 0) / blocks.length;
      for (const block of blocks) expect(Math.abs(block - middle)).toBeLessThan(6);
    }
    // Ink (#22261F) or paper (#FBF8F2) must stand out: WCAG 4.5:1 against the mean of the sky.
    const sky = (mean / 255) ** 2.2 + 0.05;
    expect(Math.max(sky / (0.019 + 0.05), (0.94 + 0.05) / sky)).toBeGreaterThan(4.5);
  });

  it('have a version that changes with them', () => {
    // Write the received value into drawing-version.ts: caches and browsers then take the new drawings.
    expect(drawingVersion).toBe(digestDrawings());
  });
});
