// Stops the PostgreSQL server that the suites of a run share (`gateway/test/databases/shared-cluster.ts`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Process id of the server with this temporary folder. Null when no suite started one. */
const serverOf = (folder) => {
  try {
    const [pid] = readFileSync(join(folder, 'cluster', 'data', 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  } catch {
    return null;
  }
};

/** Stops the server at once, because none of its data is kept. */
export const stopCluster = (folder) => {
  const pid = serverOf(folder);
  if (!pid) return;
  try {
    process.kill(pid, 'SIGQUIT');
  } catch (error) {
    // The server has already stopped.
    if (error.code !== 'ESRCH') throw error;
  }
};
