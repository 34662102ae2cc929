import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Licensed } from './licences';

const isLicenceFile = (name: string): boolean => /^(licen[cs]e|copying|notice|unlicense)/i.test(name);

const textOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => isLicenceFile(name) && statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r', '').trim())
    .join('\n\n');

/** Licence texts of installed packages, each once, with its packages. Omits tools. */
export const printNotices = (rootDir: string, packages: readonly Licensed[]): string => {
  const byText = new Map<string, string[]>();
  for (const { place, name, version, licence, isTool } of packages) {
    const folder = join(rootDir, place);
    if (isTool || !existsSync(folder)) continue;
    const text = textOf(folder) || `${licence} (the package brings no text of its licence)`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  return [...byText]
    .map(([text, names]) => `${[...new Set(names)].sort().join('\n')}\n\n${text}\n`)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
};
