import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newTemporaryFolder as newFolder } from '../../test/temporary-folder';
import { lockDataFolder } from './data-lock';

/** A process that runs until it is killed. */
const startOther = async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log("up")'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
};

describe('the lock of the data folder', () => {
  it('rejects a folder that a running process uses, and names the process', async () => {
    const folder = await newFolder();
    const other = await startOther();
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: other.pid, started: null, id: 'other' }));
    const lock = await lockDataFolder(folder);
    expect(lock).toMatchObject({ ok: false, error: { kind: 'locked' } });
    expect(!lock.ok && lock.error.message).toMatch(
      new RegExp(`^The data folder ${folder} is in use by process ${other.pid}: .*DATA_DIR.*\\.$`),
    );
    other.kill();
    await once(other, 'exit');
    expect((await lockDataFolder(folder)).ok).toBe(true);
  });

  it('takes over from a dead process, also when its id was reused', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 999_999_999, started: null, id: 'gone' }));
    const first = await lockDataFolder(folder);
    if (!first.ok) throw new Error(first.error.message);
    await first.value.release();
    const other = await startOther();
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: other.pid, started: '1', id: 'reused' }));
    const second = await lockDataFolder(folder);
    other.kill();
    // Only Linux reports the start time of a process; elsewhere only the id is compared.
    expect(second.ok).toBe(process.platform === 'linux');
  });

  it('takes over from a broken file, and only one of several concurrent attempts succeeds', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'lock'), '{');
    expect((await lockDataFolder(folder)).ok).toBe(true);
    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('can be taken again after its release', async () => {
    const folder = await newFolder();
    const lock = await lockDataFolder(folder);
    if (!lock.ok) throw new Error(lock.error.message);
    await lock.value.release();
    await expect(readFile(join(folder, 'lock'))).rejects.toThrow('ENOENT');
  });
});
