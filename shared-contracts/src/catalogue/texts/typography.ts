import type { Language } from '../language';

const narrow = '\u202f';
const noBreak = '\u00a0';

/** Replaces plain spaces by no-break spaces where the language requires them. */
export const typeset = (language: Language, text: string): string => {
  const units = text.replaceAll(/(\d) (?=(?:€|km|m²|m|min|cm|kg|°C|h)(?:[^\p{L}]|$))/gu, `$1${noBreak}`);
  const euros = units.replaceAll(/€ (?=\d)/g, `€${noBreak}`);
  if (language !== 'fr') return euros;
  return euros
    .replaceAll(/ (?=[;:!?»])/g, narrow)
    .replaceAll(/« /g, `«${narrow}`)
    .replaceAll(/(\d h) (?=\d\d\b)/g, `$1${noBreak}`)
    .replaceAll(new RegExp(`(\\d${noBreak}h) (?=\\d\\d)`, 'g'), `$1${noBreak}`);
};
