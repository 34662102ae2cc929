import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '@detour/shared-contracts/sites';

/** English is the source and never visible. */
export type CatalogueLocale = Locale | 'en';

export type Catalogue = Readonly<Record<string, string>>;

export interface Catalogues {
  readonly texts: Readonly<Record<CatalogueLocale, Catalogue>>;
  /** `FILE: what is wrong`, for missing files and files that are not a flat object of strings. */
  readonly problems: readonly string[];
}

const catalogueLocales: readonly CatalogueLocale[] = ['en', ...locales];

const readCatalogue = (file: string): { readonly catalogue: Catalogue; readonly problem: string | null } => {
  const nothing: Catalogue = {};
  if (!existsSync(file)) return { catalogue: nothing, problem: 'is missing' };
  const text = readFileSync(file, 'utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Error('is not an object');
    const entries = Object.entries(value).filter(([, message]) => typeof message === 'string');
    if (entries.length < Object.keys(value).length)
      return { catalogue: nothing, problem: 'holds more than texts' };
    // JSON.parse silently uses the last of two equal keys.
    const written = text.match(/^\s*"(?:[^"\\]|\\.)*"\s*:/gm)?.length ?? 0;
    const problem = written > entries.length ? 'holds an id twice' : null;
    return { catalogue: Object.fromEntries(entries) as Catalogue, problem };
  } catch (error) {
    return { catalogue: nothing, problem: `is no JSON: ${(error as Error).message}` };
  }
};

export const readCatalogues = (folder: string): Catalogues => {
  const read = catalogueLocales.map(
    (locale) => [locale, readCatalogue(join(folder, `${locale}.json`))] as const,
  );
  return {
    texts: Object.fromEntries(
      read.map(([locale, { catalogue }]) => [locale, catalogue]),
    ) as Catalogues['texts'],
    problems: read.flatMap(([locale, { problem }]) => (problem ? [`${locale}.json: ${problem}`] : [])),
  };
};
