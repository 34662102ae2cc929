import { rows, type FittingText } from '@detour/shared-contracts/catalogue';

/**
 * Texts by name. The table has one line for each name, in the same order, with columns fr | es | nl | it. Throws when the numbers of
 * names and lines differ.
 */
export const namedTexts = <const Name extends string>(
  names: readonly Name[],
  table: string,
): Readonly<Record<Name, FittingText>> => {
  const lines = rows(table);
  if (lines.length !== names.length) {
    throw new Error(`The table has ${lines.length} lines for ${names.length} names (${names.join(', ')}).`);
  }
  // The lengths are equal, so each name has its line. `fromEntries` loses the type of the names.
  return Object.fromEntries(names.map((name, index) => [name, lines[index]])) as Record<Name, FittingText>;
};
