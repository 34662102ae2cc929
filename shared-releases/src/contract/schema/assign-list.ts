import type { Compare } from './schema-parts';
import { asSchema, numberIn, type Mismatch, type SchemaObject } from './schema-parts';

export const listMismatch = (
  from: SchemaObject,
  to: SchemaObject,
  path: string,
  compare: Compare,
): Mismatch | null => {
  if (Array.isArray(from['items']) || Array.isArray(to['items']))
    return { path, reason: 'is a list with a form for each place, which cannot be compared' };
  const longest = numberIn(from, 'maxItems') ?? Infinity;
  const most = numberIn(to, 'maxItems') ?? Infinity;
  if (longest > most) return { path, reason: `may contain more than the accepted ${most} items` };
  const fewest = numberIn(to, 'minItems') ?? 0;
  if ((numberIn(from, 'minItems') ?? 0) < fewest)
    return { path, reason: `may contain fewer than the required ${fewest} items` };
  if (to['uniqueItems'] === true && from['uniqueItems'] !== true && longest > 1)
    return { path, reason: 'may hold an item twice' };
  return longest === 0 ? null : compare(asSchema(from['items']), asSchema(to['items']), `${path}[]`);
};
