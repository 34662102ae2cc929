import type { PlaceKey } from './criteria';

/** Categories of a destination suggestion, as the wire says them. @spec DEST-007 */
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

/** The hash key that a chosen suggestion is written under: the wire value is the key's name. @spec DEST-003 DEST-007 */
export const placeKeyOf = (category: PlaceCategory): PlaceKey => category;

const writtenOut: Readonly<Record<string, PlaceCategory>> = {
  'seaside resort': 'searesort',
  'ski resort': 'skiresort',
  'touristic region': 'touristicregion',
  'touristic area': 'touristicregion',
};

/** Category of a text from outside, also in the documents' words; null for an unknown one. */
export const parsePlaceCategory = (text: string): PlaceCategory | null =>
  placeCategories.find((category) => category === text) ??
  (Object.hasOwn(writtenOut, text) ? (writtenOut[text] ?? null) : null);
