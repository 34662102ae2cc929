import type { ProgramItem } from './program-item';
import { tourItems } from './tour-items';
import { tableItems } from './table-items';
import { waterItems } from './water-items';

/** Programme items by stable key. */
export const programItems: Readonly<Record<string, ProgramItem>> = {
  ...tableItems,
  ...waterItems,
  ...tourItems,
};
