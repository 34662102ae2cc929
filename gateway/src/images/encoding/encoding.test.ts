import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Painting } from './paint';
import { findPicture, pathOf, type Picture } from '../picture';
import { findScene, type Scene } from '@detour/demo-catalogue/pictures';
import { encodeHere } from './encode-here';
import { encodePicture, masterOf } from './encode-picture';
import { createPictureQueue } from './picture-queue';

const picture = (path: string): Picture => {
  const [scene = '', file = ''] = path.split('/');
  return findPicture(scene, file)!;
};

const grey = (width: number, height: number): Painting => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 3).fill(120),
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'covers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const list = [
  'coast-cliffs-dawn/120_80.webp',
  'coast-cliffs-dawn/360_240.webp',
  'castle-moat-dawn/120_80.webp',
  'castle-moat-dawn/120_80.avif',
].map(picture);

function encoderOf(
  lanes = 1,
  paint = async (_scene: Scene, size: { width: number; height: number }) =>
    grey(size.width / 10, size.height / 10),
  mostSpare?: number,
) {
  const painted: string[] = [];
  let onFilled: (made: number) => void = () => {};
  const filled = new Promise<number>((resolve) => (onFilled = resolve));
  const encoder = encodeHere({
    folder,
    pictures: list,
    lanes,
    ...(mostSpare !== undefined && { mostSpare }),
    onFilled,
    paint: (scene, size) => {
      painted.push(scene.id);
      return paint(scene, size);
    },
  });
  return { encoder, painted, filled };
}

describe('a picture', () => {
  it.each([
    'coast-cliffs-dawn/640_360.webp',
    'coast-cliffs-dawn/750_360.avif',
    'hero-road/1920_595.avif',
    'hero-road/640_480.webp',
    'coast-cliffs-dawn/600_400.jpg',
    'coast-cliffs-dawn/1200_800.jpg',
  ])('has the size and format of its URL: %s', async (path) => {
    const wanted = picture(path);
    const master = masterOf(wanted.scene, wanted.size);
    const meta = await sharp(await encodePicture(wanted, grey(master.width, master.height))).metadata();
    const [, width, height, extension] = /(\d+)_(\d+)\.(\w+)$/.exec(path)!;
    expect([meta.width, meta.height]).toEqual([Number(width), Number(height)]);
    const extensions: Readonly<Record<string, string>> = { heif: 'avif', jpeg: 'jpg' };
    expect(extensions[meta.format] ?? meta.format).toBe(extension);
  });

  it('of a hero is painted in the shape of each size, others once for all sizes', () => {
    expect(masterOf(findScene('coast-cliffs-dawn')!, '750_360')).toEqual(
      masterOf(findScene('coast-cliffs-dawn')!, '120_80'),
    );
    expect(masterOf(findScene('hero-road')!, '640_480')).toEqual({ width: 1280, height: 960 });
    expect(masterOf(findScene('hero-road')!, '780_520')).toEqual(
      masterOf(findScene('hero-road')!, '1200_800'),
    );
    expect(masterOf(findScene('hero-road')!, '640_293')).toEqual(
      masterOf(findScene('hero-road')!, '1920_880'),
    );
  });
});

describe('the queue', () => {
  it('returns requested pictures first, and each picture once', () => {
    const queue = createPictureQueue();
    queue.add(list);
    queue.prefer(list[3]!);
    queue.prefer(list[2]!);
    const order = Array.from({ length: 5 }, () => queue.take());
    expect(order.map((taken) => taken && pathOf(taken))).toEqual([
      ...[3, 2, 0, 1].map((index) => pathOf(list[index]!)),
      undefined,
    ]);
  });
});

describe('encoding', () => {
  it('fills the cache, painting each scene once', async () => {
    const { encoder, painted, filled } = encoderOf(2);
    encoder.start();
    expect(await filled).toBe(4);
    expect(painted.sort()).toEqual(['castle-moat-dawn', 'coast-cliffs-dawn']);
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'));
    expect(files.sort()).toEqual(list.map(pathOf).sort());
  });

  it('encodes only missing pictures after a restart', async () => {
    const first = encoderOf();
    first.encoder.start();
    await first.filled;
    await rm(join(folder, 'castle-moat-dawn/120_80.avif'));
    const second = encoderOf();
    second.encoder.start();
    expect(await second.filled).toBe(1);
    expect(second.painted).toEqual(['castle-moat-dawn']);
  });

  it.each([1, 2, 3])(
    'encodes a requested picture before the list, once for two requests, in %i lanes',
    async (lanes) => {
      const { encoder, painted } = encoderOf(lanes);
      const wish = picture('hero-road/960_540.avif');
      await Promise.all([encoder.need(wish), encoder.need(wish)]);
      expect(painted).toEqual(['hero-road']);
      expect((await readFile(join(folder, pathOf(wish)))).length).toBeGreaterThan(100);
    },
  );

  it('removes the oldest pictures that no list names when there are too many, also those of an earlier process', async () => {
    const spare = async (): Promise<readonly string[]> =>
      (await readdir(folder, { recursive: true })).filter((name) => name.includes('kayak/')).sort();
    const nameOf = (number: number): string => `cove-pines-day.provence-${number}.kayak/360_240.avif`;
    for (const numbers of [[1, 2, 3], [4]]) {
      const { encoder, filled } = encoderOf(1, undefined, 2);
      encoder.start();
      if (numbers.length > 1) await filled;
      for (const number of numbers) await encoder.need(picture(nameOf(number)));
      const last = numbers.at(-1) ?? 0;
      for (let turn = 0; turn < 100 && (await spare()).length !== 2; turn += 1) await pause(20);
      expect(await spare()).toHaveLength(2);
      expect(await spare()).toContain(nameOf(last));
      for (const kept of list) expect(await readdir(folder, { recursive: true })).toContain(pathOf(kept));
    }
  });

  it('reports a picture that cannot be encoded and continues with the next', async () => {
    const { encoder } = encoderOf(1, async (scene) => {
      if (scene.id === 'hero-road') throw new Error('no ink');
      return grey(144, 96);
    });
    await expect(encoder.need(picture('hero-road/960_540.avif'))).rejects.toThrow('no ink');
    await expect(encoder.need(list[0]!)).resolves.toBeUndefined();
  });

  it('rejects pending requests when it is stopped', async () => {
    const { encoder } = encoderOf(1, () => new Promise(() => {}));
    const wish = encoder.need(list[0]!);
    await encoder.stop();
    await expect(wish).rejects.toThrow('stopped');
  });
});
