import type { IsoDate } from '@detour/shared-contracts/base';
import { json } from '../database/json';
import type { Database } from '../database/open-database';
import type { CatalogueSize } from './demonstration';

/** Raise it when texts, hotels or rows change: the next start then overwrites the whole catalogue. */
export const catalogueVersion = 20;

/** State of the demonstration catalogue in a database. */
export interface CatalogueState {
  readonly seed: string;
  readonly size: CatalogueSize;
  readonly version: number;
  /** Reference day of review dates and of the ends of offers. */
  readonly day: IsoDate;
  /** First night that is missing. */
  readonly horizon: IsoDate;
  /** Day of the last refresh of promotions and from-prices. */
  readonly refreshed: IsoDate;
}

export const stateKey = 'demo-catalogue';

export const readState = async (db: Database): Promise<CatalogueState | null> => {
  const row = await db
    .selectFrom('catalogue_state')
    .select('value')
    .where('key', '=', stateKey)
    .executeTakeFirst();
  return (row?.value as CatalogueState | undefined) ?? null;
};

export const writeState = async (db: Database, state: CatalogueState): Promise<void> => {
  await db
    .insertInto('catalogue_state')
    .values({ key: stateKey, value: json(state) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: json(state) }))
    .execute();
};
