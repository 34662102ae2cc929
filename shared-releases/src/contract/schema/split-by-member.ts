import type { JsonSchema } from '@detour/shared-contracts/contract';
import { isObject, listIn, namesIn, schemasIn, type SchemaObject } from './schema-parts';

const namedValues = (schema: JsonSchema | undefined): readonly unknown[] | null => {
  if (!isObject(schema)) return null;
  return 'const' in schema ? [schema['const']] : listIn(schema, 'enum');
};

/**
 * Splits a union by its discriminator member (`kind: "box"`) into one schema per value, so that each part can find its match.
 * Null without such a member, or when nothing is left to split.
 */
export const splitByMember = (
  from: SchemaObject,
  branches: readonly JsonSchema[],
): readonly SchemaObject[] | null => {
  const required = namesIn(from, 'required');
  const properties = schemasIn(from, 'properties');
  for (const [name, schema] of properties) {
    const values = namedValues(schema);
    if (!required.has(name) || !values || values.length < 2) continue;
    const tells = branches.some(
      (branch) => isObject(branch) && namedValues(schemasIn(branch, 'properties').get(name)) !== null,
    );
    if (tells)
      return values.map((value) => ({
        ...from,
        properties: { ...Object.fromEntries(properties), [name]: { const: value } },
      }));
  }
  return null;
};
