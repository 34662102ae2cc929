import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rootDir } from '../webpack/build-context';
import { createRemote } from './create-remote';
import { planOf, PlanError, settingOf, usage } from './remote-plan';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a workspace command. Shows its output only on failure. */
const step = (what: string, command: string, args: readonly string[]): string => {
  const began = performance.now();
  const run = spawnSync(command, args, { cwd: rootDir, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`${what} failed:\n${run.stdout}${run.stderr}`);
  say(`  ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return run.stdout;
};

interface Published {
  readonly release: { readonly name: string; readonly version: string };
}

const bin = (name: string): string => join(rootDir, 'node_modules', '.bin', name);

/** The order of routes does not matter, so the workspace's formatter decides. */
const settle = (files: readonly string[], name: string): void => {
  step('packages linked', 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress']);
  step('files formatted', bin('oxfmt'), ['--no-error-on-unmatched-pattern', ...files]);
  step('its tests passed', bin('jest'), ['--selectProjects', name, '--silent']);
  const release = (...args: string[]): readonly string[] => ['tools/bin/release.mjs', ...args];
  // The shell first: it must know the page before a remote renders it.
  for (const part of ['shell', name]) {
    const answer = step(`${part} published`, process.execPath, release('publish', part, '--json'));
    const { version } = (JSON.parse(answer) as Published).release;
    step(`${part}@${version} promoted`, process.execPath, [
      ...release('promote', `${part}@${version}`, '--channel', 'production'),
      '--why',
      `${name} exists, behind its flag`,
    ]);
  }
};

try {
  const plan = planOf(process.argv.slice(2));
  say(`${plan.name}, owned by ${plan.owner}, at ${plan.paths.fr}:`);
  const files = createRemote(rootDir, plan);
  say(`  ${files.length} files written`);
  settle(files, plan.name);
  say(
    `\nIt is live and hidden: its flag is off. Look at it with ${settingOf(plan)}=1 npm start, at http://fr.localhost:8080${plan.paths.fr}`,
  );
  say('Next: npm run verify, then commit.');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${error instanceof PlanError ? `\n${usage}` : ''}`);
  process.exit(error instanceof PlanError ? 2 : 1);
}
