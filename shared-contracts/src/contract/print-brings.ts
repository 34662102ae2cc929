import { fallbackLocaleOf, languageOf, locales, type Locale } from '../sites/locale';
import { namespaceOf } from '../mount/remote-name';
import { prefixOf } from '../sites/site';
import type { Brings } from './brings';
import type { ContractBrings } from './contract-document';

const inLocales = (textOf: (locale: Locale) => string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = textOf(locale);
      return text === undefined ? [] : [[locale, text]];
    }),
  );

/**
 * The declaration with patterns and words by locale, prefix included. Throws when a name does not begin with the noun of the remote, or a
 * route has a flag that is not declared.
 */
export const printBrings = (remote: string, { routes, flags = {}, storage = {} }: Brings): ContractBrings => {
  const names = [...routes.map(({ page }) => page), ...Object.keys(flags), ...Object.keys(storage)];
  const foreign = names.find((name) => !name.startsWith(namespaceOf(remote)));
  if (foreign !== undefined)
    throw new Error(`${remote} brings "${foreign}", which must begin with "${namespaceOf(remote)}".`);
  const undeclared = routes.find(({ flag }) => flag !== undefined && flags[flag] === undefined);
  if (undeclared)
    throw new Error(`${remote}: the flag "${undeclared.flag}" of ${undeclared.page} is not in brings.flags.`);
  return {
    routes: routes.map(({ page, paths, simplified, private: isPrivate, flag, label }) => ({
      page,
      paths: inLocales((locale) => {
        const path = paths[languageOf(locale)];
        return path === undefined ? undefined : prefixOf(locale) + path;
      }),
      ...(simplified && { simplified }),
      ...(isPrivate && { private: isPrivate }),
      ...(flag !== undefined && { flag }),
      ...(label && {
        label: inLocales((locale) => label[locale] ?? label[fallbackLocaleOf(locale) ?? locale]),
      }),
    })),
    flags,
    ...(Object.keys(storage).length > 0 && {
      storage: Object.entries(storage).map(([name, { kind, class: consent, text }]) => ({
        name,
        kind,
        class: consent,
        text: inLocales((locale) => text[locale] ?? text[fallbackLocaleOf(locale) ?? locale]),
      })),
    }),
  };
};
