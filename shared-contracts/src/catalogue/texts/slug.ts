import { foldText } from './search-text';

/** `Château de Valmerle`, `Amboise` → `chateau-de-valmerle-amboise`. */
export const slugOf = (...parts: readonly string[]): string =>
  parts
    .map((part) => foldText(part).replaceAll(' ', '-'))
    .filter((part) => part !== '')
    .join('-');
