import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@detour/shared-releases/trust';
import { filesUnder } from '@detour/shared-releases/release';
import { compressScript } from './compress-script';

/** Writes `release.json` last: a folder without it is not a release. */
export const writeReleaseTable = async (outputDir: string, { compress = true } = {}): Promise<void> => {
  const scripts = JSON.parse(readFileSync(join(outputDir, 'scripts.json'), 'utf8')) as Record<
    string,
    unknown
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
  writeFileSync(join(outputDir, 'release.tmp'), JSON.stringify({ ...scripts, messages, files }, null, 1));
  renameSync(join(outputDir, 'release.tmp'), join(outputDir, 'release.json'));
};
