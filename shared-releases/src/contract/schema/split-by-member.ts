import type { JsonSchema } from '@detour/shared-contracts';
import { isObject, listIn, namesIn, schemasIn, type SchemaObject } from './schema-parts';

const namedValues = (schema: JsonSchema | undefined): readonly unknown[] | null => {
  if (!isObject(schema)) return null;
  return 'const' in schema ? [schema['const']] : listIn(schema, 'enum');
};

/**
 * What is sent, as one schema for each value of the member by which a union tells its forms apart (`kind: "box"`), so that each part can
 * find its form. null when there is no such member, or nothing left to split.
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
