import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerProblems } from '../http/problem-plugin';
import { drawingVersion } from './drawing-version';
import { type Encoder, queueIsFull } from './encoding/encoder';
import { registerImages, type Images } from './images.routes';
import { pathOf } from './picture';

let dataDir: string;
let app: FastifyInstance;
let images: Images;
let wishes: string[];
let starts: number;
let refusal: string | null;
/** The encoder never ends. */
let hangs: boolean;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gateway-'));
  [wishes, starts, refusal, hangs] = [[], 0, null, false];
  app = Fastify();
  registerProblems(app);
  images = registerImages(app, { dataDir, log: app.log, createEncoder: recordingEncoder, patience: 400 });
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

const recordingEncoder = (folder: string): Encoder => ({
  start: () => void starts++,
  need: async (picture) => {
    wishes.push(pathOf(picture));
    if (refusal) throw new Error(refusal);
    if (hangs) return new Promise(() => {});
    await put(join(folder, pathOf(picture)), 'made on demand');
  },
  stop: async () => {},
});

const put = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};
const cached = (path: string): Promise<void> =>
  put(join(dataDir, 'images', drawingVersion, path), 'from the cache');

describe('GET /images/{scene}/{size}.{avif,webp}', () => {
  it('serves a cached picture by its extension, as immutable, independent of Accept', async () => {
    await cached('coast-cliffs-dawn/720_480.avif');
    const answer = await app.inject({
      url: '/images/coast-cliffs-dawn/720_480.avif',
      headers: { accept: 'image/webp' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${drawingVersion}-coast-cliffs-dawn-720_480.avif"`,
    });
    expect(answer.headers.vary).toBeUndefined();
    expect(answer.body).toBe('from the cache');
    expect(wishes).toEqual([]);
  });

  it('encodes a missing picture and sends it', async () => {
    const answer = await app.inject('/images/room-sea-day/360_240.webp');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/webp',
      'made on demand',
    ]);
    expect(wishes).toEqual(['room-sea-day/360_240.webp']);
  });

  it('lets other origins show the pictures of mails and shared links, and no other picture', async () => {
    const policyOf = async (path: string) => {
      const { statusCode, headers } = await app.inject(`/images/${path}`);
      return [statusCode, headers['content-type'], headers['cross-origin-resource-policy']];
    };
    expect(await policyOf('coast-cliffs-dawn/600_400.jpg')).toEqual([200, 'image/jpeg', 'cross-origin']);
    expect(await policyOf('coast-cliffs-dawn/1200_800.jpg')).toEqual([200, 'image/jpeg', 'cross-origin']);
    expect(await policyOf('coast-cliffs-dawn/1200_630.jpg')).toEqual([200, 'image/jpeg', 'cross-origin']);
    expect(await policyOf('hero-road/1200_630.jpg')).toEqual([200, 'image/jpeg', 'cross-origin']);
    expect(await policyOf('brand/share.jpg')).toEqual([200, 'image/jpeg', 'cross-origin']);
    expect(await policyOf('brand/wordmark.png')).toEqual([200, 'image/png', 'cross-origin']);
    expect(await policyOf('coast-cliffs-dawn/720_480.webp')).toEqual([200, 'image/webp', undefined]);
  });

  it('returns 304 to a browser that has it', async () => {
    const answer = await app.inject({
      url: '/images/coast-cliffs-dawn/720_480.avif',
      headers: { 'if-none-match': `"${drawingVersion}-coast-cliffs-dawn-720_480.avif"` },
    });
    expect([answer.statusCode, answer.body, wishes]).toEqual([304, '', []]);
  });

  it.each([
    'nowhere/720_480.avif',
    'coast-cliffs-dawn/721_480.avif',
    'coast-cliffs-dawn/1920_880.avif',
    'hero-road/720_480.avif',
    'coast-cliffs-dawn/720_480.png',
    'coast-cliffs-dawn/720_480.jpg',
    'coast-cliffs-dawn/600_400.webp',
    'hero-road/600_400.jpg',
    'brand/logo.png',
    'brand/share.webp',
    'hero-road/1200_630.webp',
    '..%2f..%2fsecret/720_480.avif',
    '__proto__/720_480.webp',
  ])('returns 404 with a problem for %s', async (path) => {
    const answer = await app.inject(`/images/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(wishes).toEqual([]);
  });

  it('returns 503, uncached, when a picture cannot be encoded', async () => {
    refusal = 'The encoding process ended.';
    const answer = await app.inject('/images/room-sea-day/360_240.webp');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'PICTURE_NOT_READY' });
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
  });
});

describe('a picture that is not drawn in time', () => {
  beforeEach(() => {
    hangs = true;
  });

  it('is a gradient of its colours, from top to bottom, which no cache keeps', async () => {
    const answer = await app.inject('/images/room-sea-day/360_240.avif');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.body).toContain('width="6" height="4"');
    expect(answer.body.match(/stop-color="#[\da-f]{6}"/g)).toEqual([
      'stop-color="#cbc7af"',
      'stop-color="#b7bba9"',
      'stop-color="#c1b599"',
    ]);
  });

  it('is there at once for a page that asks for many, so that it keeps no connection', async () => {
    const started = performance.now();
    const sizes = ['120_80', '360_240', '720_480', '960_640'];
    const slow = sizes.map((size) => app.inject(`/images/coast-cliffs-dawn/${size}.avif`));
    while (wishes.length < 4) await new Promise(setImmediate);
    const quick = await app.inject('/images/coast-cliffs-dawn/1440_960.avif');
    expect(quick.headers['content-type']).toBe('image/svg+xml');
    expect(performance.now() - started).toBeLessThan(350);
    expect(wishes).toContain('coast-cliffs-dawn/1440_960.avif');
    await Promise.all(slow);
  });

  it('is a gradient, too, when more pictures are requested than may wait', async () => {
    refusal = queueIsFull;
    const answer = await app.inject('/images/room-sea-day/360_240.avif');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
  });

  it('is 503 for a mail, whose program keeps what it gets', async () => {
    const answer = await app.inject('/images/coast-cliffs-dawn/600_400.jpg');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  });
});

describe('the start', () => {
  it('fills the cache only when configured, and removes files of older drawings', async () => {
    await cached('coast-cliffs-dawn/720_480.avif');
    await put(join(dataDir, 'images', 'older', 'x', '1.webp'), 'old');
    expect(starts).toBe(0);
    await images.start();
    expect(starts).toBe(1);
    expect(await readdir(join(dataDir, 'images'))).toEqual([drawingVersion]);
  });
});
