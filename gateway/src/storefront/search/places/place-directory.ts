import { foldText } from '@detour/shared-contracts/catalogue';
import type { PlaceRow } from './place-rows.repository';
import { createNameIndex } from './name-index';

/** A place that matches a term. */
export interface FoundPlace {
  readonly place: PlaceRow;
  /** 0: whole name; 1: start of the name; 2: start of a word; 3: post code, or a typo. */
  readonly closeness: number;
  /** Typos, for closeness 3. Of a post code: its last digits that differ. */
  readonly typos: number;
  /** Letters that the matching words have more or less than the term, for typos. */
  readonly rest: number;
}

/** All places, in memory. */
export interface PlaceDirectory {
  get(id: string): PlaceRow | undefined;
  /** The name in a language, folded (`foldPlaceName`). */
  foldedName(place: PlaceRow, language: string): string;
  /** The same for a town and the sea or ski resort that it also is. Null for other places. */
  spotOf(place: PlaceRow): string | null;
  /**
   * Places with a name, a word or a post code that starts with the term; when these are fewer than `wanted`, also names with a typo.
   * A post code that no place has finds those whose codes have most of its first digits, of the country `home` if it has one: 75001
   * finds Paris. Without order. Numbered parts of a town ("Marseille 13") match a term with a number only.
   */
  find(typed: string, wanted: number, home: string): readonly FoundPlace[];
}

/** "st malo" is "saint malo". The abbreviation is a word before another one. */
const spellOutSaints = (folded: string): string =>
  folded.replaceAll(/(?<=^| )(st|ste)(?= )/g, (word) => (word === 'st' ? 'saint' : 'sainte'));

/** Folded, with abbreviations spelled out. */
export const foldPlaceName = (name: string): string => spellOutSaints(foldText(name));

const namesOf = ({ search_text }: PlaceRow): readonly string[] =>
  search_text
    .split('|')
    .filter((name) => name !== '')
    .map(spellOutSaints);

/** A whole post code of the shop's countries. */
const wholeCode = /^\d{4,5}$/;
/** The first digits of a code name its department or province. */
const digitsOfDepartment = 2;

interface CodeMatch {
  /** Last digits of the term that the codes of the owners do not have. */
  readonly missing: number;
  readonly owners: readonly number[];
}

const createCodeIndex = (places: readonly PlaceRow[]) => {
  const codes = createNameIndex(
    places.flatMap(({ postal_code: code }, owner) =>
      code === null ? [] : [[foldText(code), owner] as const],
    ),
  );
  /** Owners of codes as long as the term that have most of its first digits, in a country or in any (null). */
  const sharing = (term: string, country: string | null): CodeMatch => {
    for (let digits = term.length - 1; digits >= digitsOfDepartment; digits -= 1) {
      const owners = [...codes.startingWith(term.slice(0, digits)).keys()].filter((owner) => {
        const place = places[owner];
        return place?.postal_code?.length === term.length && (country === null || place.country === country);
      });
      if (owners.length > 0) return { missing: term.length - digits, owners };
    }
    return { missing: 0, owners: [] };
  };
  return (typed: string, home: string): CodeMatch => {
    if (!/\d/.test(typed)) return { missing: 0, owners: [] };
    const term = foldText(typed);
    const exact = codes.startingWith(term);
    if (exact.size > 0 || !wholeCode.test(term)) return { missing: 0, owners: [...exact.keys()] };
    const atHome = sharing(term, home);
    return atHome.owners.length > 0 ? atHome : sharing(term, null);
  };
};

const townCategories: ReadonlySet<string> = new Set(['city', 'searesort', 'skiresort']);

const spotOf = ({ category, country, search_text: names, lat, lng }: PlaceRow): string | null =>
  townCategories.has(category) ? `${country} ${names} ${lat.toFixed(2)} ${lng.toFixed(2)}` : null;

/** Tells whether all names of a place are those of another one with a number, such as "Marseille 13" beside "Marseille". */
const createPartCheck = (names: readonly (readonly string[])[]) => {
  const known = new Set(names.flat());
  const isPart = (name: string): boolean => {
    const whole = /^(.+) \d+$/.exec(name)?.[1];
    return whole !== undefined && known.has(whole);
  };
  const parts = new Set(names.flatMap((own, owner) => (own.every(isPart) ? [owner] : [])));
  return (owner: number): boolean => parts.has(owner);
};

/** Folding takes longer than searching, so each name is folded once. */
const createFolding = () => {
  const folded = new Map<string, string>();
  return (name: string): string => {
    const known = folded.get(name);
    if (known !== undefined) return known;
    const result = foldPlaceName(name);
    folded.set(name, result);
    return result;
  };
};

export const createPlaceDirectory = (places: readonly PlaceRow[]): PlaceDirectory => {
  const byId = new Map(places.map((place) => [place.id, place]));
  const names = places.map(namesOf);
  const index = createNameIndex(names.flatMap((own, owner) => own.map((name) => [name, owner] as const)));
  const ownersOfCode = createCodeIndex(places);
  const isPart = createPartCheck(names);
  const fold = createFolding();
  return {
    get: (id) => byId.get(id),
    spotOf,
    foldedName: (place, language) => fold(place.names[language] ?? ''),
    find(typed, wanted, home) {
      const term = foldPlaceName(typed);
      if (term === '') return [];
      const found = new Map<number, Omit<FoundPlace, 'place'>>();
      for (const [owner, closeness] of index.startingWith(term))
        found.set(owner, { closeness, typos: 0, rest: 0 });
      const { missing, owners } = ownersOfCode(typed, home);
      for (const owner of owners)
        if (!found.has(owner)) found.set(owner, { closeness: 3, typos: missing, rest: 0 });
      const isShown = /\d/.test(term) ? () => true : (owner: number) => !isPart(owner);
      if ([...found.keys()].filter(isShown).length < wanted)
        for (const [owner, match] of index.almostStartingWith(term))
          if (!found.has(owner)) found.set(owner, { closeness: 3, ...match });
      return [...found].flatMap(([owner, match]) => {
        const place = places[owner];
        return place && isShown(owner) ? [{ place, ...match }] : [];
      });
    },
  };
};
