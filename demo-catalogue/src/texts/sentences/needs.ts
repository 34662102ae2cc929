import {
  type FacilityKey,
  type FittingText,
  type HotelType,
  inEachLanguage,
  type Wording,
} from '@detour/shared-contracts/catalogue';

/** Facts that a sentence may need, beside the facilities of a hotel and its type. */
const placeNeeds = [
  /** At the sea. */ 'sea',
  /** At a sea with tides: the Atlantic, the Channel, the North Sea. */ 'tides',
  'mountain',
  'city',
  'countryside',
  /** The town can be reached by car. */ 'cars',
  /** Open in winter only, in summer only. */ 'winter',
  'summer',
  'garden',
  /** Fewer than 15,000 inhabitants, more than 100,000. */ 'smallTown',
  'largeTown',
  'severalRooms',
  'pets',
] as const;

/** Facts of a stay. `gear`: an activity with a helmet or other gear that is lent. */
const stayNeeds = ['breakfast', 'dinner', 'activity', 'gear', 'lateCheckout', 'familyRoom'] as const;

export type Need = FacilityKey | (typeof placeNeeds)[number] | (typeof stayNeeds)[number];

/** What is true of a hotel or of a stay. */
export interface Facts {
  readonly type: HotelType;
  readonly holding: ReadonlySet<Need>;
  /** Values of the placeholders `{name}`. A sentence whose placeholder has no value is not taken. */
  readonly values: Readonly<Record<string, Wording>>;
}

const hotelTypes: ReadonlySet<string> = new Set<HotelType>([
  'hotel',
  'spahotel',
  'guesthouse',
  'inn',
  'castle',
  'manor',
  'townhouse',
  'farmhouse',
  'villa',
  'lodge',
]);

const placeholder = /\{(\w+)\}/g;

const placeholdersOf = ({ fr, es, nl, it }: Wording): readonly string[] =>
  [fr, es, nl, it].flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name));

interface Conditions {
  readonly types: readonly string[];
  readonly needs: readonly string[];
  readonly placeholders: readonly string[];
}

const known = new WeakMap<FittingText, Conditions>();

/** Conditions that follow `#` in a line: hotel types (one must hold), needs (all must hold), `!need` (must not hold). */
const conditionsOf = (text: FittingText): Conditions => {
  const kept = known.get(text);
  if (kept) return kept;
  const words: readonly string[] = text.types;
  const conditions = {
    types: words.filter((word) => hotelTypes.has(word)),
    needs: words.filter((word) => !hotelTypes.has(word)),
    placeholders: placeholdersOf(text.wording),
  };
  known.set(text, conditions);
  return conditions;
};

/** Words after `#` that are neither a hotel type nor a need, for the test of the tables. */
export const unknownNeeds = (text: FittingText, existing: ReadonlySet<string>): readonly string[] =>
  conditionsOf(text).needs.filter((word) => !existing.has(word.replace(/^!/, '')));

export const factNeeds: readonly Need[] = [...placeNeeds, ...stayNeeds];

/** True if each condition of the line holds and each of its placeholders has a value. */
export const holds = (text: FittingText, { type, holding, values }: Facts): boolean => {
  const { types, needs, placeholders } = conditionsOf(text);
  const has = (need: string): boolean => (holding as ReadonlySet<string>).has(need);
  return (
    (types.length === 0 || types.includes(type)) &&
    needs.every((need) => (need.startsWith('!') ? !has(need.slice(1)) : has(need))) &&
    placeholders.every((name) => Object.hasOwn(values, name))
  );
};

/** The text with the values of its placeholders. Throws if a placeholder has no value. */
export const fill = ({ wording }: FittingText, { values }: Pick<Facts, 'values'>): Wording =>
  inEachLanguage((language) =>
    wording[language].replaceAll(placeholder, (_, name: string) => {
      const value = values[name];
      if (!value) throw new Error(`No value for {${name}} in "${wording.fr}".`);
      return value[language];
    }),
  );

/** The same text in four languages: a number, a name. */
export const sameInAll = (value: string | number): Wording => inEachLanguage(() => String(value));
