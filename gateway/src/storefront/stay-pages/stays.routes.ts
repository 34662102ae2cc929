import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { saleMoment } from '../../sales/inventory/sale-moment';
import { getStayProduct, guestsOf } from '../../sales/inventory/availability.routes';
import { findStayProductsOfHotel } from '../../sales/inventory/stay-product.repository';
import type { GatewayContext } from '../../context/context';
import { parseDay } from '../../http/parse-day';
import { registerCall } from '../../http/register-call';
import { registerReviews } from './reviews.routes';
import { toStayDetail } from './stay-detail';
import { recommendOffer } from './recommended-offer';
import { findUpsells } from './upsells';
import { findStayPlaces } from '../../catalogue/stay-places.repository';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** @spec CALL-018 CALL-019 CALL-020 CALL-021 CALL-022 CALL-023 CALL-024 CALL-025 */
const registerDetail = (app: FastifyInstance, context: Context): void =>
  registerCall(app, callSchemas.stayDetail, async ({ params, query }) => {
    const product = await getStayProduct(context, params.id);
    const moment = await saleMoment(context, query.locale);
    return toStayDetail({
      product,
      places: await findStayPlaces(context.db, product.hotel, query.locale),
      locale: query.locale,
      moment,
      checkin: query.checkin ? parseDay(query.checkin, 'query/checkin') : null,
      withPageModel: query.fetchPageModel ?? false,
      withMapMarker: query.fetchMapMarkerInfo ?? false,
      ...(query.fetchRecommendedOffer && {
        recommendedOffer: await recommendOffer(context, product, query),
      }),
    });
  });

/** @spec CALL-064 PROD-018 PROD-062 */
const registerUpsells = (app: FastifyInstance, context: Context): void =>
  registerCall(app, callSchemas.upsells, async ({ params, query }) => {
    const product = await getStayProduct(context, params.id);
    const { checkin, nights, locale, gift = false } = query;
    return findUpsells(context.db, product, await findStayProductsOfHotel(context.db, product.hotel.id), {
      guests: guestsOf(query),
      moment: await saleMoment(context, locale),
      locale,
      gift,
      ...(checkin && nights && { dates: { checkin: parseDay(checkin, 'query/checkin'), nights } }),
    });
  });

export const registerStays = (app: FastifyInstance, context: Context): void => {
  registerDetail(app, context);
  registerUpsells(app, context);
  registerReviews(app, context);
};
