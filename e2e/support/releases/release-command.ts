import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ports, rootDir } from '../shop';
import type { ShopStores } from './shop-stores';

/** Runs a release tool on a test's stores, like a team's pipeline. Resolves with its standard output, rejects when it fails. */
export const runOnStores = (
  { folder }: ShopStores,
  program: string,
  args: readonly string[],
): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(rootDir, program), ...args], {
      cwd: rootDir,
      env: { ...process.env, DATA_DIR: folder, GATEWAY_ORIGIN: `http://127.0.0.1:${ports.gateway}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let trouble = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (trouble += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(out)
        : reject(new Error(`${program} ${args.join(' ')}: ${code} ${trouble} ${out}`)),
    );
  });

/** `npm run release -- VERB …` */
export const release = (stores: ShopStores, ...args: readonly string[]): Promise<string> =>
  runOnStores(stores, 'tools/src/release/release.main.ts', args);
