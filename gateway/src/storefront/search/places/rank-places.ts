import { foldText } from '@detour/shared-contracts/catalogue';
import { typoDistance } from './typo-distance';

/** A found place, without its name in the visitor's language. */
export interface FoundPlace {
  readonly id: string;
  readonly category: string;
  readonly country: string;
  /** Folded names separated by bars. */
  readonly search_text: string;
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
  readonly population: number;
  readonly postal_code: string | null;
  /** Similarity of its best word to the term, 0 to 1. */
  readonly likeness: number;
}

const categoryOrder = [
  'city',
  'region',
  'touristicregion',
  'department',
  'searesort',
  'skiresort',
  'country',
  'poi',
  'hotel',
];

/** 0: whole name; 1: start of the name; 2: start of a word; 3: similar. */
const closenessOf = (term: string, searchText: string): number => {
  if (searchText.includes(`|${term}|`)) return 0;
  if (searchText.includes(`|${term}`)) return 1;
  return searchText.includes(` ${term}`) ? 2 : 3;
};

/** True for a term that matches: the start of a name, of a word or of the post code, otherwise a typo. */
const isMeant = (typed: string, term: string, { search_text, postal_code }: FoundPlace): boolean =>
  closenessOf(term, search_text) < 3 ||
  (postal_code?.startsWith(typed.trim()) ?? false) ||
  typoDistance(term, search_text) !== null;

const namesIn = (searchText: string): readonly string[] =>
  searchText.split('|').filter((name) => name !== '');

/** A part of a town, such as "Marseille 13" besides "Marseille". Only a term with a number matches it. */
const isNumberedPart = (names: ReadonlySet<string>, { search_text }: FoundPlace): boolean =>
  namesIn(search_text).every((name) => {
    const whole = /^(.+) \d+$/.exec(name)?.[1];
    return whole !== undefined && names.has(whole);
  });

export interface RankContext {
  /** By place id. */
  readonly offers: ReadonlyMap<string, number>;
  readonly language: string;
  /** Country of the visitor's site. */
  readonly home: string;
}

/**
 * Best first: closeness of the name (prefixes before typos; others are left out), whether it is the name that the visitor
 * sees, whether it has stays, whether it is in the visitor’s country, then size. Hotels come after places of the same closeness.
 * Numbered parts of a town only match terms with a number.
 */
export const rankPlaces = <T extends FoundPlace>(
  typed: string,
  places: readonly T[],
  { offers, language, home }: RankContext,
): readonly T[] => {
  const term = foldText(typed);
  const keyOf = (place: T): readonly number[] => {
    const closeness = closenessOf(term, place.search_text);
    const count = offers.get(place.id) ?? 0;
    return [
      closeness,
      closeness === 3 ? (typoDistance(term, place.search_text) ?? 0) : 0,
      closeness === 3 ? -Math.round(place.likeness * 10) : 0,
      closenessOf(term, `|${foldText(place.names[language] ?? '')}|`) === closeness ? 0 : 1,
      place.category === 'hotel' ? 1 : 0,
      count > 0 ? 0 : 1,
      place.country === home ? 0 : 1,
      -Math.log10(1 + count) - Math.log10(1 + place.population) / 2,
      categoryOrder.indexOf(place.category),
    ];
  };
  const names = new Set(places.flatMap(({ search_text }) => namesIn(search_text)));
  return places
    .filter((place) => isMeant(typed, term, place))
    .filter((place) => /\d/.test(term) || !isNumberedPart(names, place))
    .map((place) => ({ place, key: keyOf(place) }))
    .sort((a, b) => {
      const index = a.key.findIndex((value, position) => value !== b.key[position]);
      return index < 0 ? a.place.id.localeCompare(b.place.id) : (a.key[index] ?? 0) - (b.key[index] ?? 0);
    })
    .map(({ place }) => place);
};
