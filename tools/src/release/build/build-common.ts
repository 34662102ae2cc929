import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildsDir, commonInputHash, installedTools, rootDir } from '../../webpack/build-context';
import { commonFile, type CommonBuild } from '../../webpack/common/common-build';
import { commonConfig, toFunction, versionToken } from '../../webpack/common/common-config';
import { commonParts, type CommonPart } from '../../webpack/common/common-modules';
import { runWebpack } from './run-webpack';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** A part with its version: that of the kit, and the hash of the code, so that equal code has one name whatever was built when. */
const readPart = ({ name, modules }: CommonPart, draft: string): CommonBuild => {
  const built = toFunction(readFileSync(join(draft, `${name}.js`), 'utf8'));
  const hash = createHash('sha256').update(built).digest('hex').slice(0, 10);
  const kit = readJson<{ version: string }>(join(rootDir, 'remote-kit/package.json'));
  const global = `detour_common_${name}_${hash}`;
  return {
    part: name,
    version: `${kit.version}-${hash}`,
    file: `common-${name}.${hash}.js`,
    global,
    code: built.replaceAll(versionToken, global),
    modules,
    exports: readJson<string[]>(join(draft, `${name}.exports.json`)),
  };
};

/** The folder with the common code of the present sources. Several processes may build it at once: the results are the same. */
export const ensureCommon = async (): Promise<string> => {
  // An installed kit brings the common code of its version.
  if (installedTools !== null) return join(rootDir, 'node_modules/@detour/remote-kit/common');
  const folder = join(buildsDir(), 'common', commonInputHash());
  const file = join(folder, commonFile);
  if (existsSync(file)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const parts: CommonBuild[] = [];
    for (const part of commonParts) {
      await runWebpack([commonConfig(part, parts, draft)]);
      parts.push(readPart(part, draft));
    }
    mkdirSync(folder, { recursive: true });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(parts));
    renameSync(temporary, file);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
};
