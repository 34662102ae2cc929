import { bucketValues, type GiftPrice } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { getStayProduct } from '../inventory/availability.routes';
import type { GatewayContext } from '../../context/context';
import type { GiftPriceTable } from '../../database/tables/sales/voucher-tables';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { createTranslate } from '../../messages/message-catalogue';
import { defaultBucket, giftNightsOf } from './gift-prices';
import { toGiftExtras } from './extras';
import { findGiftPrices } from './gift-prices.repository';
import { shippingCostOf, shippingOf } from './shipping';

const toGiftPrice = (row: Selectable<GiftPriceTable>, locale: Locale): GiftPrice => {
  const t = createTranslate(locale);
  const sellPrice = row[defaultBucket];
  const shippingCost = shippingCostOf('physical');
  const subtexts = {
    essential: t('bucket.covers', { percent: row.essential_share }),
    comfort: t('bucket.covers', { percent: row.comfort_share }),
    freedom: t('bucket.coversAll'),
  };
  return {
    nights: row.nights,
    sellPrice,
    price: { sellPrice, promo: 0, shippingCost, totalPrice: sellPrice + shippingCost, subElementsPrice: 0 },
    sellPrices: bucketValues.map((value) => ({
      value,
      label: t(`bucket.${value}`),
      subtext: subtexts[value],
      tag: value === defaultBucket ? t('ui.recommended') : null,
      sellPrice: row[value],
    })),
  };
};

/** Prices of stays as gifts, their extras and shipping. @spec CALL-065 GIFT-045 GIFT-046 GIFT-052 */
export const registerGifts = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(app, callSchemas.giftPrices, async ({ params, query }) => {
    const { pack, hotel } = await getStayProduct(context, params.id);
    const nights = giftNightsOf(pack);
    const rows = pack.published && hotel.active ? await findGiftPrices(context.db, pack.id) : [];
    return {
      productId: pack.id,
      minNights: nights[0] ?? 1,
      maxNights: nights.at(-1) ?? 1,
      defaultBucket,
      prices: rows
        .filter((row) => query.nights === undefined || row.nights === query.nights)
        .map((row) => toGiftPrice(row, query.locale)),
    };
  });

  registerCall(app, callSchemas.giftExtras, async ({ query }) => toGiftExtras(query.locale));

  registerCall(app, callSchemas.shippingCost, async ({ query }) => {
    if (query.format === 'physical' && !context.config.flags.physicalVoucher) {
      const detail = 'Gifts by post are switched off.';
      throw new HttpProblem({ status: 409, code: 'PHYSICAL_NOT_AVAILABLE', detail });
    }
    return shippingOf(query.format);
  });
};
