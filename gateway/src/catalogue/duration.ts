import type { Language } from '@detour/shared-contracts/catalogue';

const noBreak = '\u00a0';

const hourWords: Readonly<Record<Language, readonly [one: string, more: string]>> = {
  fr: ['h', 'h'],
  es: ['h', 'h'],
  nl: ['uur', 'uur'],
  it: ['ora', 'ore'],
};

const withMinutes: Readonly<Record<Language, (hours: number, minutes: number) => string>> = {
  fr: (hours, minutes) => `${hours}${noBreak}h${noBreak}${minutes}`,
  es: (hours, minutes) => `${hours}${noBreak}h${noBreak}${minutes}${noBreak}min`,
  nl: (hours, minutes) => `${hours}${noBreak}uur en ${minutes}${noBreak}minuten`,
  it: (hours, minutes) => `${hours}${noBreak}${hours === 1 ? 'ora' : 'ore'} e ${minutes}${noBreak}minuti`,
};

/** `90` → `1 h 30`, `1 h 30 min`, `1 uur en 30 minuten`, `1 ora e 30 minuti`. */
export const durationText = (language: Language, minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${noBreak}min`;
  if (rest > 0) return withMinutes[language](hours, rest);
  return `${hours}${noBreak}${hourWords[language][hours === 1 ? 0 : 1]}`;
};
