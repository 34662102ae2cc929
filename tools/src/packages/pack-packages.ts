import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCommon } from '../release/build/build-common';
import { commonFile } from '../webpack/common/common-build';
import { rootDir } from '../webpack/build-context';
import { emitTypes } from './emit-types';
import { libraries } from './libraries';
import { writeLibrary } from './library-package';
import { writeCommandLine, writeCreator } from './program-packages';

/** Version of command line and generator: the newest heading of their changelog. */
const toolsVersion = (): string => {
  const text = readFileSync(join(rootDir, 'tools/src/team/package/CHANGELOG.md'), 'utf8');
  const version = /^## (\d+\.\d+\.\d+)$/m.exec(text)?.[1];
  if (version === undefined) throw new Error('tools/src/team/package/CHANGELOG.md names no version.');
  return version;
};

const pack = (folder: string, out: string): string => {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', out];
  const done = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`npm pack failed in ${folder}:\n${done.stderr}`);
  const [{ filename } = { filename: '' }] = JSON.parse(done.stdout) as { filename: string }[];
  return join(out, filename);
};

/** Writes the packages that teams install, and packs each. Returns the tarballs in `out`. */
export const packPackages = async (
  out: string,
  onPacked: (tarball: string) => void = () => undefined,
): Promise<readonly string[]> => {
  const staging = join(out, 'staging');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const types = join(staging, 'types');
  emitTypes(libraries, types);
  for (const name of libraries) await writeLibrary(name, types, join(staging, name));
  // The common code of this version, so that pages of teams share it with those of the shop (decision 0975).
  cpSync(join(await ensureCommon(), commonFile), join(staging, 'remote-kit', 'common', commonFile));
  const version = toolsVersion();
  await writeCommandLine(join(staging, 'cli'), version);
  await writeCreator(join(staging, 'create-detour-remote'), version);
  return [...libraries, 'cli', 'create-detour-remote'].map((name) => {
    const tarball = pack(join(staging, name), out);
    onPacked(tarball);
    return tarball;
  });
};
