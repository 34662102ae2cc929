import { productPath, type Locale, type WishlistItem } from '@detour/shared-contracts';
import { savedPercent } from '../availability/pricing';
import { wordingOf } from '../catalogue/language';
import type { StayTexts } from '../catalogue/stays/stay';
import type { Database } from '../database/open-database';
import { findOfferRows, type OfferRow } from '../search/offer-rows.repository';
import { hotelSummaryOf } from '../stays/hotel-summary';
import { cardImage } from '../stays/stay-images';

interface FromPriceRow {
  readonly id: string;
  readonly from_price: number | null;
  readonly from_ref_price: number | null;
  readonly from_tax: number | null;
  readonly from_nights: number | null;
}

const priceOf = (row: FromPriceRow | undefined): WishlistItem['price'] => {
  if (!row || row.from_price === null || row.from_nights === null) return null;
  const refPrice = row.from_ref_price ?? row.from_price;
  return {
    sellPrice: row.from_price,
    refPrice,
    promo: savedPercent({ refPrice, sellPrice: row.from_price }),
    localTaxTotalAmount: row.from_tax ?? 0,
    nights: row.from_nights,
    participants: 2,
  };
};

const toItem = (id: string, row: OfferRow, price: WishlistItem['price'], locale: Locale): WishlistItem => {
  const texts = row.pack.texts[wordingOf(locale)] as unknown as StayTexts;
  const image = cardImage(row.pack.scene);
  return {
    id,
    type: 'STAY',
    label: texts.label,
    imageUrl: image.url,
    image,
    headwords: (texts.headwords ?? []).map((label) => ({ label })),
    uri: productPath(locale, id),
    hotel: hotelSummaryOf(row.hotel, row.town, locale, row.area),
    price,
  };
};

/** Stays of a list by id, at their lowest price on sale; those that are no longer published are left out. */
export const findStayWishes = async (
  db: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, WishlistItem>> => {
  if (ids.length === 0) return new Map();
  const prices = await db
    .selectFrom('package')
    .select(['id', 'from_price', 'from_ref_price', 'from_tax', 'from_nights'])
    .where('id', 'in', ids)
    .where('published', '=', true)
    .execute();
  const priceById = new Map(prices.map((row) => [row.id, row]));
  const rows = await findOfferRows(db, [...priceById.keys()], locale);
  return new Map([...rows].map(([id, row]) => [id, toItem(id, row, priceOf(priceById.get(id)), locale)]));
};
