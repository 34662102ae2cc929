import { Type, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';

/** A request: unknown members are refused with 400 and their path. */
export const Strict = <T extends TProperties>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false });

/** An answer: clients ignore members that they do not know, so a newer gateway may add some. */
export const Open = <T extends TProperties>(properties: T): TObject<T> => Type.Object(properties);

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Words = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});
/** A number that some list of the shop gave out, of a theme, an activity or a minisite: what a database column of 32 bits holds. */
export const ListNumber = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** `yyyy-MM-dd`; that the date exists is checked by `parseIsoDate`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** `yyyy-MM` */
export const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
/** ISO instant, UTC. */
export const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' });
/** Integer cents. */
export const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000 });
export const Percent = Type.Number({ minimum: 0, maximum: 100 });
export const LocaleWord = Words(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const);
export const FlowWord = Words(['booking', 'gifting', 'hotel', 'activity'] as const);

/** Query members arrive as text; the gateway coerces numbers and booleans before it checks. */
export const Pax = {
  adult: Type.Integer({ minimum: 1, maximum: 20 }),
  child: Type.Integer({ minimum: 0, maximum: 10 }),
  baby: Type.Integer({ minimum: 0, maximum: 10 }),
};
export const OptionalPax = {
  adult: Type.Optional(Pax.adult),
  child: Type.Optional(Pax.child),
  baby: Type.Optional(Pax.baby),
};
