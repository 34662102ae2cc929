import type { WishlistItem } from '@detour/shared-contracts/api';
import { productPath, type Locale } from '@detour/shared-contracts/sites';
import type { Selectable } from 'kysely';
import { savedPercent } from '../../sales/inventory/pricing';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import { durationText } from '../../catalogue/duration';
import type { Database } from '../../database/open-database';
import type { ActivityTable } from '../../database/tables/catalogue-tables';
import { coverImage } from '../../catalogue/stay-images';

const priceOf = ({ prices }: Selectable<ActivityTable>): WishlistItem['price'] => {
  // Prefers the price for two, as other calls do; else that of the smallest party.
  const parties = Object.keys(prices).map(Number);
  const adults = parties.includes(2) ? 2 : Math.min(...parties);
  const price = prices[String(adults)];
  if (!price) return null;
  const { sellPrice, barPrice: refPrice } = price;
  const promo = savedPercent({ refPrice, sellPrice });
  return {
    sellPrice,
    refPrice,
    promo,
    localTaxTotalAmount: 0,
    amountToPay: sellPrice,
    nights: 0,
    participants: adults,
  };
};

const toItem = (row: Selectable<ActivityTable>, town: string, locale: Locale): WishlistItem => {
  const language = wordingOf(locale);
  const texts = row.texts[language];
  const image = coverImage(row.photos, row.scene, locale);
  const uri = productPath(locale, row.id, { kind: 'activity' });
  return {
    id: row.id,
    type: 'ACTIVITY',
    label: texts.label,
    imageUrl: image.url,
    image,
    headwords: [{ label: durationText(language, row.duration_minutes) }],
    uri,
    hotel: {
      id: row.id,
      label: texts.center,
      stars: 0,
      uri,
      review: null,
      location: { label: town, area: '', uri: null, lat: row.lat, lng: row.lng },
      address: '',
      zipCode: '',
    },
    price: priceOf(row),
  };
};

/** Activities by id; unpublished ones are omitted. */
export const findActivityWishes = async (
  db: Database,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, WishlistItem>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .where('id', 'in', ids)
    .where('published', '=', true)
    .execute();
  const placeIds = [...new Set(rows.map(({ place_id: id }) => id))];
  const places =
    placeIds.length === 0
      ? []
      : await db.selectFrom('place').select(['id', 'names']).where('id', 'in', placeIds).execute();
  const towns = new Map(
    places.map(({ id, names }) => [id, names[wordingOf(locale)] ?? names['local'] ?? '']),
  );
  return new Map(rows.map((row) => [row.id, toItem(row, towns.get(row.place_id) ?? '', locale)]));
};
