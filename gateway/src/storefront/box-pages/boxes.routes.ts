import type { BoxOffersQuery, BoxOffersResponse } from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import { countryOf, type Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../../context/context';
import type { Database } from '../../database/open-database';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { findOfferRows } from '../search/offers/offer-rows.repository';
import { giftCodeOf } from '../../sales/vouchers/codes/gift-code-header';
import { boxesOfBlock, toBoxBlock, toContentBoxes, type RatedBox } from './box-block';
import { findBoxRating, findBoxStays } from './box-offers.repository';
import { toBoxDetail, toListedBox } from './box-view';
import { answerHeldFacets, answerHeldOffers, getHeldBox } from './held-box';
import { findBox, type BoxRow } from './find-box';
import { hiddenHotels } from './gift-hotels';
import { toBoxOffer } from './to-box-offer';

import type { SearchContext } from '../search/stay-source';

/** Default number of stays per page. @spec BOX-014 CALL-011 */
const pageSize = 8;

/** Maximum number of markers on a map. */
const mapLimit = 500;

const getBox = async (db: Database, code: string): Promise<BoxRow> => {
  const box = await findBox(db, code);
  if (box) return box;
  throw new HttpProblem({ status: 404, code: 'BOX_NOT_FOUND', detail: `There is no box "${code}" on sale.` });
};

const findBoxes = (db: Database): Promise<readonly BoxRow[]> =>
  db
    .selectFrom('box')
    .selectAll()
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute();

interface BoxContext extends SearchContext, Pick<GatewayContext, 'config' | 'content' | 'secret'> {}

const rateBoxes = (
  db: Database,
  rows: readonly BoxRow[],
  { locale, hidden }: { readonly locale: Locale; readonly hidden: readonly string[] },
): Promise<readonly RatedBox[]> =>
  Promise.all(
    rows.map(async (box) => ({
      row: box,
      rating: await findBoxRating(db, { box, home: countryOf(locale), hidden }),
    })),
  );

const answerOffers = async (
  db: Database,
  { box, hidden }: { readonly box: BoxRow; readonly hidden: readonly string[] },
  { locale, page = 0, limit = pageSize, performMapSearch: isMap = false }: BoxOffersQuery,
): Promise<BoxOffersResponse> => {
  const { stays, total } = await findBoxStays(db, {
    box,
    home: countryOf(locale),
    hidden,
    limit: isMap ? mapLimit : limit,
    offset: isMap ? 0 : page * limit,
  });
  const rows = await findOfferRows(
    db,
    stays.map(({ id }) => id),
    locale,
  );
  const offers = stays.flatMap(({ id }) => {
    const row = rows.get(id);
    return row ? [toBoxOffer(row, { locale, nights: box.nights, isMap })] : [];
  });
  return { exactMatch: offers, searchDetails: { totalCount: total } };
};

/**
 * For holders of a gift. Voucher codes are secrets, so these calls use the rate limit of purchases.
 * @spec CALL-001 CALL-002 CALL-006
 */
const registerHeldBoxes = (app: FastifyInstance, context: BoxContext): void => {
  registerCall(
    app,
    callSchemas.heldBoxOffers,
    async ({ params, query, ...exchange }) => {
      const held = await getHeldBox(context, giftCodeOf(exchange.request, params.code), query.locale);
      const hidden = await hiddenHotels(context, exchange, query);
      return answerHeldOffers(context, { ...held, hidden }, query);
    },
    { rate: 'purchase' },
  );
  registerCall(
    app,
    callSchemas.heldBoxFacets,
    async ({ params, query, ...exchange }) => {
      const held = await getHeldBox(context, giftCodeOf(exchange.request, params.code), query.locale);
      const hidden = await hiddenHotels(context, exchange, query);
      return answerHeldFacets(context, { ...held, hidden }, query);
    },
    { rate: 'purchase' },
  );
};

/**
 * Gift boxes, one box, and the stays that it unlocks. @spec CALL-009 CALL-010 CALL-011 CALL-012 CALL-013 CALL-014 CALL-015
 * CALL-027 CALL-071
 */
export const registerBoxes = (app: FastifyInstance, context: BoxContext): void => {
  const { db } = context;
  registerHeldBoxes(app, context);
  registerCall(app, callSchemas.boxes, async ({ query }) => ({
    boxes: (await findBoxes(db)).map((row) => toListedBox(row, query.locale)),
  }));
  registerCall(app, callSchemas.boxBlock, async ({ query: { locale }, ...exchange }) => {
    const hidden = await hiddenHotels(context, exchange, { locale });
    return toBoxBlock(await rateBoxes(db, boxesOfBlock(await findBoxes(db)), { locale, hidden }), locale);
  });
  registerCall(app, callSchemas.contentBoxes, ({ params }) => Promise.resolve(toContentBoxes(params.locale)));
  registerCall(app, callSchemas.boxProductDetail, async ({ params, query }) =>
    toBoxDetail(await getBox(db, params.code), query.locale),
  );
  registerCall(app, callSchemas.boxOffers, async ({ params, query, ...exchange }) => {
    const box = await getBox(db, params.boxCode);
    // A buyer is promised only what every holder of the box finds.
    const hidden = await hiddenHotels(context, exchange, { locale: query.locale });
    return answerOffers(db, { box, hidden }, query);
  });
};
