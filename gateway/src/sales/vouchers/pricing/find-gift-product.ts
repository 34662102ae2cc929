import type { BucketValue, Image, VoucherItem } from '@detour/shared-contracts/api';
import { err, ok, type Cents, type Result } from '@detour/shared-contracts/base';
import { codeInFormat } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import type { Moment } from '../../inventory/assess-stay';
import { findStayProduct, townLabelOf } from '../../inventory/stay-product.repository';
import { labelOf } from '../../inventory/stay-labels';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { Database } from '../../../database/open-database';
import { defaultBucket } from '../../gifts/gift-prices';
import { findGiftPrice } from '../../gifts/gift-prices.repository';
import { createTranslate } from '../../../messages/message-catalogue';
import type { OrderRefusal } from '../../records/order-refusal';
import { cardImage, coverImage } from '../../../catalogue/stay-images';
import { inMealWords } from '../../../catalogue/meal-words';

/** A product without a date, with its price. */
interface GiftProduct {
  readonly productId: string;
  readonly label: string;
  readonly venue: string | null;
  readonly image: Image;
  readonly adults: number;
  readonly nights: number | null;
  readonly bucket: BucketValue | null;
  readonly content: readonly string[];
  readonly price: Cents;
  /** Value in payments, when higher than the price: a discounted box has the value of its ordinary price (docs/decisions/0220). */
  readonly worth?: Cents;
  /** Country of the product. Null when the buyer's choice is still open. */
  readonly country: string | null;
}

/** What identifies a product, in a request or a snapshot. */
type WishedGift = Pick<
  VoucherItem,
  'kind' | 'productId' | 'nights' | 'bucket' | 'adults' | 'value' | 'format'
>;

export interface GiftAsk {
  readonly locale: Locale;
  readonly moment: Moment;
}

type Found = Result<GiftProduct, OrderRefusal>;

const unavailable = (message: string): Found => err({ kind: 'PACKAGE_NOT_AVAILABLE', message });

/** Gift stays, boxes and cards are for two. */
const two = 2;

const findGiftStay = async (db: Database, item: WishedGift, { locale, moment }: GiftAsk): Promise<Found> => {
  const product = await findStayProduct(db, item.productId);
  const { today } = moment;
  const isOpen =
    product?.pack.published &&
    product.hotel.active &&
    (product.pack.expiration === null || product.pack.expiration >= today);
  if (!product || !isOpen) return unavailable(`Package ${item.productId} is not sold as a gift.`);
  const nights = item.nights ?? product.pack.min_nights;
  const prices = await findGiftPrice(db, product.pack.id, nights);
  if (!prices) return unavailable(`Package ${product.pack.id} is no gift of ${nights} nights.`);
  const bucket = item.bucket ?? defaultBucket;
  return ok({
    productId: product.pack.id,
    label: labelOf(product, locale),
    venue: `${product.hotel.label}, ${townLabelOf(product, locale)}`,
    image: coverImage(product.hotel.photos, product.pack.scene, locale),
    adults: two,
    nights,
    bucket,
    content: [],
    price: prices[bucket],
    country: product.hotel.country,
  });
};

/** Finds a box by its code or the code of its other format. */
const findBox = async (db: Database, item: WishedGift, { locale }: GiftAsk): Promise<Found> => {
  const codes = [
    item.productId,
    codeInFormat(item.productId, 'digital'),
    codeInFormat(item.productId, 'physical'),
  ];
  const row = await db
    .selectFrom('box')
    .selectAll()
    .where('code', 'in', codes)
    .where('published', '=', true)
    .orderBy('code')
    .executeTakeFirst();
  if (!row) return unavailable(`There is no box ${item.productId}.`);
  const texts = row.texts[wordingOf(locale)];
  return ok({
    productId: codeInFormat(row.code, item.format),
    label: inMealWords(locale, texts.title),
    venue: null,
    image: cardImage(row.scene),
    adults: two,
    nights: null,
    bucket: null,
    content: inMealWords(locale, texts.includedContent)
      .split('\n')
      .filter((line) => line.trim() !== ''),
    price: row.price,
    worth: Math.max(row.price, row.reference_price),
    country: null,
  });
};

const findActivity = async (db: Database, item: WishedGift, { locale }: GiftAsk): Promise<Found> => {
  const row = await db
    .selectFrom('activity')
    .innerJoin('place', 'place.id', 'activity.place_id')
    .selectAll('activity')
    .select(['place.names', 'place.country'])
    .where('activity.id', '=', item.productId)
    .where('activity.published', '=', true)
    .executeTakeFirst();
  if (!row) return unavailable(`Activity ${item.productId} is not sold.`);
  const price = row.prices[String(item.adults)];
  if (!price) return unavailable(`Activity ${row.id} is not sold for ${item.adults} people.`);
  const texts = row.texts[wordingOf(locale)];
  return ok({
    productId: row.id,
    label: texts.label,
    venue: `${texts.center}, ${row.names[wordingOf(locale)] ?? ''}`,
    image: coverImage(row.photos, row.scene, locale),
    adults: item.adults,
    nights: null,
    bucket: null,
    content: [],
    price: price.sellPrice,
    country: row.country,
  });
};

/** A gift card is sold by value; all cards have the same cover. */
const giftCard = (item: WishedGift, { locale }: GiftAsk): Found =>
  ok({
    productId: '',
    label: createTranslate(locale)('voucher.giftCard'),
    venue: null,
    image: cardImage('garden-path-day'),
    adults: item.adults,
    nights: null,
    bucket: null,
    content: [],
    price: item.value ?? 0,
    country: null,
  });

/** Finds the product of a voucher and its current price, or why it is not available. */
export const findGiftProduct = (db: Database, item: WishedGift, ask: GiftAsk): Promise<Found> => {
  switch (item.kind) {
    case 'gift_stay':
      return findGiftStay(db, item, ask);
    case 'box':
      return findBox(db, item, ask);
    case 'activity':
      return findActivity(db, item, ask);
    case 'gift_card':
      return Promise.resolve(giftCard(item, ask));
  }
};
