// Commits pairs of rows until the test kills it, and prints the number of each acknowledged commit.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../open-database';

const { db } = await openDatabase({
  dataDir: join(process.argv[2] ?? '', 'database'),
  durability: 'safe',
});
await sql`create table if not exists commits (id integer, pair integer)`.execute(db);
const { rows } = await sql<{ next: number }>`select coalesce(max(id), 0) + 1 as next from commits`.execute(
  db,
);
for (let id = rows[0]?.next ?? 1; ; id += 1) {
  await db.transaction().execute(async (trx) => {
    await sql`insert into commits values (${id}, 1)`.execute(trx);
    await sql`insert into commits values (${id}, -1)`.execute(trx);
  });
  writeSync(1, `${id}\n`);
}
