import { activityDetailCall, boxProductDetailCall, type Image } from '@detour/shared-contracts/api';
import { err, ok, type Cents, type Result } from '@detour/shared-contracts/base';
import type { GiftWish, Locale } from '@detour/shared-contracts/sites';
import {
  activityDetailValidator,
  boxProductDetailValidator,
} from '@detour/shared-contracts/validator-loaders';
import { loadStay, type Api, type ApiError } from '@detour/remote-kit';
import { loadGiftPrices } from '../../prices/gift-prices.client';
import type { Names } from '../../contract';

/** The product of a gift wish, and its price without shipping. */
export interface GiftProduct {
  /** Empty for a gift card, which has no name. */
  readonly title: string;
  /** "Château de Valmerle, Amboise"; empty if the recipient chooses. */
  readonly venue: string;
  readonly image: Image | null;
  /** Cents. */
  readonly price: Cents;
  readonly adults: number;
  readonly nights: number | null;
  readonly bucket: string | null;
}

type Found = Result<GiftProduct | null, ApiError>;
type WishOf<K extends GiftWish['kind']> = Extract<GiftWish, { readonly kind: K }>;

export interface GiftProductRequest {
  readonly wish: GiftWish;
  readonly locale: Locale;
}

const two = 2;

const loadGiftStay = async (
  api: Api<Names>,
  { productId: id, nights, bucket: asked }: WishOf<'gift_stay'>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Found> => {
  const [stay, prices] = await Promise.all([
    loadStay(api, { id, locale }, signal),
    loadGiftPrices(api, { id, locale }, signal),
  ]);
  if (!stay.ok) return stay;
  if (!prices.ok) return prices;
  const { label, hotel, images, published } = stay.value;
  const price = prices.value.prices.find((entry) => entry.nights === nights);
  if (!published || !price) return ok(null);
  const bucket =
    price.sellPrices.find(({ value }) => value === asked) ??
    price.sellPrices.find(({ value }) => value === prices.value.defaultBucket);
  return ok({
    title: label,
    venue: `${hotel.label}, ${hotel.location.label}`,
    image: images[0] ?? null,
    price: bucket?.sellPrice ?? price.sellPrice,
    adults: two,
    nights,
    bucket: bucket?.value ?? null,
  });
};

const loadBox = async (
  api: Api<Names>,
  { productId }: WishOf<'box'>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Found> => {
  const box = await api.request(boxProductDetailCall, boxProductDetailValidator, {
    params: { code: productId },
    query: { locale },
    ...(signal && { signal }),
  });
  if (!box.ok) return box;
  const { title, images, value } = box.value;
  return ok({ title, venue: '', image: images.main, price: value, adults: two, nights: null, bucket: null });
};

const loadActivity = async (
  api: Api<Names>,
  { productId: id, adults }: WishOf<'activity'>,
  locale: Locale,
  signal?: AbortSignal,
): Promise<Found> => {
  const activity = await api.request(activityDetailCall, activityDetailValidator, {
    params: { id },
    query: { locale },
    ...(signal && { signal }),
  });
  if (!activity.ok) return activity;
  const { label, mainActivityCenter: center, images, prices, published } = activity.value;
  const price = prices[String(adults)];
  if (published === false || !price) return ok(null);
  return ok({
    title: label,
    venue: `${center.label}, ${center.location.label}`,
    image: images[0] ?? null,
    price: price.sellPrice,
    adults,
    nights: null,
    bucket: null,
  });
};

const card = ({ value }: WishOf<'gift_card'>): Found =>
  ok({ title: '', venue: '', image: null, price: value, adults: two, nights: null, bucket: null });

const load = (api: Api<Names>, wish: GiftWish, locale: Locale, signal?: AbortSignal): Promise<Found> => {
  switch (wish.kind) {
    case 'gift_stay':
      return loadGiftStay(api, wish, locale, signal);
    case 'box':
      return loadBox(api, wish, locale, signal);
    case 'activity':
      return loadActivity(api, wish, locale, signal);
    case 'gift_card':
      return Promise.resolve(card(wish));
  }
};

/** null if it is not sold: an expired offer, or a number of nights or people without a price. */
export const loadGiftProduct = async (
  api: Api<Names>,
  { wish, locale }: GiftProductRequest,
  signal?: AbortSignal,
): Promise<Found> => {
  const found = await load(api, wish, locale, signal);
  return !found.ok && found.error.status === 404 ? ok(null) : found.ok ? found : err(found.error);
};
