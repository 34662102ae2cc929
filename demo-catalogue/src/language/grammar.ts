import type { Language } from '@detour/shared-contracts/catalogue';

/** Capitalises the first letter and keeps accents. Dutch "ij" is one letter, and "één" keeps one accent only: "Eén". */
export const capitalise = (language: Language, text: string): string => {
  if (language === 'nl' && text.startsWith('ij')) return `IJ${text.slice(2)}`;
  if (language === 'nl' && text.startsWith('éé')) return `E${text.slice(1)}`;
  // Dutch ’s Ochtends: keeps the apostrophe; the text itself capitalises the next word.
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};

const conjunction = (language: Language, next: string): string => {
  switch (language) {
    case 'fr':
      return 'et';
    case 'es':
      return /^(i|í|hi(?!e))/i.test(next) ? 'e' : 'y';
    case 'nl':
      return 'en';
    case 'it':
      return /^e/i.test(next) ? 'ed' : 'e';
  }
};

/** Returns "a and b" with the form that the next word requires. */
export const joinWithAnd = (language: Language, first: string, second: string): string =>
  `${first} ${conjunction(language, second)} ${second}`;
