import type { ColumnType, JSONColumnType } from 'kysely';

/** A calendar date `yyyy-MM-dd` without a time zone. */
export type Day = string;
export type Instant = Date;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Null unless it is given. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
// `json()` returns an SQL expression, so the insert type of a plain value stays `string`.
export type Json<T extends object | null> = JSONColumnType<T>;
export type NullableJson = ColumnType<object | null, string | null | undefined, string | null>;
