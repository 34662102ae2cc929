import type { TSchema } from '@sinclair/typebox';
import { isImageSchema, Picture } from './picture';

/** Characters of a text, and entries of a list, where the wire schema has no limit. */
const limits = { text: 5000, entries: 60 } as const;

type Json = Readonly<Record<string, unknown>>;

/** Name of the member that distinguishes the branches of a union, such as `kind`. */
const tagOf = (branches: readonly Json[]): string | null => {
  const tags = branches.map(
    ({ properties }) =>
      Object.entries((properties ?? {}) as Record<string, Json>).find(([, part]) => 'const' in part)?.[0],
  );
  const [first] = tags;
  return branches.length > 1 && first !== undefined && tags.every((tag) => tag === first) ? first : null;
};

/** One branch of a tagged union is chosen by its tag, so that an error names the member of that branch only. */
const unionOf = (branches: readonly TSchema[]): Json => {
  const stored = branches.map(toStoredSchema);
  const tag = tagOf(stored);
  return tag === null
    ? { anyOf: stored }
    : { type: 'object', required: [tag], discriminator: { propertyName: tag }, oneOf: stored };
};

/**
 * The schema of what editors store, from a wire schema: images are names of pictures, unknown members are rejected, and texts and lists
 * have limits. A client ignores unknown members of a response, but a misspelt member of content would be lost.
 */
export const toStoredSchema = (wire: TSchema): Json => {
  if (isImageSchema(wire)) return { ...Picture };
  if (Array.isArray(wire['anyOf'])) return unionOf(wire['anyOf'] as TSchema[]);
  if (wire['type'] === 'array')
    return { maxItems: limits.entries, ...wire, items: toStoredSchema(wire['items'] as TSchema) };
  if (wire['type'] === 'object') {
    const members = Object.entries(wire['properties'] as Record<string, TSchema>);
    return {
      ...wire,
      additionalProperties: false,
      properties: Object.fromEntries(members.map(([name, part]) => [name, toStoredSchema(part)])),
    };
  }
  const isOpenText = wire['type'] === 'string' && !('enum' in wire) && !('const' in wire);
  return isOpenText ? { maxLength: limits.text, ...wire } : { ...wire };
};
