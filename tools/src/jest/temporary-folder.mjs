// Gives each run of tests its own temporary folder and removes it at the end. A test that does not clean up leaves nothing
// behind, and the next run removes the folder of a killed run.
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
    // The process belongs to another user.
    return error.code === 'EPERM';
  }
};

/**
 * A folder that cannot be removed now (a stopping server still writes into it) is removed by the next run. A PostgreSQL server
 * whose run was killed stops within a minute after its folder was removed. Its process id may be reused by then, so it gets no
 * signal.
 */
const remove = (folder) => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A failed removal does not fail passed tests.
  }
};

/** Workers and their child processes inherit the folder. */
export const openTemporaryFolder = () => {
  const machine = tmpdir();
  for (const entry of readdirSync(machine)) {
    const [, pid] = ofRun.exec(entry) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(machine, entry));
  }
  const own = join(machine, `detour-tests-${process.pid}`);
  mkdirSync(own, { recursive: true });
  // PostgreSQL rejects root: its server runs as another user, who needs access.
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
