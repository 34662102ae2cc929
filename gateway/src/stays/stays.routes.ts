import { callSchemas, timeZoneOf } from '@detour/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { momentOf } from '../availability/assess-stay';
import { getStayProduct } from '../availability/availability.routes';
import type { GatewayContext } from '../context';
import { parseDay } from '../http/parse-day';
import { registerCall } from '../http/register-call';
import { registerReviews } from './reviews.routes';
import { toStayDetail } from './stay-detail';
import { findStayPlaces } from './stay-places.repository';

type Context = Pick<GatewayContext, 'db' | 'clock'>;

/** @spec CALL-018 CALL-019 CALL-020 CALL-021 CALL-022 CALL-025 */
const registerDetail = (app: FastifyInstance, context: Context): void =>
  registerCall(app, callSchemas.stayDetail, async ({ params, query }) => {
    const product = await getStayProduct(context, params.id);
    const { today } = momentOf(context.clock.now(), timeZoneOf(query.locale));
    return toStayDetail({
      product,
      places: await findStayPlaces(context.db, product.hotel, query.locale),
      locale: query.locale,
      today,
      checkin: query.checkin ? parseDay(query.checkin, 'query/checkin') : null,
      withPageModel: query.fetchPageModel ?? false,
    });
  });

export const registerStays = (app: FastifyInstance, context: Context): void => {
  registerDetail(app, context);
  registerReviews(app, context);
};
