import { join } from 'node:path';
import { err, ok } from '@detour/shared-contracts/base';
import { isPackageName } from '@detour/shared-releases/base';
import { buildAll, builtPackages } from '../build/build-all';
import { UsageError, type Verb } from '../verb';
import { judgeRelease } from '../build/weight/weigh-release';

export const build: Verb = {
  usage: 'NAME… | --all',
  summary: 'Builds changed packages and checks their size. Unchanged sources reuse the last build.',
  isLocal: true,
  options: { all: { type: 'boolean' } },
  optionHelp: { all: 'the shell and every remote' },
  examples: ['build remote-search', 'build remote-search remote-boxes', 'build --all --json'],
  async run({ world, buildsDir }, args, { all }) {
    const names = all ? builtPackages : args;
    if (names.length === 0) throw new UsageError('Name a package to build, or use --all.');
    for (const name of names)
      if (!isPackageName(name)) throw new UsageError(`"${name}" is not a package name.`);
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
