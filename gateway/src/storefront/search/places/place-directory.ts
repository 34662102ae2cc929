import { foldText } from '@detour/shared-contracts/catalogue';
import type { PlaceRow } from './place-rows.repository';
import { createNameIndex } from './name-index';

/** A place that matches a term. */
export interface FoundPlace {
  readonly place: PlaceRow;
  /** 0: whole name; 1: start of the name; 2: start of a word; 3: post code, or a typo. */
  readonly closeness: number;
  /** Typos, for closeness 3. */
  readonly typos: number;
  /** Letters that the matching words have more or less than the term, for typos. */
  readonly rest: number;
}

/** All places, in memory. */
export interface PlaceDirectory {
  get(id: string): PlaceRow | undefined;
  /** The name in a language, folded (`foldPlaceName`). */
  foldedName(place: PlaceRow, language: string): string;
  /**
   * Places with a name, a word or a post code that starts with the term; when these are fewer than `wanted`, also names with a typo.
   * Without order. Numbered parts of a town ("Marseille 13") match a term with a number only.
   */
  find(typed: string, wanted: number): readonly FoundPlace[];
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

const createCodeIndex = (places: readonly PlaceRow[]) => {
  const codes = createNameIndex(
    places.flatMap(({ postal_code: code }, owner) =>
      code === null ? [] : [[foldText(code), owner] as const],
    ),
  );
  return (typed: string): Iterable<number> =>
    /\d/.test(typed) ? codes.startingWith(foldText(typed)).keys() : [];
};

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
    foldedName: (place, language) => fold(place.names[language] ?? ''),
    find(typed, wanted) {
      const term = foldPlaceName(typed);
      if (term === '') return [];
      const found = new Map<number, Omit<FoundPlace, 'place'>>();
      for (const [owner, closeness] of index.startingWith(term))
        found.set(owner, { closeness, typos: 0, rest: 0 });
      for (const owner of ownersOfCode(typed))
        if (!found.has(owner)) found.set(owner, { closeness: 3, typos: 0, rest: 0 });
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
