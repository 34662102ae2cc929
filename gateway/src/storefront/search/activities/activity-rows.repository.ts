import { sql, type Selectable } from 'kysely';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../../database/open-database';
import type { ActivityTable } from '../../../database/tables/catalogue-tables';

/** Columns for an activity's card, read for one page of results only. */
export type ActivityRow = Pick<
  Selectable<ActivityTable>,
  'id' | 'texts' | 'scene' | 'scenes' | 'prices' | 'duration_minutes' | 'photos'
> & {
  /** Name in the locale. */
  readonly town: string;
  readonly area: string;
};

/** Rows by activity id. */
export const findActivityRows = async (
  db: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, ActivityRow>> => {
  if (ids.length === 0) return new Map();
  const language = sql.lit(wordingOf(locale));
  const { rows } = await sql<ActivityRow>`
    select activity.id, activity.texts, activity.scene, activity.scenes, activity.photos, activity.prices,
      activity.duration_minutes,
      coalesce(town.names->>${language}, town.names->>'local', '') as town,
      coalesce(area.names->>${language}, '') as area
    from activity
    join place as town on town.id = activity.place_id
    left join place as area on area.id = coalesce(town.department_id, town.region_id)
    where activity.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};
