import { join } from 'node:path';
import { err, ok } from '@detour/shared-contracts/base';
import { isPackageName } from '@detour/shared-releases/base';
import { buildAll, builtPackages } from '../build-all';
import { UsageError, type Verb } from '../verb';
import { judgeRelease } from '../weigh-release';

export const build: Verb = {
  usage: 'NAME… | --all',
  summary:
    'Builds what changed, and weighs it. Equal sources give the same build, so a second time takes no time.',
  options: { all: { type: 'boolean' } },
  optionHelp: { all: 'the shell and every remote' },
  examples: ['build remote-search', 'build remote-search remote-boxes', 'build --all --json'],
  async run({ world, buildsDir }, args, { all }) {
    const names = all ? builtPackages : args;
    if (names.length === 0) throw new UsageError('Say which package to build, or --all.');
    for (const name of names)
      if (!isPackageName(name)) throw new UsageError(`"${name}" is no name of a package.`);
    const builds: { name: string; version: string; built: boolean; seconds: number; folder: string }[] = [];
    await buildAll(
      names,
      (name, { version, built, seconds }) => {
        builds.push({ name, version, built, seconds, folder: join(buildsDir, name, version) });
        world.say(`${name} ${version} ${built ? `built in ${seconds.toFixed(1)} s` : 'is there'}`);
      },
      { ...process.env, ...world.env, BUILDS_DIR: buildsDir },
    );
    const judged = builds.map(({ name, folder }) => judgeRelease(world.rootDir, name, folder));
    for (const sentence of judged.flatMap(({ warned }) => warned)) world.say(sentence);
    const [message, ...lines] = judged.flatMap(({ refused }) => refused);
    if (message !== undefined) return err({ kind: 'refused', message, lines, json: { builds } });
    return ok({ lines: builds.map(({ folder }) => folder), json: { builds } });
  },
};
