import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Longest path of a local socket on Linux and macOS.
const longestPath = 100;

/** Where the gateway of a data folder listens for its operator. A very long folder has it in the temporary folder, by its hash. */
export const adminSocketPath = (dataDir: string): string => {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\detour-${hash}`;
  const path = join(dataDir, 'admin.sock');
  return path.length <= longestPath ? path : join(tmpdir(), `detour-${hash}.sock`);
};
