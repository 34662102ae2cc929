import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open-database';
import type { Tables } from '../../database/tables/tables';

/** Columns of a table with their SQL types, in any order. */
export type Columns = Readonly<Record<string, string>>;

interface Upsert {
  readonly table: keyof Tables;
  readonly key: string;
  readonly columns: Columns;
  /** Objects with a member for each column. */
  readonly rows: readonly object[];
  /** Number of rows per statement. */
  readonly chunk?: number;
}

const list = (names: readonly string[], print: (name: string) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(names.map(print), sql`, `);

/** Upserts rows: one JSON parameter per statement, which the database splits. An interrupted run can be repeated. */
export const upsertRows = async (
  db: Database,
  { table, key, columns, rows, chunk = 500 }: Upsert,
): Promise<void> => {
  const names = Object.keys(columns);
  const changed = names.filter((name) => name !== key);
  for (let from = 0; from < rows.length; from += chunk) {
    const data = JSON.stringify(rows.slice(from, from + chunk));
    await sql`
      insert into ${sql.table(table)} (${list(names, sql.ref)})
      select ${list(names, sql.ref)} from jsonb_to_recordset(${data}::jsonb)
        as given (${list(names, (name) => sql`${sql.ref(name)} ${sql.raw(columns[name] as string)}`)})
      on conflict (${sql.ref(key)}) do update
        set ${list(changed, (name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)}`.execute(db);
  }
};
