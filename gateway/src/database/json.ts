import { sql, type RawBuilder } from 'kysely';

/** A value for a `jsonb` column. Without it, node-postgres writes an array as an SQL array, which `jsonb` rejects. */
export const json = (value: unknown): RawBuilder<string> => sql<string>`${JSON.stringify(value)}::jsonb`;
