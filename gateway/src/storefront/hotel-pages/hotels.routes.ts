import { addDays } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { productPath } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import { saleMoment } from '../../sales/inventory/sale-moment';
import { firstOfMonthAfter, guestsOf } from '../../sales/inventory/availability.routes';
import { toStayCalendar } from '../../sales/inventory/stay-calendar';
import {
  findNights,
  findStayProductsOfHotel,
  type Night,
} from '../../sales/inventory/stay-product.repository';
import { labelOf } from '../../sales/inventory/stay-labels';
import type { GatewayContext } from '../../context/context';
import { parseDay, parseMonth } from '../../http/parse-day';
import { notFoundProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { findStayPlaces } from '../../catalogue/stay-places.repository';
import { toHotelCalendar } from './hotel-calendar';
import { findHotelOffers, isSoldIn, onSale, type HotelAsk } from './hotel-offers';
import { toHotelPage } from './hotel-page';
import { findHotel, findNearbyHotels, findRoomTypes, type HotelRow } from './hotels.repository';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

const getHotel = async ({ db }: Context, idOrUri: string): Promise<HotelRow> => {
  const hotel = await findHotel(db, idOrUri);
  if (!hotel) throw notFoundProblem(`There is no hotel ${idOrUri}.`);
  return hotel;
};

/** With incomplete dates, returns from-prices. @spec CALL-063 HOTEL-008 HOTEL-010 HOTEL-022 */
const registerDetail = (app: FastifyInstance, context: Context): void =>
  registerCall(app, callSchemas.hotelDetail, async ({ params, query }) => {
    const { db } = context;
    const { locale, checkin, nights } = query;
    const hotel = await getHotel(context, params.hotelId);
    const products = await findStayProductsOfHotel(db, hotel.id);
    const ask: HotelAsk = {
      guests: guestsOf(query),
      moment: await saleMoment(context, locale),
      locale,
      flow: query.flow ?? 'booking',
      ...(checkin && nights && { dates: { checkin: parseDay(checkin, 'query/checkin'), nights } }),
    };
    return toHotelPage({
      hotel,
      places: await findStayPlaces(db, hotel, locale),
      rooms: await findRoomTypes(db, hotel.id),
      offers: await findHotelOffers(db, products, ask),
      weekends: onSale(products, ask).map((product) => ({
        id: product.pack.id,
        label: labelOf(product, locale),
        uri: productPath(locale, product.pack.id),
      })),
      nearby: await findNearbyHotels(db, hotel),
      locale,
      moment: ask.moment,
    });
  });

/** @spec CALL-050 HOTEL-018 */
const registerAvailabilities = (app: FastifyInstance, context: Context): void =>
  registerCall(app, callSchemas.hotelAvailabilities, async ({ params, query }) => {
    const { db } = context;
    const hotel = await getHotel(context, params.hotelId);
    const moment = await saleMoment(context, query.locale);
    const from = parseMonth(query.month, 'query/month');
    const until = firstOfMonthAfter(query.month, query.length);
    const read = new Map<string, readonly Night[]>();
    const stays = [];
    const products = await findStayProductsOfHotel(db, hotel.id);
    for (const product of products.filter((one) => isSoldIn(one, query.flow ?? 'booking'))) {
      const roomTypeId = product.room.id;
      const nights =
        read.get(roomTypeId) ?? (await findNights(db, { roomTypeId, from, until: addDays(until, 31) }));
      read.set(roomTypeId, nights);
      const { days } = toStayCalendar({ product, nights, guests: guestsOf(query), moment, from, until });
      stays.push({ days, maxNights: product.pack.max_nights });
    }
    return toHotelCalendar(stays);
  });

/** Calls of the hotel page. Stays are in `stay-pages`. */
export const registerHotels = (app: FastifyInstance, context: Context): void => {
  registerDetail(app, context);
  registerAvailabilities(app, context);
};
