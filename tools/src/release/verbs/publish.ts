import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@detour/shared-contracts/base';
import { printReleaseId, type ReleaseId } from '@detour/shared-releases/release';
import { buildAll } from '../build/build-all';
import { verifyFolder } from '../context/published-release';
import type { ReleaseContext } from '../context/release-context';
import { sealRelease } from '../build/seal-release';
import {
  packageArgument,
  textOption,
  UsageError,
  type Options,
  type Report,
  type Trouble,
  type Verb,
} from '../verb';
import { judgeRelease } from '../build/weight/weigh-release';

/** Semantic version. No hyphen in the last part, so that two versions never share a global name. */
const versionOf = (options: Options): string | null => {
  const version = textOption(options, 'version');
  if (version !== null && !/^\d+\.\d+\.\d+(-[0-9A-Za-z]+(\.[0-9A-Za-z]+)*)?$/.test(version))
    throw new UsageError(`"${version}" is not a version. Write it as 1.4.0 or 1.4.0-rc.1.`);
  return version;
};

const buildOf = async (
  { world, buildsDir }: ReleaseContext,
  name: string,
  from: string | null,
): Promise<{ folder: string; version: string | null }> => {
  if (from !== null) return { folder: resolve(world.rootDir, from), version: null };
  const env = { ...process.env, ...world.env, BUILDS_DIR: buildsDir };
  const versions = await buildAll(
    [name],
    (_, { built, seconds }) => built && world.say(`${name} built in ${seconds.toFixed(1)} s`),
    env,
  );
  const version = versions[name] ?? '';
  return { folder: join(buildsDir, name, version), version };
};

const taken = (id: ReleaseId): Result<never, Trouble> => ({
  ok: false,
  error: {
    kind: 'refused',
    message: `${printReleaseId(id)} is already published, and a version never changes.`,
  },
});

export const publish: Verb = {
  usage: 'NAME [--version 1.4.0]',
  summary: 'Builds if needed, hashes, signs and publishes. A version is published once and never changes.',
  options: { version: { type: 'string' }, from: { type: 'string' } },
  optionHelp: {
    'version VERSION': 'its version; that of the build, which names the hash of its sources, if left out',
    'from FOLDER': 'a build that was made and tested before, as build prints it',
  },
  examples: [
    'publish remote-search --version 1.4.0',
    'publish remote-search',
    'publish shell --from dist/shell --version 2.0.0',
  ],
  async run(context, args, options): Promise<Result<Report, Trouble>> {
    const name = packageArgument(args);
    const version = versionOf(options);
    const from = textOption(options, 'from');
    if (from !== null && version === null) throw new UsageError('--from also needs --version.');
    const { releases, world } = context;
    if (version !== null && (await releases.has({ name, version }))) return taken({ name, version });
    const built = await buildOf(context, name, from);
    const id = { name, version: version ?? built.version ?? '' };
    if (await releases.has(id)) return taken(id);
    const folder = mkdtempSync(join(tmpdir(), 'detour-publish-'));
    try {
      const key = context.signerFor(name);
      const table = await sealRelease(folder, { build: built.folder, id, key });
      if (!table.ok) return table;
      const [tooHeavy, ...lines] = judgeRelease(world.rootDir, name, folder).refused;
      if (tooHeavy !== undefined) return err({ kind: 'refused', message: tooHeavy, lines });
      const verified = await verifyFolder(context, id, folder);
      if (!verified.ok) return verified;
      world.say(`${printReleaseId(id)} is signed with ${key.id}; publishing in ${releases.place}`);
      if ((await releases.publish(id, folder)) === 'taken') return taken(id);
      const files = Object.keys(table.value.files).length;
      return ok({
        lines: [`${printReleaseId(id)} is published, ${files} files.`],
        json: { release: id, files, place: releases.place, key: key.id },
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
