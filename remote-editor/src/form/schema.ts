import type { Json } from '@detour/shared-contracts/base';

/** The parts of JSON Schema that schemas of content have. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  /** The member that chooses the branch of `oneOf`. */
  readonly discriminator?: { readonly propertyName: string };
  readonly minimum?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
}

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The branch that the tag of a value chooses; the first one for another tag. */
const branchOf = ({ oneOf = [], discriminator }: Schema, value: unknown): Schema => {
  const name = discriminator?.propertyName ?? '';
  const tag = isObject(value) ? value[name] : undefined;
  return oneOf.find(({ properties }) => properties?.[name]?.const === tag) ?? oneOf[0] ?? {};
};

/** The branch of a nullable schema that is not null. */
export const valueBranchOf = ({ anyOf = [] }: Schema): Schema =>
  anyOf.find(({ type }) => type !== 'null') ?? {};

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

const fitObject = ({ properties = {}, required = [] }: Schema, value: unknown): Json => {
  const given = isObject(value) ? value : {};
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || !isNothing(given[name]))
      .map(([name, part]) => [name, fit(part, given[name])]),
  );
};

/** A missing number is zero, or the nearest number that its schema allows. */
const fitScalar = ({ type, minimum = 0 }: Schema, value: unknown): Json => {
  if (type === 'boolean') return value === true;
  // Null is a number that an editor has emptied: the gateway rejects it, and the form shows an empty field.
  if (type === 'integer' || type === 'number')
    return typeof value === 'number' || value === null ? value : Math.max(minimum, 0);
  if (type === 'null') return null;
  return typeof value === 'string' ? value : '';
};

/**
 * A value in the form of its schema, members in the order of the schema: unknown members are left out, missing ones are empty. A form
 * library leaves out what an editor has emptied, but a draft must have every member.
 */
export const fit = (schema: Schema, value: unknown): Json => {
  if (schema.oneOf) return fit(branchOf(schema, value), value);
  if (schema.anyOf) return isNothing(value) ? null : fit(valueBranchOf(schema), value);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((one) => one === value) ?? schema.enum[0] ?? null;
  if (schema.type === 'object') return fitObject(schema, value);
  if (schema.type === 'array')
    return (Array.isArray(value) ? value : []).map((one) => fit(schema.items ?? {}, one));
  return fitScalar(schema, value);
};

/** The value at a path of members and places. Undefined when there is none. */
export const valueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null
        ? (part as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );
