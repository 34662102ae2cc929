import type { ProgramItem } from './program-item';
import { tourItems } from './tour-items';
import { tableItems } from './table-items';
import { waterItems } from './water-items';

/** All that a stay may include, by a stable key. */
export const programItems: Readonly<Record<string, ProgramItem>> = {
  ...tableItems,
  ...waterItems,
  ...tourItems,
};
