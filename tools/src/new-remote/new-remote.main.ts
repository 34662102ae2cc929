import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runRelease } from '../release/run-release';
import { rootDir } from '../webpack/build-context';
import { createRemote } from './create-remote';
import { flagOf, planOf, PlanError, usage, type RemotePlan } from './remote-plan';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const timed = async <T>(what: string, work: () => T | Promise<T>): Promise<T> => {
  const began = performance.now();
  const done = await work();
  say(`  ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return done;
};

/** Runs a workspace command. Shows its output only on failure. */
const run = (what: string, command: string, args: readonly string[]): Promise<void> =>
  timed(what, () => {
    const done = spawnSync(command, args, { cwd: rootDir, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`${what} failed:\n${done.stdout}${done.stderr}`);
  });

/** Runs a verb of the command line in this process, which saves its start. Returns its answer. */
const release = (what: string, ...args: readonly string[]): Promise<unknown> =>
  timed(what, async () => {
    const printed: string[] = [];
    const said: string[] = [];
    const code = await runRelease([...args, '--json'], {
      env: process.env,
      rootDir,
      now: () => Date.now(),
      print: (text) => printed.push(text),
      say: (text) => said.push(text),
    });
    if (code !== 0) throw new Error(`${what} failed:\n${[...printed, ...said].join('\n')}`);
    return JSON.parse(printed.join('\n')) as unknown;
  });

const bin = (name: string): string => join(rootDir, 'node_modules', '.bin', name);

/** The address of its page in the shop that runs, by `SHELL_PORT`. */
const addressOf = ({ paths }: RemotePlan): string =>
  `http://fr.localhost:${process.env['SHELL_PORT'] || '8080'}${paths.fr}`;

/** From files to a live release. Only the remote is built: what the shop needs to know of it comes with its release. */
const goLive = async (plan: RemotePlan, files: readonly string[]): Promise<void> => {
  const { name } = plan;
  await run('package linked', 'npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ]);
  await run('files formatted', bin('oxfmt'), ['--no-error-on-unmatched-pattern', ...files]);
  await run('its tests passed', bin('jest'), ['--selectProjects', name, '--silent']);
  const published = (await release(`${name} built and published`, 'publish', name)) as {
    readonly release: { readonly version: string };
  };
  const id = `${name}@${published.release.version}`;
  await release(`${id} checked`, 'check', id);
  await release(`${id} promoted`, 'promote', id, '--why', `${name} exists, behind its flag`);
};

try {
  const plan = planOf(process.argv.slice(2));
  say(`${plan.name}, owned by ${plan.owner}, at ${plan.paths.fr}:`);
  const files = createRemote(rootDir, plan);
  say(`  ${files.length} files written`);
  await goLive(plan, files);
  say(`\nIt is live and hidden: its flag is off. Show it with npm run release -- flag ${flagOf(plan)} on`);
  say(`and open ${addressOf(plan)}. A preview shows it to you alone: /_shell/releases.`);
  say('Next: npm run verify, then commit.');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${error instanceof PlanError ? `\n${usage}` : ''}`);
  process.exit(error instanceof PlanError ? 2 : 1);
}
process.exit(0);
