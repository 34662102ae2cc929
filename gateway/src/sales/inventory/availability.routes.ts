import type { ProductOffer } from '@detour/shared-contracts/api';
import { addDays, isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Locale } from '@detour/shared-contracts/sites';
import { wordingOf } from '@detour/shared-contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { inMealWords } from '../../catalogue/meal-words';
import { coverImage } from '../../catalogue/stay-images';
import type { GatewayContext } from '../../context/context';
import { parseDay, parseMonth } from '../../http/parse-day';
import { notFoundProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { assessStay, momentOf, type Guests, type Moment, type StayRequest } from './assess-stay';
import { cancellationPolicyOf } from './cancellation-policy';
import { findSitePromotions } from '../reductions/live-promotions.repository';
import { localeOfCountry, zoneOfCountry } from './market';
import { toPriceInfo } from './price-info';
import { toStayCalendar } from './stay-calendar';
import { labelOf } from './stay-labels';
import {
  findNights,
  findStayProduct,
  findStayProductsOfHotel,
  type StayProduct,
} from './stay-product.repository';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

export const getStayProduct = async ({ db }: Pick<Context, 'db'>, id: string): Promise<StayProduct> => {
  const product = await findStayProduct(db, id);
  if (!product) throw notFoundProblem(`There is no package ${id}.`);
  return product;
};

/** Defaults to two adults. */
export const guestsOf = (query: {
  readonly adult?: number | undefined;
  readonly child?: number | undefined;
  readonly baby?: number | undefined;
}): Guests => ({ adults: query.adult ?? 2, children: query.child ?? 0, babies: query.baby ?? 0 });

/** Promotions are those of `locale`; without one, of the hotel's own country. */
const momentFor = async (
  { db, clock }: Context,
  { hotel }: StayProduct,
  locale: Locale = localeOfCountry(hotel.country),
): Promise<Moment> => {
  const now = clock.now();
  return momentOf(now, zoneOfCountry(hotel.country), await findSitePromotions(db, locale, now));
};

/** First day of the month `months` after `yyyy-MM`. */
export const firstOfMonthAfter = (month: string, months: number): IsoDate => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoDate(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10));
};

/** @spec CALL-051 CALL-052 */
const registerCalendar = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(app, callSchemas.availabilities, async ({ params, query }) => {
    const product = await getStayProduct(context, params.id);
    const from = parseMonth(query.month, 'query/month');
    const until = firstOfMonthAfter(query.month, query.length);
    const checkin = query.checkin ? parseDay(query.checkin, 'query/checkin') : undefined;
    const nights = await findNights(context.db, {
      roomTypeId: product.room.id,
      from: checkin && checkin < from ? checkin : from,
      // Covers a stay that starts on the last shown day with the longest minimum stay.
      until: addDays(until, 31),
    });
    return toStayCalendar({
      product,
      nights,
      guests: guestsOf(query),
      moment: await momentFor(context, product, query.locale),
      from,
      until,
      ...(checkin ? { checkin } : {}),
    });
  });

/** @spec CALL-047 CALL-048 CALL-049 */
const registerCheckoutNights = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(app, callSchemas.checkoutNights, async ({ params, query }) => {
    const product = await getStayProduct(context, params.id);
    const checkin = parseDay(query.checkin, 'query/checkin');
    const longest = query.length ?? 20;
    const range = { roomTypeId: product.room.id, from: checkin, until: addDays(checkin, longest) };
    const nights = await findNights(context.db, range);
    const moment = await momentFor(context, product, query.locale);
    const guests = guestsOf(query);
    return Array.from({ length: longest }, (_, index) => index + 1).filter(
      (count) => assessStay(product, nights, { checkin, nights: count, guests }, moment).ok,
    );
  });

const toOffer = async (
  { db }: Context,
  product: StayProduct,
  request: StayRequest,
  { moment, locale }: { readonly moment: Moment; readonly locale: Locale },
): Promise<readonly ProductOffer[]> => {
  const until = addDays(request.checkin, request.nights);
  const nights = await findNights(db, { roomTypeId: product.room.id, from: request.checkin, until });
  const stay = assessStay(product, nights, request, moment);
  if (!stay.ok) return [];
  const { pack, hotel } = product;
  const priceInfo = toPriceInfo(stay.value);
  const { sellPrice, refPrice, promoPercentageRounded } = priceInfo;
  return [
    {
      weekendId: pack.id,
      id: pack.id,
      label: labelOf(product, locale),
      images: [coverImage(hotel.photos, pack.scene, locale)],
      headwords: pack.texts[wordingOf(locale)].headwords.map((label) => ({
        label: inMealWords(locale, label),
      })),
      price: { sellPrice, barPrice: refPrice },
      localTaxTotalAmount: stay.value.price.localTaxTotalAmount,
      promoPercentageRounded,
      priceInfo,
      cancellationPolicy: cancellationPolicyOf(product, request.checkin, moment.today),
    },
  ];
};

/** Stays of the hotel that are available on these dates, cheapest first. @spec CALL-053 CALL-054 QUOTE-011 PROD-066 */
const registerProductOffers = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(app, callSchemas.productOffers, async ({ params, query }) => {
    const product = await getStayProduct(context, params.id);
    const moment = await momentFor(context, product, query.locale);
    const request = {
      checkin: parseDay(query.checkin, 'query/checkin'),
      nights: query.nights,
      guests: guestsOf(query),
    };
    const products = await findStayProductsOfHotel(context.db, product.hotel.id);
    const offers: ProductOffer[] = [];
    const asked = { moment, locale: query.locale };
    for (const one of products) offers.push(...(await toOffer(context, one, request, asked)));
    offers.sort((a, b) => a.priceInfo.sellPrice - b.priceInfo.sellPrice);
    const weekend = offers.map(({ weekendId: id }) => ({ id }));
    return { offers: offers.map((offer) => ({ ...offer, legacyPackageCount: offers.length, weekend })) };
  });

export const registerAvailability = (app: FastifyInstance, context: GatewayContext): void => {
  registerCalendar(app, context);
  registerCheckoutNights(app, context);
  registerProductOffers(app, context);
};
