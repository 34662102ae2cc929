import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from '@detour/shared-releases/testing';
import { ports, rootDir } from '../shop';
import { createShopStores } from './shop-stores';

export interface DevSession {
  /** Origin of the French site. */
  readonly origin: string;
  /** Changes a file of the copied package. Throws if the edit changes nothing. */
  edit(file: string, change: (text: string) => string): void;
  stop(): Promise<void>;
}

/**
 * `npm run dev -- REMOTE` on a copy of package, channel and releases, with the shared gateway. Resolves when it reports that
 * it is ready.
 */
export const startDevSession = async (remote: string): Promise<DevSession> => {
  const folder = join(rootDir, '.cache', 'faults', `dev-${process.pid}`);
  const { folder: dataFolder } = await createShopStores(join(folder, 'data'));
  // Below the checkout, so that packages resolve. The checkout's sources stay unchanged.
  const source = join(folder, 'source', remote);
  mkdirSync(join(folder, 'source'), { recursive: true });
  cpSync(join(rootDir, remote), source, { recursive: true });
  const port = await freePort();
  const tool = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'tools/src/dev/dev.main.ts',
      remote,
      '--with-gateway',
      `http://127.0.0.1:${ports.gateway}`,
    ],
    {
      cwd: rootDir,
      env: {
        ...process.env,
        DATA_DIR: dataFolder,
        DEV_SOURCE: source,
        SHELL_PORT: String(port),
        RENDER_BUDGET_MS: '10000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const ended = new Promise<void>((resolve) => tool.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [tool.stdout, tool.stderr])
      stream.on('data', (text) => {
        said += stripVTControlCharacters(String(text));
        if (said.includes(`Working on ${remote}`)) resolve();
      });
  });
  const stop = async (): Promise<void> => {
    if (tool.exitCode === null) tool.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await Promise.race([ready, ended]);
  if (tool.exitCode !== null) throw new Error(`npm run dev ended: ${said.slice(-2000)}`);
  return {
    origin: `http://fr.localhost:${port}`,
    edit(file, change) {
      const path = join(source, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The edit changed nothing in ${file}. Update its pattern.`);
      // Replaces the file atomically like an editor, so that no build reads half of it.
      writeFileSync(`${path}.edited`, after);
      renameSync(`${path}.edited`, path);
    },
    stop,
  };
};
