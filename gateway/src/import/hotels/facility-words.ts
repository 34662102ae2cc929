import { facilities, type FacilityKey } from '@detour/shared-contracts/catalogue';

/** Terms of the registers for our facilities. Terms that mean less (Wi-Fi in the lobby, a bar) are not mapped. */
const words: Readonly<Record<string, FacilityKey>> = {
  'piscina scoperta': 'pool',
  'piscina coperta': 'indoorPool',
  'fitness/centro salute': 'gym',
  'sauna privata': 'sauna',
  'bagno turco': 'steamRoom',
  'jacuzzi/idromassaggio': 'hotTub',
  'impianti termali propri': 'spa',
  ristorante: 'restaurant',
  'roof garden': 'terrace',
  'parcheggio custodito': 'parking',
  'parcheggio non custodito': 'parking',
  autorimessa: 'parking',
  'aria condizionata centralizzata': 'airConditioning',
  'aria condizionata non centralizzata': 'airConditioning',
  'access. diversamente abili totale': 'accessible',
};

const petWords: ReadonlySet<string> = new Set(['pets', 'accettazione animali domestici']);

/** Our keys are accepted, too. */
const keyOf = (word: string): FacilityKey | null =>
  words[word.toLowerCase()] ?? (Object.keys(facilities) as FacilityKey[]).find((key) => key === word) ?? null;

export const facilitiesOf = (given: readonly string[]): readonly FacilityKey[] => [
  ...new Set(given.flatMap((word) => keyOf(word) ?? [])),
];

export const takesPets = (given: readonly string[]): boolean =>
  given.some((word) => petWords.has(word.toLowerCase()));
