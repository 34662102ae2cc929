import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { findPicture } from '../picture';
import { encodeApart, launchProcess } from './encode-apart';
import { queueIsFull } from './encoder';

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

  it('rejects a further picture when as many wait as may, and counts a picture once', async () => {
    const child = Object.assign(new EventEmitter(), { send: () => true, exitCode: 0 });
    const launch = (): ChildProcess => child as unknown as ChildProcess;
    const encoder = encodeApart({ folder, log: silent, launch, most: 1 });
    const first = encoder.need(tiny);
    expect(encoder.need(tiny)).toBe(first);
    const further = findPicture('castle-moat-dawn', '120_80.webp')!;
    await expect(encoder.need(further)).rejects.toThrow(queueIsFull);
    child.emit('message', { kind: 'made', path: 'coast-cliffs-dawn/120_80.webp' });
    await expect(first).resolves.toBeUndefined();
    const next = encoder.need(further);
    child.emit('message', { kind: 'made', path: 'castle-moat-dawn/120_80.webp' });
    await expect(next).resolves.toBeUndefined();
    await encoder.stop();
  });
});
