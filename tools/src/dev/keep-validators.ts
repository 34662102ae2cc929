import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';

/** A schema may use any module of the contracts. */
const isSource = (file: string | null): boolean =>
  file !== null && file.endsWith('.ts') && !/\.(test|test-d|fixture)\.ts$/.test(file);

const generate = (): Promise<string> =>
  new Promise((resolve) => {
    const args = ['--import', 'tsx', 'shared-contracts/build/generate-validators.ts'];
    const child = spawn(process.execPath, args, { cwd: rootDir, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (out += String(chunk)));
    child.on('close', () => resolve(out.trim()));
  });

/** Regenerates validators when a contract is saved; webpack detects the new file. Returns the stop function. */
export const keepValidators = (say: (text: string) => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    const said = await generate();
    if (!said.includes('unchanged')) say(said.split('\n').slice(0, 12).join('\n'));
  };
  const watcher = watch(join(rootDir, 'shared-contracts/src'), { recursive: true }, (_, file) => {
    if (!isSource(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void (running = running.then(run)), 100);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
};
