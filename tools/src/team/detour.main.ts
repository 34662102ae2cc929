import { parseReleaseId } from '@detour/shared-releases/release';
import { openContext, type ReleaseWorld } from '../release/context/release-context';
import { runRelease } from '../release/run-release';
import { rootDir } from '../webpack/build-context';
import { develop } from './develop';
import { generateContract } from './generate-contract';
import { makeKey } from './make-key';
import { previewLink } from './preview-link';
import { readTeamSettings, type TeamSettings } from './team-settings';

const help = `
Besides, in the repository of a team:

  key                  creates the key of the team once, and prints its entry for the shop's trust document
  generate             writes contract.json from src/contract.ts; with --check, fails when it is stale
  preview NAME@VERSION prints a link that shows a published release for two hours, live or not
  dev [--port 8090]    the shop with this remote from source, at an address of this machine

build, publish and rollback take the remote of this repository when no name is given. Settings: detour.shop in package.json or
DETOUR_SHOP (the address of the shop), RELEASE_KEY (the file of the key; .detour/key.json if left out).`;

const world: ReleaseWorld = {
  env: process.env,
  rootDir,
  now: () => Date.now(),
  print: (text) => void process.stdout.write(`${text}\n`),
  say: (text) => void process.stderr.write(`${text}\n`),
};

const noShop =
  'No shop is named: set detour.shop in package.json, or DETOUR_SHOP in the environment, to its address.';

const ownName = new Set(['build', 'publish', 'rollback']);

/** `publish --version 1.0.0` means the remote of this repository. */
const withName = (verb: string, args: readonly string[], { name }: TeamSettings): readonly string[] => {
  const isNamed = args[0] !== undefined && !args[0].startsWith('-');
  return ownName.has(verb) && !isNamed && !args.includes('--help') ? [name, ...args] : args;
};

const ownVerbs: Readonly<
  Record<string, (args: readonly string[], settings: TeamSettings) => Promise<number | null>>
> = {
  key(_, settings) {
    const { file, entry } = makeKey(rootDir, settings);
    world.say(
      `The key is in ${file}; keep it secret. Send this line to the operator of the shop, for trust.json:`,
    );
    world.print(entry);
    return Promise.resolve(0);
  },
  async generate(args) {
    const isStale = await generateContract(rootDir);
    world.print(`contract.json: ${isStale ? 'written' : 'unchanged'}`);
    return isStale && args.includes('--check') ? 1 : 0;
  },
  async preview([release = ''], { env }) {
    const id = parseReleaseId(release);
    if (!id) throw new Error(`"${release}" is not a release id. Write it as remote-reviews@1.4.0.`);
    world.print(await previewLink(await openContext({ ...world, env }), id));
    return 0;
  },
  async dev(args, { env, name }) {
    const at = args.indexOf('--port');
    await develop(await openContext({ ...world, env }), name, Number(at < 0 ? 8090 : args[at + 1]));
    return null;
  },
};

const run = async ([verb = '--help', ...args]: readonly string[]): Promise<number | null> => {
  if (['--help', '-h', 'help'].includes(verb)) {
    const code = await runRelease(['--help'], world);
    world.print(help);
    return code;
  }
  const settings = readTeamSettings(rootDir, process.env);
  const own = Object.hasOwn(ownVerbs, verb) ? ownVerbs[verb] : undefined;
  if (own) return own(args, settings);
  if (settings.env['RELEASE_SERVICE'] === '' && verb !== 'build') throw new Error(noShop);
  return runRelease([verb, ...withName(verb, args, settings)], { ...world, env: settings.env });
};

const code = await run(process.argv.slice(2)).catch((error: Error) => {
  world.say(error.message);
  return 1;
});
if (code !== null) process.exit(code);
