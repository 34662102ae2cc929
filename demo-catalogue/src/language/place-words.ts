import { inEachLanguage, type Language, type Wording } from '@detour/shared-contracts/catalogue';

/** Place names without the addition that tells towns of one name apart: "Valence (Espagne)". */
const plainName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** Towns that share their name with an island: Dutch says "op Capri". */
const islands: ReadonlySet<string> = new Set(['Capri', 'Schiermonnikoog']);

const frenchIn = (name: string): string => {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`;
};

const frenchOf = (name: string): string => {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^(?:[AEÉÈIOUÚY]|Hyères|Honfleur|Hondarribia|Huez)/.test(name) ? `d’${name}` : `de ${name}`;
};

/** "ad" only before a name with the same vowel. */
const italianIn = (name: string): string => {
  if (name.startsWith('L’')) return `all’${name.slice(2)}`;
  return name.startsWith('A') ? `ad ${name}` : `a ${name}`;
};

const inside: Readonly<Record<Language, (name: string) => string>> = {
  fr: frenchIn,
  es: (name) => `en ${name}`,
  nl: (name) => `${islands.has(name) ? 'op' : 'in'} ${name}`,
  it: italianIn,
};

const away: Readonly<Record<Language, (name: string) => string>> = {
  fr: frenchOf,
  es: (name) => `de ${name}`,
  nl: (name) => `van ${name}`,
  it: (name) => (name.startsWith('L’') ? `dell’${name.slice(2)}` : `di ${name}`),
};

/** Name, "at the place" and "of the place" in each language, with the prepositions that the name requires. */
export const placeWords = (
  names: Wording,
): { readonly name: Wording; readonly at: Wording; readonly of: Wording } => ({
  name: inEachLanguage((language) => plainName(names[language])),
  at: inEachLanguage((language) => inside[language](plainName(names[language]))),
  of: inEachLanguage((language) => away[language](plainName(names[language]))),
});

const directions: readonly Wording[] = [
  { fr: 'au nord', es: 'al norte', nl: 'naar het noorden', it: 'a nord' },
  { fr: 'au nord-est', es: 'al noreste', nl: 'naar het noordoosten', it: 'a nord-est' },
  { fr: 'à l’est', es: 'al este', nl: 'naar het oosten', it: 'a est' },
  { fr: 'au sud-est', es: 'al sureste', nl: 'naar het zuidoosten', it: 'a sud-est' },
  { fr: 'au sud', es: 'al sur', nl: 'naar het zuiden', it: 'a sud' },
  { fr: 'au sud-ouest', es: 'al suroeste', nl: 'naar het zuidwesten', it: 'a sud-ovest' },
  { fr: 'à l’ouest', es: 'al oeste', nl: 'naar het westen', it: 'a ovest' },
  { fr: 'au nord-ouest', es: 'al noroeste', nl: 'naar het noordwesten', it: 'a nord-ovest' },
];

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** One of eight directions from one position to another, for distances of less than 100 km. */
export const directionTo = (from: Position, to: Position): Wording => {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, to.lat - from.lat) / (Math.PI / 4));
  return directions[(eighths + 8) % 8] as Wording;
};
