import type { WishlistItem } from '@detour/shared-contracts/api';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import type { Moment } from '../../sales/inventory/assess-stay';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../database/open-database';
import { findOfferRows, type OfferRow } from '../../storefront/search/offers/offer-rows.repository';
import { fromPriceOf } from '../../storefront/stay-pages/from-price';
import { hotelSummaryOf } from '../../catalogue/hotel-summary';
import { coverImage } from '../../catalogue/stay-images';
import { inMealWords } from '../../catalogue/meal-words';

const toItem = (id: string, row: OfferRow, price: WishlistItem['price'], locale: Locale): WishlistItem => {
  const texts = row.pack.texts[wordingOf(locale)];
  const image = coverImage(row.hotel.photos, row.pack.scene, locale);
  return {
    id,
    type: 'STAY',
    label: inMealWords(locale, texts.label),
    imageUrl: image.url,
    image,
    headwords: texts.headwords.map((label) => ({ label: inMealWords(locale, label) })),
    uri: productPath(locale, id),
    hotel: hotelSummaryOf(row.hotel, row.town, locale, row.area),
    price,
  };
};

/** Stays by id with their lowest price on sale; unpublished ones are omitted. */
export const findStayWishes = async (
  db: Database,
  ids: readonly string[],
  { locale, moment }: { readonly locale: Locale; readonly moment: Moment },
): Promise<ReadonlyMap<string, WishlistItem>> => {
  if (ids.length === 0) return new Map();
  const prices = await db
    .selectFrom('package')
    .innerJoin('hotel', 'hotel.id', 'package.hotel_id')
    .selectAll('package')
    .select('hotel.tax')
    .where('package.id', 'in', ids)
    .where('published', '=', true)
    .execute();
  const priceById = new Map(
    prices.map(({ tax, ...pack }) => [pack.id, fromPriceOf({ pack, hotel: { tax } }, moment)]),
  );
  const rows = await findOfferRows(db, [...priceById.keys()], locale);
  return new Map([...rows].map(([id, row]) => [id, toItem(id, row, priceById.get(id) ?? null, locale)]));
};
