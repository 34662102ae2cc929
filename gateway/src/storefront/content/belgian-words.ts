import { typeset, wordingOf, type FittingText } from '@detour/shared-contracts/catalogue';
import type { Locale } from '@detour/shared-contracts/sites';

/**
 * What Belgium says otherwise, as differences to the French and Dutch of the shop: in order, each replaces what it finds. A test finds a
 * difference that no text of the shop needs any more.
 */
export const belgianWords: Readonly<Partial<Record<Locale, readonly (readonly [string, string])[]>>> = {
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
    ['de boeking', 'de reservatie'],
    ['laatste boeking', 'laatste reservatie'],
    ['een boeking', 'een reservatie'],
    ['## Boeken', '## Reserveren'],
    ['Boeken zonder', 'Reserveren zonder'],
    ['boeken,', 'reserveren,'],
    ['een verblijf boekt', 'een verblijf reserveert'],
    ['echt geboekt', 'echt gereserveerd'],
    ['krijgt, boekt', 'krijgt, reserveert'],
    ['twee keer boekt', 'twee keer reserveert'],
    ['ons team boekt', 'ons team reserveert'],
    ['Betaal je in termijnen', 'Betaal je gespreid'],
    ['volgende termijnen', 'volgende betalingen'],
    ['accepteren', 'aanvaarden'],
    ['# Vacatures', '# Jobs'],
    ['geschillencommissie', 'de Consumentenombudsdienst'],
    ['een de Consumentenombudsdienst', 'de Consumentenombudsdienst'],
  ],
};

export const inBelgianWords = (locale: Locale, source: string): string =>
  (belgianWords[locale] ?? []).reduce((text, [there, here]) => text.replaceAll(there, here), source);

/** Says a text of the shop in a locale, with the words and the spaces of its country. */
export const speakerOf = (locale: Locale): ((text: FittingText) => string) => {
  const language = wordingOf(locale);
  return (text) => typeset(language, inBelgianWords(locale, text.wording[language]));
};
