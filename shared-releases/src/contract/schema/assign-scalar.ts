import { numberIn, textIn, type Mismatch, type SchemaObject } from './schema-parts';

export const textMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const shortest = numberIn(to, 'minLength') ?? 0;
  if ((numberIn(from, 'minLength') ?? 0) < shortest)
    return { path, reason: `may be shorter than the required ${shortest} characters` };
  const longest = numberIn(to, 'maxLength') ?? Infinity;
  if ((numberIn(from, 'maxLength') ?? Infinity) > longest)
    return { path, reason: `may be longer than the accepted ${longest} characters` };
  const pattern = textIn(to, 'pattern');
  if (pattern !== null && pattern !== textIn(from, 'pattern'))
    return { path, reason: `can differ from the required pattern ${pattern}` };
  const format = textIn(to, 'format');
  return format !== null && format !== textIn(from, 'format')
    ? { path, reason: `can differ from the required format "${format}"` }
    : null;
};

interface Bounds {
  readonly lowest: number;
  readonly highest: number;
  readonly opensLow: boolean;
  readonly opensHigh: boolean;
}

const stepOf = (schema: SchemaObject): number | null =>
  numberIn(schema, 'multipleOf') ?? (schema['type'] === 'integer' ? 1 : null);

const isWhole = (schema: SchemaObject): boolean =>
  Number.isInteger(stepOf(schema) ?? 0.5) || schema['type'] === 'integer';

/** Inclusive and exclusive bounds in one form. Integers have only inclusive ones. */
const boundsOf = (schema: SchemaObject, whole: boolean): Bounds => {
  const low = numberIn(schema, 'minimum') ?? -Infinity;
  const high = numberIn(schema, 'maximum') ?? Infinity;
  const above = numberIn(schema, 'exclusiveMinimum') ?? -Infinity;
  const below = numberIn(schema, 'exclusiveMaximum') ?? Infinity;
  if (whole)
    return {
      lowest: Math.max(Math.ceil(low), Math.floor(above) + 1),
      highest: Math.min(Math.floor(high), Math.ceil(below) - 1),
      opensLow: false,
      opensHigh: false,
    };
  return {
    lowest: Math.max(low, above),
    highest: Math.min(high, below),
    opensLow: above >= low && above > -Infinity,
    opensHigh: below <= high && below < Infinity,
  };
};

const stepMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const asked = numberIn(to, 'multipleOf');
  const step = stepOf(from);
  const fits =
    asked === null ||
    step === asked ||
    (step !== null && Number.isInteger(step) && Number.isInteger(asked) && step % asked === 0);
  return fits ? null : { path, reason: `can be a value that is not a multiple of ${asked}` };
};

export const numberMismatch = (from: SchemaObject, to: SchemaObject, path: string): Mismatch | null => {
  const whole = isWhole(from);
  const sent = boundsOf(from, whole);
  const taken = boundsOf(to, whole);
  if (sent.lowest > sent.highest) return null;
  if (sent.lowest < taken.lowest || (sent.lowest === taken.lowest && taken.opensLow && !sent.opensLow))
    return { path, reason: `may be below ${taken.lowest}, the lowest accepted value` };
  if (sent.highest > taken.highest || (sent.highest === taken.highest && taken.opensHigh && !sent.opensHigh))
    return { path, reason: `may be above ${taken.highest}, the highest accepted value` };
  return stepMismatch(from, to, path);
};
