import type { GiftActivity } from '@detour/shared-contracts/api';
import { wordingOf, type ActivityTexts } from '@detour/shared-contracts/catalogue';
import { codeInFormat } from '@detour/shared-contracts/rules';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import { durationText } from '../../../catalogue/duration';
import { toPartner } from '../../../catalogue/to-partner';
import type { Database } from '../../../database/open-database';
import { findBooking, toVisitBooking } from '../../slots/booking.repository';
import type { VoucherRow } from '../voucher-row';

interface VoucherProduct {
  /** Path of the product's page; null when it is no longer on sale, and for a gift card. */
  readonly uri: string | null;
  readonly activity: GiftActivity | null;
}

interface Ask {
  readonly locale: Locale;
  readonly now: Date;
}

const nothing: VoucherProduct = { uri: null, activity: null };

const findStay = async (db: Database, id: string, locale: Locale): Promise<VoucherProduct> => {
  const row = await db
    .selectFrom('package')
    .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
    .select('package.id')
    .where('package.id', '=', id)
    .where('package.published', '=', true)
    .where('hotel.active', '=', true)
    .executeTakeFirst();
  return row ? { uri: productPath(locale, row.id), activity: null } : nothing;
};

const findBox = async (db: Database, code: string, locale: Locale): Promise<VoucherProduct> => {
  const row = await db
    .selectFrom('box')
    .select('code')
    .where('code', '=', codeInFormat(code, 'digital'))
    .where('published', '=', true)
    .executeTakeFirst();
  return row ? { uri: productPath(locale, row.code, { kind: 'box' }), activity: null } : nothing;
};

/** Where and when the partner receives. The catalogue may know some of it only; an empty member is not shown. */
const findActivity = async (
  db: Database,
  { id: voucherId, product_id: id }: Pick<VoucherRow, 'id' | 'product_id'>,
  { locale, now }: Ask,
): Promise<VoucherProduct> => {
  const row = await db
    .selectFrom('activity')
    .innerJoin('place', 'place.id', 'activity.place_id')
    .selectAll('activity')
    .select(['place.names', 'place.country'])
    .where('activity.id', '=', id)
    .executeTakeFirst();
  if (!row) return nothing;
  const wording = wordingOf(locale);
  // Rows of an import may lack a text.
  const texts: Partial<ActivityTexts> = row.texts[wording];
  const booking = await findBooking(db, voucherId);
  return {
    uri: row.published ? productPath(locale, row.id, { kind: 'activity' }) : null,
    activity: {
      partner: texts.center ?? '',
      place: row.names[wording] ?? '',
      gettingThere: texts.gettingThere ?? '',
      schedules: [...(texts.schedules ?? [])],
      included: [...(texts.included ?? [])],
      importantInfo: [...(texts.importantInfo ?? [])],
      contact: toPartner(row),
      duration: durationText(wording, row.duration_minutes),
      booking: booking ? toVisitBooking(booking, row.country, now) : null,
    },
  };
};

/** The current catalogue data of a voucher's product. */
export const findVoucherProduct = (
  db: Database,
  voucher: Pick<VoucherRow, 'id' | 'kind' | 'product_id'>,
  ask: Ask,
): Promise<VoucherProduct> => {
  const { kind, product_id } = voucher;
  const { locale } = ask;
  switch (kind) {
    case 'gift_stay':
      return findStay(db, product_id, locale);
    case 'box':
      return findBox(db, product_id, locale);
    case 'activity':
      return findActivity(db, voucher, ask);
    case 'gift_card':
      return Promise.resolve(nothing);
  }
};
