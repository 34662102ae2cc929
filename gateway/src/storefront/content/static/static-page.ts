import { printSupportHours } from '@detour/shared-contracts/format';
import type { StaticPage } from '@detour/shared-contracts/api';
import type { ConsentClass } from '@detour/shared-contracts/mount';
import { printPath, type Locale, type PageName } from '@detour/shared-contracts/sites';
import { type Language, typeset, wordingOf } from '@detour/shared-contracts/catalogue';
import { parseStaticPage, staticPageIds, type StaticPageId, type StaticTexts } from './parse-static-page';
import { staticTextsEs } from './static-texts-es';
import { staticTextsFr } from './static-texts-fr';
import { staticTextsIt } from './static-texts-it';
import { staticTextsNl } from './static-texts-nl';
import { storedItemLines } from './stored-item-texts';

const texts: Readonly<Record<Language, StaticTexts>> = {
  fr: staticTextsFr,
  es: staticTextsEs,
  nl: staticTextsNl,
  it: staticTextsIt,
};

/** Belgian terms (voice). */
const belgian: Readonly<Partial<Record<Locale, readonly (readonly [string, string])[]>>> = {
  fr_BE: [
    ['jours ouvrés', 'jours ouvrables'],
    ['Recrutement', 'Offres d’emploi'],
    ['un médiateur de la consommation', 'le Service de médiation pour le consommateur'],
  ],
  nl_BE: [
    ['# Algemene voorwaarden', '# Algemene verkoopsvoorwaarden'],
    ['klantenservice', 'klantendienst'],
    ['toeristenbelasting', 'toeristentaks'],
    ['annuleringsvoorwaarden', 'annulatievoorwaarden'],
    ['Niet-restitueerbaar', 'Niet-terugbetaalbaar'],
    ['apparaat', 'toestel'],
    ['Alleen', 'Enkel'],
    ['alleen', 'enkel'],
    ['warme ontvangst', 'warm onthaal'],
    ['zodra je je afmeldt', 'zodra je je uitschrijft'],
    ['cadeau geven', 'cadeau doen'],
    ['Cadeau geven', 'Cadeau doen'],
    ['Je kunt', 'Je kan'],
    ['je gratis kunt', 'je gratis kan'],
    ['kun je', 'kan je'],
    ['Mijn boeking', 'Mijn reservatie'],
    ['je boeking', 'je reservatie'],
    ['een boeking', 'een reservatie'],
    ['## Boeken', '## Reserveren'],
    ['boeken,', 'reserveren,'],
    ['een verblijf boekt', 'een verblijf reserveert'],
    ['echt geboekt', 'echt gereserveerd'],
    ['accepteren', 'aanvaarden'],
    ['# Vacatures', '# Jobs'],
    ['geschillencommissie', 'de Consumentenombudsdienst'],
    ['een de Consumentenombudsdienst', 'de Consumentenombudsdienst'],
  ],
};

/** Day of the last change of these texts. */
export const updatedOn = '2026-11-27';

const inBelgianWords = (locale: Locale, source: string): string =>
  (belgian[locale] ?? []).reduce((text, [there, here]) => text.replaceAll(there, here), source);

const isStaticPageId = (id: string): id is StaticPageId => staticPageIds.includes(id as StaticPageId);

const typesetPage = (language: Language, page: StaticPage): StaticPage => {
  const set = (text: string): string => typeset(language, text);
  return {
    ...page,
    title: set(page.title),
    metaDescription: set(page.metaDescription),
    lead: page.lead === null ? null : set(page.lead),
    sections: page.sections.map(({ title, question, paragraphs, items, links }) => ({
      title: set(title),
      ...(question !== undefined && { question }),
      paragraphs: paragraphs.map(set),
      items: items.map(set),
      links: links.map(({ label, url }) => ({ label: set(label), url })),
    })),
  };
};

/** A page by id in the visitor's language. Null for an unknown id. @spec CALL-066 FOOT-001 FOOT-011 */
export const buildStaticPage = (id: string, locale: Locale, brand: string): StaticPage | null => {
  if (!isStaticPageId(id)) return null;
  const language = wordingOf(locale);
  const listOf = (kind: ConsentClass): string => storedItemLines(kind, language).join('\n');
  const lines = texts[language][id]
    .replace('{needed}', listOf('needed'))
    .replace('{preferences}', listOf('preferences'))
    .replace('{statistics}', listOf('statistics'));
  const source = inBelgianWords(locale, lines)
    .replaceAll('{brand}', brand)
    .replaceAll('{hours}', printSupportHours(locale, 'phone'));
  const parsed = parseStaticPage(source, (page) => printPath(page as PageName, locale));
  return typesetPage(language, { id, updatedOn, ...parsed });
};
