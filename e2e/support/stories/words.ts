import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLocaleOf, type Locale } from '@detour/shared-contracts/sites';
import { rootDir } from '../shop';

const read = (owner: string, locale: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(rootDir, owner, 'src', 'messages', `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;

/** A text without arguments, as a locale's page of a remote shows it. */
export const wordOf = (owner: `remote-${string}`, locale: Locale, id: string): string => {
  const fallback = fallbackLocaleOf(locale);
  const found = read(owner, locale)[id] ?? (fallback ? read(owner, fallback)[id] : undefined);
  if (found === undefined) throw new Error(`${owner} has no text "${id}" in ${locale}.`);
  return found;
};
