import { addDays } from '@detour/shared-contracts/base';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { saleMoment } from '../inventory/sale-moment';
import { getStayProduct, guestsOf } from '../inventory/availability.routes';
import { findNights } from '../inventory/stay-product.repository';
import type { GatewayContext } from '../../context/context';
import { parseDay } from '../../http/parse-day';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { programLinesOf } from '../../catalogue/program-lines';
import { parseActivityDays } from './activity-days';
import { buildQuote } from './build-quote';

/** @spec CALL-055 CALL-056 CALL-057 */
export const registerQuotes = (app: FastifyInstance, context: GatewayContext): void =>
  registerCall(app, callSchemas.quote, async ({ params, query }) => {
    const product = await getStayProduct(context, params.id);
    const checkin = parseDay(query.checkin, 'query/checkin');
    const activityDays = parseActivityDays(query.activitySelectionList);
    if (!activityDays.ok) {
      throw new HttpProblem({
        status: 400,
        code: 'INVALID_REQUEST',
        detail: activityDays.error.message,
        errors: [
          {
            path: 'query/activitySelectionList',
            message: 'must be {activityId}.{yyyyMMdd} joined by dashes',
          },
        ],
      });
    }
    const nights = await findNights(context.db, {
      roomTypeId: product.room.id,
      from: checkin,
      until: addDays(checkin, 60),
    });
    return buildQuote({
      product,
      nights,
      request: { checkin, nights: query.nights, guests: guestsOf(query) },
      activityDays: activityDays.value,
      moment: await saleMoment(context, query.locale),
      locale: query.locale,
      programLines: programLinesOf(product.pack.program, query.locale),
    });
  });
