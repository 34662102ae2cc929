import type { ProgramItem } from './item';
import { landItems } from './items-land';
import { tableItems } from './items-table';
import { waterItems } from './items-water';

/** All that a stay may include, by a stable key. */
export const programItems: Readonly<Record<string, ProgramItem>> = {
  ...tableItems,
  ...waterItems,
  ...landItems,
};
