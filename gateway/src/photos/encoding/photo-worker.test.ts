// @own-modules: it starts the process of photos
import { type ChildProcess, spawn } from 'node:child_process';
import { createPhotoWorker } from './photo-worker';

/** A process that answers each job with `done`, or never. */
const launchOther = (program: string) => (): ChildProcess =>
  spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });

const echo = `process.on('message', ({ id, bytes }) => process.send({ id, kind: 'done', value: { bytes } }))`;
const size = { width: 720, height: 480, format: 'webp' } as const;
const bytes = new Uint8Array([1, 2, 3]);

describe('the process of photos', () => {
  it('returns the bytes of each job, also of more jobs than it does at a time', async () => {
    const worker = createPhotoWorker({ launch: launchOther(echo) });
    const jobs = Array.from({ length: 7 }, (_, index) => worker.encode(new Uint8Array([index]), size));
    expect((await Promise.all(jobs)).map(([first]) => first)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    await worker.stop();
  });

  it('is ended when it does not respond, and starts again for the next job', async () => {
    let starts = 0;
    const worker = createPhotoWorker({
      patience: 300,
      launch: () => launchOther(starts++ === 0 ? 'setInterval(() => {}, 1000)' : echo)(),
    });
    expect(await worker.prepare(bytes)).toBe('busy');
    await worker.stop();
    expect(await worker.prepare(bytes)).toBe('busy');
    const other = createPhotoWorker({ patience: 5000, launch: launchOther(echo) });
    await expect(other.encode(bytes, size)).resolves.toEqual(Buffer.from(bytes));
    await other.stop();
  });

  it('fails the jobs that it had when it dies, and starts again', async () => {
    const launched: ChildProcess[] = [];
    const worker = createPhotoWorker({
      launch: () => {
        const child = launchOther(launched.length === 0 ? 'setInterval(() => {}, 1000)' : echo)();
        launched.push(child);
        return child;
      },
    });
    const lost = worker.encode(bytes, size);
    launched[0]?.kill('SIGKILL');
    await expect(lost).rejects.toThrow('The process of photos ended.');
    await expect(worker.encode(bytes, size)).resolves.toEqual(Buffer.from(bytes));
    expect(launched).toHaveLength(2);
    await worker.stop();
  });
});
