export interface ThematicGroup {
  readonly key: 'wellness' | 'romantic' | 'gastronomy' | 'family' | 'generic';
  /** Theme of a search. The generic group has no theme. */
  readonly id: number;
  /** Activity ids that the reduced filter variation shows for the group. */
  readonly subIds: readonly number[];
}

/**
 * Activities by travel motive, in display order. An activity that fits two groups belongs to the first.
 * @spec SBOX-019 SBOX-020
 */
export const thematicGroups: readonly ThematicGroup[] = [
  { key: 'wellness', id: 26, subIds: [110, 111, 112, 113, 114, 115] },
  { key: 'romantic', id: 23, subIds: [121, 130, 133, 137] },
  { key: 'gastronomy', id: 19, subIds: [101, 102, 104, 105, 106, 108, 134] },
  { key: 'family', id: 39, subIds: [107, 116, 122, 124, 127, 129, 138, 140] },
  { key: 'generic', id: 0, subIds: [117, 118, 123, 125] },
];
