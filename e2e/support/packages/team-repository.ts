import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../shop';
import { startRegistry, type Registry } from './registry';

/** A folder of a team outside of this repository, whose `npm` knows the packages of this commit and nothing else of it. */
export interface TeamFolder {
  readonly folder: string;
  /** Runs a line of the guide in a folder below. Resolves with its standard output, rejects when it fails. */
  run(line: string, below?: string): Promise<string>;
  /** Starts a line that does not end. */
  start(line: string, below: string): ChildProcess;
  /** Removes everything: some 60,000 files, which takes minutes beside other work. */
  close(): Promise<void>;
}

/** Variables of the running npm and of the test stay outside. */
const cleanEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|NODE_|JEST_|INIT_CWD|RELEASE|DETOUR_|DATA_DIR|BUILD)/i.test(name),
    ),
  );

const finished = (child: ChildProcess, line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let out = '';
    let trouble = '';
    child.stdout?.on('data', (chunk) => (out += String(chunk)));
    child.stderr?.on('data', (chunk) => (trouble += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${line}: ${code}\n${trouble}\n${out}`)),
    );
  });

const packAll = async (folder: string): Promise<readonly string[]> => {
  const main = 'tools/src/packages/pack-packages.main.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', main, folder], {
    cwd: rootDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return (await finished(child, 'npm run packages')).trim().split('\n');
};

/**
 * Packs the packages of this commit, serves them from a registry, and opens an empty folder. `writeOlder` makes older packages of the packed
 * ones (their folder, a folder for its own) and returns their folders.
 */
export const openTeamFolder = async (
  writeOlder: (packed: string, out: string) => readonly string[] = () => [],
): Promise<TeamFolder> => {
  const folder = mkdtempSync(join(tmpdir(), 'detour-team-'));
  const packages = join(folder, 'packages');
  const tarballs = await packAll(packages);
  const older = writeOlder(join(packages, 'staging'), join(folder, 'older'));
  const registry: Registry = await startRegistry([...older, ...tarballs]);
  const env = {
    ...cleanEnv(),
    npm_config_registry: registry.origin,
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_yes: 'true',
  };
  const start = (line: string, below: string): ChildProcess =>
    spawn('sh', ['-c', line], {
      cwd: join(folder, below),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  return {
    folder,
    start,
    run: (line, below = '') => finished(start(line, below), line),
    async close() {
      registry.close();
      // In a process of its own: the test's must go on answering its runner.
      await finished(spawn('rm', ['-rf', folder]), 'rm');
    },
  };
};

/** Commands of a team in a repository of its own, in the order of the guide. */
export const guideCommands = (): readonly string[] => {
  const guide = readFileSync(join(rootDir, 'docs', 'teams.md'), 'utf8');
  const blocks = [...guide.matchAll(/```console\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks.flatMap((block) => block.trim().split('\n'));
};
