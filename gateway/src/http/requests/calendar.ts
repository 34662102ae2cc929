import { parseIsoDate } from '@detour/shared-contracts/base';
import { Day, Instant } from '@detour/shared-contracts/schemas';
import type { Ajv } from 'ajv';

const keyword = 'calendar';

/** False for 31 February, and for a day outside the years 1900 to 2999. */
const isDay = (text: string): boolean => parseIsoDate(text) !== null;

/** `text` has the form of an instant: its day, hour, minute and second must exist. A leap second does not. */
const isInstant = (text: string): boolean => {
  const at = Date.parse(text);
  return (
    isDay(text.slice(0, 10)) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 19))
  );
};

const kinds = {
  day: { pattern: Day.pattern, exists: isDay, message: 'must be a day of the calendar' },
  instant: { pattern: Instant.pattern, exists: isInstant, message: 'must be an instant of the calendar' },
} as const;

type Kind = keyof typeof kinds;

const kindOf = (pattern: unknown): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].pattern === pattern);

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

/**
 * The schema with real calendar dates: a copy in which each `Day` and `Instant` has the keyword. The wire schema keeps its pattern only,
 * because a contract cannot compare two patterns, and answers are read by releases that are older than their gateway.
 */
export const withCalendar = (schema: object): object => {
  const members = Object.entries(schema).map(([name, part]) => [
    name,
    isObject(part) ? withCalendar(part) : part,
  ]);
  if (Array.isArray(schema)) return members.map(([, part]) => part);
  const kind = 'pattern' in schema ? kindOf(schema.pattern) : undefined;
  return { ...Object.fromEntries(members), ...(kind && { [keyword]: kind }) };
};

/** Teaches `ajv` the keyword. Text of another form is left to its pattern. */
export const addCalendar = (ajv: Ajv): Ajv => {
  const validate: { (kind: Kind, text: string): boolean; errors?: object[] } = (kind, text) => {
    const { pattern, exists, message } = kinds[kind];
    if (!new RegExp(pattern ?? '', 'u').test(text) || exists(text)) return true;
    validate.errors = [{ keyword, message, params: { kind } }];
    return false;
  };
  return ajv.addKeyword({ keyword, type: 'string', schemaType: 'string', errors: true, validate });
};
