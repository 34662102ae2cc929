import { sql } from 'kysely';
import type { Database } from '../../database/open-database';

/**
 * Notes that pages may show something else from now on: after an import, and with a change of a promotion. Within a second, servers drop
 * the pages that they keep.
 */
export const changeCatalogue = async (db: Database): Promise<void> => {
  await sql`insert into catalogue_revision (id, value) values (1, 1)
    on conflict (id) do update set value = catalogue_revision.value + 1`.execute(db);
};
