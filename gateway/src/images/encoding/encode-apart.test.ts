import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { findPicture } from '../picture';
import { encodeApart, launchProcess } from './encode-apart';

const silent = pino({ level: 'silent' });
const tiny = findPicture('coast-cliffs-dawn', '120_80.webp')!;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'covers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const withinAMinute = 60_000;

describe('the encoding process', () => {
  it(
    'draws requested pictures in a separate process, which ends with the gateway',
    async () => {
      const encoder = encodeApart({ folder, log: silent });
      await encoder.need(tiny);
      const { width, height } = await sharp(
        await readFile(join(folder, 'coast-cliffs-dawn/120_80.webp')),
      ).metadata();
      expect([width, height]).toEqual([120, 80]);
      await encoder.stop();
      await expect(encoder.need(tiny)).rejects.toThrow('stopping');
    },
    withinAMinute,
  );

  it(
    'rejects pending requests when it dies, and restarts for the next request',
    async () => {
      const dead = encodeApart({ folder: '/dev/null/nowhere', log: silent });
      await expect(dead.need(tiny)).rejects.toThrow(/ENOTDIR/);
      await dead.stop();
      const launched: ChildProcess[] = [];
      const launch = (into: string): ChildProcess => {
        const child = launchProcess(into);
        launched.push(child);
        return child;
      };
      const encoder = encodeApart({ folder, log: silent, launch });
      const first = encoder.need(tiny);
      launched[0]!.kill('SIGKILL');
      await expect(first).rejects.toThrow('ended');
      await expect(encoder.need(tiny)).resolves.toBeUndefined();
      expect(launched).toHaveLength(2);
      await encoder.stop();
    },
    withinAMinute,
  );
});
