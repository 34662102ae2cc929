import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Longest path of a local socket on Linux and macOS.
const longestPath = 100;

/** Path of the admin socket of a data folder. For a very long path, it is in the temporary folder, named by hash. */
export const adminSocketPath = (dataDir: string): string => {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\detour-${hash}`;
  const path = join(dataDir, 'admin.sock');
  return path.length <= longestPath ? path : join(tmpdir(), `detour-${hash}.sock`);
};

/** Header of a command that names the folder of its file, URI-encoded. */
export const folderHeader = 'x-folder';
