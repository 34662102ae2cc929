import type {
  BeneficiaryBoxOffersQuery,
  BeneficiaryGift,
  BeneficiaryVoucherOffersQuery,
  HeldBoxQuery,
} from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readEmail } from '../../sessions/read-email';
import { answerHeldOffers, getBoxOfVoucher, prepareHeldSearch, type HeldGift } from '../box-pages/held-box';
import type { GatewayContext } from '../../context/context';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { toOrderProblem } from '../../sales/records/order-refusal';
import { findOrder } from '../../sales/records/order.repository';
import { countFacets } from '../search/facets/facets.repository';
import { parseFacets } from '../search/search.routes';
import { toFacets } from '../search/facets/to-facets';
import { unknownVoucher } from '../../sales/vouchers/unknown-voucher';
import { checkUsable } from '../../sales/vouchers/redemption/usable-voucher';
import { stateOn } from '../../sales/vouchers/voucher-validity';
import { readVoucherCode } from '../../sales/vouchers/codes/voucher-code';
import { voucherCodeOf } from '../../sales/vouchers/codes/voucher-seal';
import type { VoucherSnapshot } from '../../sales/vouchers/voucher-snapshot';
import { findVoucherByCode, marketDayOf } from '../../sales/vouchers/voucher.repository';
import { type VoucherRow } from '../../sales/vouchers/voucher-row';
import {
  beginBeneficiarySession,
  endBeneficiarySession,
  findBeneficiary,
  requireBeneficiary,
  type Beneficiary,
} from './beneficiary-session';

const purchase = { rate: 'purchase' } as const;
const personal = { cacheControl: 'no-store' } as const;

type Wishes = Omit<BeneficiaryBoxOffersQuery, 'page' | 'limit'>;

interface GiftView {
  readonly locale: Locale;
  readonly code: string;
}

const viewGift = async (
  { db, clock }: GatewayContext,
  { voucher, email }: Beneficiary,
  { locale, code }: GiftView,
): Promise<BeneficiaryGift> => {
  const order = await findOrder(db, voucher.order_uuid);
  if (!order) throw unknownVoucher();
  return {
    code,
    email,
    kind: voucher.kind,
    state: stateOn(voucher, marketDayOf(locale, new Date(clock.now()))),
    label: (order.voucher as VoucherSnapshot).label,
    productId: voucher.product_id,
    nights: voucher.nights,
    adults: voucher.adults,
    remainingValue: voucher.remaining,
    validUntil: voucher.valid_until,
  };
};

const requireUsable = ({ clock }: GatewayContext, voucher: VoucherRow, locale: Locale): void => {
  const usable = checkUsable(voucher, 'stay', marketDayOf(locale, new Date(clock.now())));
  if (!usable.ok) throw toOrderProblem(usable.error);
};

/** @spec ACC-008 */
const registerSession = (app: FastifyInstance, context: GatewayContext): void => {
  registerCall(
    app,
    callSchemas.beneficiaryLogin,
    async ({ body, reply }) => {
      const email = body.email === undefined ? '' : readEmail(body.email);
      const code = readVoucherCode(body.code);
      const voucher = await findVoucherByCode(context.db, body.code);
      if (!voucher || code === null) throw unknownVoucher();
      requireUsable(context, voucher, body.locale);
      beginBeneficiarySession(context, reply, { voucher, email });
      return { gift: await viewGift(context, { voucher, email }, { locale: body.locale, code }) };
    },
    purchase,
  );
  registerCall(app, callSchemas.beneficiaryLogout, async ({ request, reply }) => {
    endBeneficiarySession({ request, reply });
    return null;
  });
  registerCall(
    app,
    callSchemas.beneficiarySession,
    async ({ query, request }) => {
      const beneficiary = await findBeneficiary(context, request);
      const code = beneficiary && voucherCodeOf(context.secret, beneficiary.voucher);
      return { gift: code ? await viewGift(context, beneficiary, { locale: query.locale, code }) : null };
    },
    personal,
  );
};

/** Maps the parameters of these calls to those of a holder's search. */
const toHeldWishes = ({ checkinDate, ...wishes }: Wishes): HeldBoxQuery => ({
  ...wishes,
  ...(checkinDate === undefined ? {} : { checkin: checkinDate }),
});

/** @spec BENEF-002 BENEF-006 CALL-003 CALL-007 */
const registerBoxSession = (app: FastifyInstance, context: GatewayContext): void => {
  const getGift = async (request: FastifyRequest, locale: Locale): Promise<HeldGift> => {
    const { voucher } = await requireBeneficiary(context, request);
    requireUsable(context, voucher, locale);
    return getBoxOfVoucher(context.db, voucher);
  };
  registerCall(
    app,
    callSchemas.beneficiaryBoxOffers,
    async ({ query, request }) =>
      answerHeldOffers(context, await getGift(request, query.locale), toHeldWishes(query)),
    personal,
  );
  registerCall(
    app,
    callSchemas.beneficiaryBoxFacets,
    async ({ query: { withNames, propertiesRequested, ...wishes }, request }) => {
      const facets = parseFacets(propertiesRequested);
      const gift = await getGift(request, wishes.locale);
      const search = await prepareHeldSearch(context, gift, toHeldWishes(wishes));
      return toFacets(await countFacets(context.db, search, facets), wishes.locale, withNames);
    },
    personal,
  );
};

/** @spec BENEF-003 BENEF-006 CALL-004 CALL-005 CALL-008 */
const registerVoucherSession = (app: FastifyInstance, context: GatewayContext): void => {
  const getGift = async (
    request: FastifyRequest,
    {
      locale,
      matchOfferRangePriceWithGiftAmount = true,
    }: Pick<BeneficiaryVoucherOffersQuery, 'locale' | 'matchOfferRangePriceWithGiftAmount'>,
  ): Promise<HeldGift> => {
    const { voucher } = await requireBeneficiary(context, request);
    requireUsable(context, voucher, locale);
    if (voucher.kind === 'box')
      throw new HttpProblem({
        status: 404,
        code: 'VOUCHER_NOT_FOUND',
        detail: 'The gift of the session is a box.',
      });
    const { adults, nights, remaining: worth } = voucher;
    return { box: null, adults, nights, worth, isNarrow: matchOfferRangePriceWithGiftAmount };
  };
  registerCall(
    app,
    callSchemas.beneficiaryVoucherOffers,
    async ({ query, request }) => {
      const { matchOfferRangePriceWithGiftAmount: _, ...wishes } = query;
      return answerHeldOffers(context, await getGift(request, query), toHeldWishes(wishes));
    },
    personal,
  );
  registerCall(
    app,
    callSchemas.beneficiaryVoucherFacets,
    async ({ query, request }) => {
      const { withNames, propertiesRequested, matchOfferRangePriceWithGiftAmount: _, ...wishes } = query;
      const facets = parseFacets(propertiesRequested);
      const gift = await getGift(request, query);
      const search = await prepareHeldSearch(context, gift, toHeldWishes(wishes));
      return toFacets(await countFacets(context.db, search, facets), wishes.locale, withNames);
    },
    personal,
  );
};

/** Calls for visitors who opened a gift with its code: with their own cookie, without an account. */
export const registerBeneficiary = (app: FastifyInstance, context: GatewayContext): void => {
  registerSession(app, context);
  registerBoxSession(app, context);
  registerVoucherSession(app, context);
};
