import { languageOf, type Locale } from './locale';
import type { SiteName } from './routes';

const sites: Readonly<Record<Locale, SiteName>> = {
  fr_FR: 'fr',
  es_ES: 'es',
  it_IT: 'it',
  nl_NL: 'nl',
  fr_BE: 'be',
  nl_BE: 'be',
};

/** Host of a locale. */
export const siteOf = (locale: Locale): SiteName => sites[locale];

const localesBySite: Readonly<Record<SiteName, readonly [Locale, ...Locale[]]>> = {
  fr: ['fr_FR'],
  es: ['es_ES'],
  it: ['it_IT'],
  nl: ['nl_NL'],
  // nl_BE first: default language of a Belgian URL without one.
  be: ['nl_BE', 'fr_BE'],
};

/** Locales of a host, its default first. */
export const localesOf = (site: SiteName): readonly [Locale, ...Locale[]] => localesBySite[site];

export const siteNames: readonly SiteName[] = ['fr', 'es', 'it', 'nl', 'be'];

/** Language prefix of a locale's paths: none, `/nl` or `/fr`. @spec I18N-007 I18N-008 */
export const prefixOf = (locale: Locale): '' | '/nl' | '/fr' =>
  locale === 'fr_BE' ? '/fr' : languageOf(locale) === 'nl' ? '/nl' : '';
