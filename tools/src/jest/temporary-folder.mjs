// Whatever a run of tests writes to the temporary folder stands in one folder of its own, which goes with the run: a test that forgets to
// tidy leaves nothing behind, and what a killed run leaves is removed by the next one.
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { stopCluster } from './stop-cluster.mjs';

const ofRun = /^detour-tests-(\d+)$/;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else.
    return error.code === 'EPERM';
  }
};

/**
 * What cannot be removed now (a server that still ends writes into it) is the next run's to remove. A PostgreSQL server whose run was
 * killed ends within a minute of losing its folder: its process id may belong to somebody else by now, so nobody signals it.
 */
const remove = (folder) => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Tests that passed do not fail for it.
  }
};

/** Workers and their children inherit the place. */
export const openTemporaryFolder = () => {
  const machine = tmpdir();
  for (const entry of readdirSync(machine)) {
    const [, pid] = ofRun.exec(entry) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(machine, entry));
  }
  const own = join(machine, `detour-tests-${process.pid}`);
  mkdirSync(own, { recursive: true });
  // PostgreSQL refuses root: its server runs as another user, who must get in.
  chmodSync(own, 0o755);
  process.env.TMPDIR = own;
};

export const closeTemporaryFolder = () => {
  const own = tmpdir();
  if (!ofRun.test(basename(own))) return;
  process.env.TMPDIR = dirname(own);
  stopCluster(own);
  remove(own);
};
