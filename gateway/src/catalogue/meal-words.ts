import type { Locale } from '@detour/shared-contracts/sites';

/**
 * A text of the catalogue as a country names meals. In Belgium "dîner" can be lunch, so the evening meal of a stay or a box is
 * "repas du soir" there. Only for texts in which the word is a noun, as in all texts of the demonstration catalogue.
 */
export const inMealWords = (locale: Locale, text: string): string =>
  locale === 'fr_BE'
    ? text.replaceAll(/\b[Dd]îners?\b/g, (word) => (word.startsWith('D') ? 'Repas du soir' : 'repas du soir'))
    : text;
