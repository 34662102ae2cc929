import { Type, type TObject, type TProperties, type TSchema } from '@sinclair/typebox';

/** A request. Unknown members are rejected with 400 and their path. */
export const Strict = <T extends TProperties>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false });

/** A response. Clients ignore unknown members, so a newer gateway may add some. */
export const Open = <T extends TProperties>(properties: T): TObject<T> => Type.Object(properties);

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const Words = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});
/** A numeric id that the shop issued (theme, activity, minisite). Fits a 32-bit database column. */
export const ListNumber = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** `yyyy-MM-dd`. `parseIsoDate` checks that the date exists. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** `HH:mm` on a clock of the place. */
export const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
/** `yyyy-MM` */
export const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });
/** ISO instant, UTC. */
export const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$' });
/** Integer cents. */
export const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000 });
export const Percent = Type.Number({ minimum: 0, maximum: 100 });
export const LocaleWord = Words(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const);
export const FlowWord = Words(['booking', 'gifting', 'hotel', 'activity'] as const);

/** Query members arrive as text. The gateway coerces numbers and booleans before validation. */
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
