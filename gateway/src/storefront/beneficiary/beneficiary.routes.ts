import type {
  BeneficiaryGift,
  BeneficiaryVoucherOffersQuery,
  HeldBoxQuery,
} from '@detour/shared-contracts/api';
import { callSchemas } from '@detour/shared-contracts/schemas';
import type { Locale } from '@detour/shared-contracts/sites';
import type { FastifyInstance } from 'fastify';
import { readEmail } from '../../sessions/read-email';
import {
  answerHeldFacets,
  answerHeldOffers,
  findHeldStay,
  getBoxOfVoucher,
  type HeldGift,
} from '../box-pages/held-box';
import { hiddenHotels, type Exchange, type Publication } from '../box-pages/gift-hotels';
import type { GatewayContext } from '../../context/context';
import type { SearchContext } from '../search/stay-source';
import { HttpProblem } from '../../http/problem';
import { registerCall } from '../../http/register-call';
import { toOrderProblem } from '../../sales/records/order-refusal';
import { unknownVoucher } from '../../sales/vouchers/unknown-voucher';
import { checkUsable } from '../../sales/vouchers/redemption/usable-voucher';
import { stateOn } from '../../sales/vouchers/voucher-validity';
import { readVoucherCode } from '../../sales/vouchers/codes/voucher-code';
import { voucherCodeOf } from '../../sales/vouchers/codes/voucher-seal';
import { findSnapshotOf } from '../../sales/vouchers/gift-snapshots';
import { findVoucherByCode, marketDayOf } from '../../sales/vouchers/voucher.repository';
import { type VoucherRow } from '../../sales/vouchers/voucher-row';
import {
  beginBeneficiarySession,
  clearMarker,
  endBeneficiarySession,
  findBeneficiary,
  requireBeneficiary,
  type Beneficiary,
} from './beneficiary-session';

type Context = GatewayContext & SearchContext;

const purchase = { rate: 'purchase' } as const;
const personal = { cacheControl: 'no-store' } as const;

interface GiftView {
  readonly locale: Locale;
  readonly code: string;
}

const viewGift = async (
  { db, clock }: GatewayContext,
  { voucher, email }: Beneficiary,
  { locale, code }: GiftView,
): Promise<BeneficiaryGift> => {
  const { label, ownUse, fromName } = await findSnapshotOf(db, voucher);
  return {
    code,
    email,
    kind: voucher.kind,
    state: stateOn(voucher, marketDayOf(locale, new Date(clock.now()))),
    label,
    productId: voucher.product_id,
    nights: voucher.nights,
    adults: voucher.adults,
    remainingValue: voucher.remaining,
    validUntil: voucher.valid_until,
    fromName: ownUse ? '' : fromName,
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
    async ({ query, request, reply }) => {
      const beneficiary = await findBeneficiary(context, request);
      const code = beneficiary && voucherCodeOf(context.secret, beneficiary.voucher);
      // A gift that has ended changes no price: pages need not ask for it any more.
      if (!code || beneficiary.voucher.closed_at !== null) clearMarker({ request, reply });
      return { gift: code ? await viewGift(context, beneficiary, { locale: query.locale, code }) : null };
    },
    personal,
  );
};

/** Maps the parameters of these calls to those of a holder's search. */
const toHeldWishes = <W extends { readonly checkinDate?: string | undefined }>({
  checkinDate,
  ...wishes
}: W): Omit<W, 'checkinDate'> & Pick<HeldBoxQuery, 'checkin'> => ({
  ...wishes,
  ...(checkinDate === undefined ? {} : { checkin: checkinDate }),
});

/** A voucher other than a box pays for any stay. */
const anyStayOf = ({ adults, nights, remaining: worth }: VoucherRow): HeldGift => ({
  box: null,
  adults,
  nights,
  worth,
});

/** @spec BENEF-002 BENEF-006 CALL-003 CALL-007 */
const registerBoxSession = (app: FastifyInstance, context: Context): void => {
  const getGift = async (exchange: Exchange, query: Publication): Promise<HeldGift> => {
    const { voucher } = await requireBeneficiary(context, exchange.request);
    requireUsable(context, voucher, query.locale);
    const hidden = await hiddenHotels(context, exchange, query);
    return { ...(await getBoxOfVoucher(context.db, voucher)), hidden };
  };
  registerCall(
    app,
    callSchemas.beneficiaryBoxOffers,
    async ({ query, ...exchange }) =>
      answerHeldOffers(context, await getGift(exchange, query), toHeldWishes(query)),
    personal,
  );
  registerCall(
    app,
    callSchemas.beneficiaryBoxFacets,
    async ({ query, ...exchange }) =>
      answerHeldFacets(context, await getGift(exchange, query), toHeldWishes(query)),
    personal,
  );
};

/** @spec BENEF-003 BENEF-006 CALL-004 CALL-005 CALL-008 */
const registerVoucherSession = (app: FastifyInstance, context: Context): void => {
  const getGift = async (
    exchange: Exchange,
    query: Publication &
      Pick<BeneficiaryVoucherOffersQuery, 'matchOfferRangePriceWithGiftAmount' | 'withoutGiven'>,
  ): Promise<HeldGift> => {
    const { matchOfferRangePriceWithGiftAmount: isNarrow = true, withoutGiven = false } = query;
    const { voucher } = await requireBeneficiary(context, exchange.request);
    requireUsable(context, voucher, query.locale);
    if (voucher.kind === 'box')
      throw new HttpProblem({
        status: 404,
        code: 'VOUCHER_NOT_FOUND',
        detail: 'The gift of the session is a box.',
      });
    const besides = withoutGiven && voucher.kind === 'gift_stay' ? voucher.product_id : null;
    const hidden = await hiddenHotels(context, exchange, query);
    return { ...anyStayOf(voucher), isNarrow, hidden, ...(besides !== null && { besides }) };
  };
  registerCall(
    app,
    callSchemas.beneficiaryVoucherOffers,
    async ({ query, ...exchange }) => {
      const { matchOfferRangePriceWithGiftAmount: _, withoutGiven: _given, ...wishes } = query;
      return answerHeldOffers(context, await getGift(exchange, query), toHeldWishes(wishes));
    },
    personal,
  );
  registerCall(
    app,
    callSchemas.beneficiaryVoucherFacets,
    async ({ query, ...exchange }) => {
      const { matchOfferRangePriceWithGiftAmount: _, withoutGiven: _given, ...wishes } = query;
      return answerHeldFacets(context, await getGift(exchange, query), toHeldWishes(wishes));
    },
    personal,
  );
};

/** The given stay, marked among all stays that the gift can pay for. @spec BENEF-001 BENEF-009 */
const registerGivenStay = (app: FastifyInstance, context: Context): void => {
  registerCall(
    app,
    callSchemas.givenStay,
    async ({ query: { locale }, request }) => {
      const { voucher } = await requireBeneficiary(context, request);
      requireUsable(context, voucher, locale);
      const isGiven = voucher.kind === 'gift_stay';
      return {
        stay: isGiven
          ? await findHeldStay(context, anyStayOf(voucher), { id: voucher.product_id, locale })
          : null,
      };
    },
    personal,
  );
};

/** Calls for visitors who opened a gift with its code: with their own cookie, without an account. */
export const registerBeneficiary = (app: FastifyInstance, context: Context): void => {
  registerSession(app, context);
  registerBoxSession(app, context);
  registerVoucherSession(app, context);
  registerGivenStay(app, context);
};
