import type { JsonSchema } from '@detour/shared-contracts/contract';
import { judgesOf } from './accepts-value';
import type { Compare } from './schema-parts';
import { asSchema, namesIn, numberIn, schemasIn, takesNothing, type Mismatch, type SchemaObject } from './schema-parts'; // prettier-ignore

/** Members that a sender declares. A required member without a schema may be anything. */
const declaredIn = (from: SchemaObject): ReadonlyMap<string, JsonSchema> => {
  const declared = new Map(schemasIn(from, 'properties'));
  for (const name of namesIn(from, 'required'))
    if (!declared.has(name)) {
      const [first = true] = judgesOf({ ...from, properties: {} }, name);
      declared.set(name, first);
    }
  return declared;
};

/** Undeclared members that a sender may add: names by pattern, or any names. */
const extrasIn = (from: SchemaObject): readonly { readonly fits: RegExp; readonly schema: JsonSchema }[] => [
  ...[...schemasIn(from, 'patternProperties')].map(([pattern, schema]) => ({
    fits: new RegExp(pattern, 'u'),
    schema,
  })),
  ...('additionalProperties' in from && !takesNothing(asSchema(from['additionalProperties']))
    ? [{ fits: /^/u, schema: asSchema(from['additionalProperties']) }]
    : []),
];

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const requiredMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const sent = namesIn(from, 'required');
  const missing = [...namesIn(to, 'required')].find((name) => !sent.has(name));
  if (missing === undefined) return null;
  return schemasIn(from, 'properties').has(missing)
    ? { path: below(path, missing), reason: 'may be left out, but is required' }
    : { path: below(path, missing), reason: 'is not sent, but is required' };
};

const memberMismatch = (
  name: string,
  schema: JsonSchema,
  to: SchemaObject,
  { path, compare }: { readonly path: string; readonly compare: Compare },
): Mismatch | null => {
  if (takesNothing(schema)) return null;
  for (const judge of judgesOf(to, name)) {
    const found = takesNothing(judge)
      ? { path: below(path, name), reason: 'may be sent, but no such member is taken' }
      : compare(schema, judge, below(path, name));
    if (found) return found;
  }
  return null;
};

/** Undeclared names may match any schema of the receiver. */
const extraMismatch = (
  { fits, schema }: { readonly fits: RegExp; readonly schema: JsonSchema },
  declared: ReadonlyMap<string, JsonSchema>,
  to: SchemaObject,
  { path, compare }: { readonly path: string; readonly compare: Compare },
): Mismatch | null => {
  const named = [...schemasIn(to, 'properties')].filter(([name]) => !declared.has(name) && fits.test(name));
  const patterns = schemasIn(to, 'patternProperties');
  const judges = [...named, ...patterns].map(([name, judge]) => [below(path, name), judge] as const);
  // When the receiver's pattern equals the sender's, no other names remain.
  const rest: typeof judges = patterns.has(fits.source)
    ? []
    : [[below(path, '*'), asSchema(to['additionalProperties'])]];
  for (const [place, judge] of [...judges, ...rest]) {
    const found = takesNothing(judge)
      ? { path: place, reason: 'may be sent, but no such member is taken' }
      : compare(schema, judge, place);
    if (found) return found;
  }
  return null;
};

const countMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const fewest = numberIn(to, 'minProperties') ?? 0;
  const most = numberIn(to, 'maxProperties') ?? Infinity;
  const sentFewest = Math.max(numberIn(from, 'minProperties') ?? 0, namesIn(from, 'required').size);
  const declared = extrasIn(from).length > 0 ? Infinity : declaredIn(from).size;
  const sentMost = Math.min(numberIn(from, 'maxProperties') ?? Infinity, declared);
  if (sentFewest < fewest) return { path, reason: `may hold fewer than ${fewest} members` };
  return sentMost > most ? { path, reason: `may hold more than ${most} members` } : null;
};

export const membersMismatch = (
  from: SchemaObject,
  to: SchemaObject,
  path: string,
  compare: Compare,
): Mismatch | null => {
  const declared = declaredIn(from);
  const missing = requiredMismatch(from, to, path) ?? countMismatch(from, to, path);
  if (missing) return missing;
  for (const [name, schema] of declared) {
    const found = memberMismatch(name, schema, to, { path, compare });
    if (found) return found;
  }
  for (const extra of extrasIn(from)) {
    const found = extraMismatch(extra, declared, to, { path, compare });
    if (found) return found;
  }
  return null;
};
