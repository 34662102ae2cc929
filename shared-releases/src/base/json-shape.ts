export type JsonObject = Readonly<Record<string, unknown>>;

/** An object from parsed JSON. Null for anything else. */
export const objectOf = (value: unknown): JsonObject | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;

/** Parses a JSON text to an object. Null for anything else. */
export const parseObject = (text: string): JsonObject | null => {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return null;
  }
};

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
