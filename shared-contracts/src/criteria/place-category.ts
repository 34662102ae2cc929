import type { PlaceKey } from './criteria';

/** Wire names of the destination categories. @spec DEST-007 */
export const placeCategories = [
  'city',
  'hotel',
  'poi',
  'region',
  'department',
  'country',
  'searesort',
  'skiresort',
  'touristicregion',
] as const;

export type PlaceCategory = (typeof placeCategories)[number];

/** Hash key of a chosen suggestion: the wire value names the key. @spec DEST-003 DEST-007 */
export const placeKeyOf = (category: PlaceCategory): PlaceKey => category;

const writtenOut: Readonly<Record<string, PlaceCategory>> = {
  'seaside resort': 'searesort',
  'ski resort': 'skiresort',
  'touristic region': 'touristicregion',
  'touristic area': 'touristicregion',
};

/** Parses a category, also in the documents' wording. Null when unknown. */
export const parsePlaceCategory = (text: string): PlaceCategory | null =>
  placeCategories.find((category) => category === text) ??
  (Object.hasOwn(writtenOut, text) ? (writtenOut[text] ?? null) : null);
