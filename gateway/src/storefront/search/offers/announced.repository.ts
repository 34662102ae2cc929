import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/open-database';
import {
  announcesDiscount,
  type AnnouncedProduct,
  type DatedPrice,
} from '../../../sales/reductions/announced-discount';
import { candidateSql, type Announced, type CandidateInput } from './candidates.repository';

type Found = AnnouncedProduct & DatedPrice & { readonly discount: number };

/** A candidate by its package and its day: its expression in SQL. */
const keySql: RawBuilder<string> = sql<string>`(taxed.id || '@' || coalesce(taxed.checkin::text, ''))`;

/** A discount of 6 %, rounded up, as `promoToShow` shows it on a card. */
const ownDiscount: RawBuilder<boolean> = sql<boolean>`(ref - base)::bigint * 100 > 5 * ref::bigint`;

/**
 * Which candidates announce a discount. The reference price of automatic promotions follows from days that are long past, which SQL does not
 * compute: the few candidates with a reduction are read first, and the function of the quote decides.
 */
export const findAnnounced = async (db: Database, input: CandidateInput): Promise<Announced> => {
  const { basis, moment } = input;
  if (basis === 'gift') return sql<boolean>`false`;
  const { live, versions } = moment.promotions;
  if (live.length === 0 && versions.length === 0) return ownDiscount;
  const { rows } = await sql<Found & { readonly key: string }>`
    with ${candidateSql(input)}
    select ${keySql} as key, taxed.id, taxed.hotel_id, taxed.kind, taxed.themes, taxed.base, taxed.ref, taxed.nights, taxed.checkin,
      taxed.discount, package.promo_percent, package.promo_from, package.promo_until, package.reference_bp
    from taxed join package on package.id = taxed.id
    where taxed.discount > 0 or taxed.checkin is null or (package.promo_from <= ${moment.today}::date
      and (package.promo_until is null or package.promo_until >= ${moment.today}::date))`.execute(db);
  const keys = rows.filter((row) => announcesDiscount(row, row, moment)).map(({ key }) => key);
  return sql<boolean>`${keySql} = any(${keys}::text[])`;
};
