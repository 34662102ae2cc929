import type { Selectable } from 'kysely';
import type { Database } from '../../database/open-database';
import type { GiftPriceTable } from '../../database/tables/sales/voucher-tables';

type GiftPriceRecord = Selectable<GiftPriceTable>;

/** Returns the gift prices of a package, fewest nights first. */
export const findGiftPrices = (db: Database, packageId: string): Promise<GiftPriceRecord[]> =>
  db.selectFrom('gift_price').selectAll().where('package_id', '=', packageId).orderBy('nights').execute();

export const findGiftPrice = (
  db: Database,
  packageId: string,
  nights: number,
): Promise<GiftPriceRecord | undefined> =>
  db
    .selectFrom('gift_price')
    .selectAll()
    .where('package_id', '=', packageId)
    .where('nights', '=', nights)
    .executeTakeFirst();
