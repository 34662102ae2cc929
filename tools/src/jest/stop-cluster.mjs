// Stops the PostgreSQL server that the suites of a run share (`gateway/test/shared-cluster.ts`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Process id of the server with this temporary folder; null when no suite started one. */
const serverOf = (folder) => {
  try {
    const [pid] = readFileSync(join(folder, 'cluster', 'data', 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  } catch {
    return null;
  }
};

/** Ends it at once: nothing of its data is kept. */
export const stopCluster = (folder) => {
  const pid = serverOf(folder);
  if (!pid) return;
  try {
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    // It ended by itself.
    if (error.code !== 'ESRCH') throw error;
  }
};
