import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@detour/shared-releases/trust';
import {
  filesUnder,
  printTableScript,
  tableScript,
  type Materials,
  type ReleaseTable,
} from '@detour/shared-releases/release';
import { compressScript } from './weight/compress-script';

interface TableOptions {
  readonly compress?: boolean;
  /** What the build was made from. */
  readonly materials?: Materials;
}

/** Writes `release.json` last: a folder without it is not a release. */
export const writeReleaseTable = async (
  outputDir: string,
  { compress = true, materials }: TableOptions = {},
): Promise<void> => {
  const part = JSON.parse(readFileSync(join(outputDir, 'scripts.json'), 'utf8')) as Omit<
    ReleaseTable,
    'messages' | 'files'
  >;
  rmSync(join(outputDir, 'scripts.json'));
  const files: Record<string, string> = {};
  const messages: Record<string, string> = {};
  for (const file of await filesUnder(outputDir)) {
    const bytes = readFileSync(join(outputDir, file));
    files[file] = integrityOf(bytes);
    const locale = /^messages\/(\w+)\.js$/.exec(file)?.[1];
    if (locale) messages[locale] = file;
    if (compress && file.endsWith('.js')) compressScript(join(outputDir, file), bytes);
  }
  const code = Buffer.from(printTableScript({ ...part, messages, files }));
  writeFileSync(join(outputDir, tableScript), code);
  if (compress) compressScript(join(outputDir, tableScript), code);
  files[tableScript] = integrityOf(code);
  const table = { ...part, messages, files, ...(materials && { materials }) };
  writeFileSync(join(outputDir, 'release.tmp'), JSON.stringify(table, null, 1));
  renameSync(join(outputDir, 'release.tmp'), join(outputDir, 'release.json'));
};
