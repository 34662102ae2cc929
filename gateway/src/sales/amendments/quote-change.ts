import type { ChangeProblem, ChangeQuote } from '@detour/shared-contracts/api';
import { changeProblems } from '@detour/shared-contracts/api';
import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { refundDays } from '@detour/shared-contracts/rules';
import type { Locale } from '@detour/shared-contracts/sites';
import { toActivityChoices } from '../../catalogue/activity-choices';
import { programLinesOf } from '../../catalogue/program-lines';
import type { GatewayContext } from '../../context/context';
import { labelOf, roomTitleOf } from '../inventory/stay-labels';
import { partyOf } from '../quotes/party';
import { findStayProduct, findStayProductsOfHotel } from '../inventory/stay-product.repository';
import type { RequestedStay } from '../orders/opening/opening';
import type { OrderRow } from '../records/order.repository';
import { cardOf, refundOf } from '../refunds/order-money';
import { toBack } from '../refunds/refund-view';
import { changeRulesOf, type ChangeRules } from '../terms/change-rules';
import { findChangeDays } from './change-days';
import type { ChangeRefused } from './change-refusal';
import {
  isSameWish,
  priceChange,
  readBooking,
  totalOf,
  type BookedStay,
  type PricedChange,
} from './price-change';

type Context = Pick<GatewayContext, 'db' | 'clock' | 'secret'>;

interface Ask {
  readonly requested: RequestedStay;
  /** ms UTC */
  readonly now: number;
}

const isProblem = (kind: string): kind is ChangeProblem =>
  (changeProblems as readonly string[]).includes(kind);

const problemOf = ({ kind, message }: ChangeRefused): ChangeProblem => {
  if (isProblem(kind)) return kind;
  throw new Error(`A quote of a change is refused: ${message}`);
};

/** Stays of the hotel on the wished days, cheapest first. Activities keep their days only in the wished stay. */
const offersOf = async (
  { db }: Context,
  booked: BookedStay,
  { requested, now }: Ask,
): Promise<ChangeQuote['offers']> => {
  const locale = booked.order.locale as Locale;
  const products = await findStayProductsOfHotel(db, booked.stay.hotel.id);
  const offers: ChangeQuote['offers'] = [];
  for (const product of products) {
    const { id } = product.pack;
    const activityDays = id === requested.offerId ? requested.activityDays : [];
    const priced = await priceChange(db, booked, {
      requested: { ...requested, offerId: id, activityDays },
      now,
    });
    offers.push({
      offerId: id,
      label: labelOf(product, locale),
      roomTitle: roomTitleOf(product, locale),
      due: priced.ok ? priced.value.due : null,
    });
  }
  return offers.sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity));
};

const activitiesOf = async (
  { db }: Context,
  { order }: BookedStay,
  { offerId, stay }: RequestedStay,
): Promise<ChangeQuote['activities']> => {
  const locale = order.locale as Locale;
  const product = await findStayProduct(db, offerId);
  if (!product) return [];
  return [
    ...toActivityChoices(programLinesOf(product.pack.program, locale), stay, partyOf(stay.guests, locale)),
  ];
};

/** Maximum distance (days) of an alternative from the wished day. */
const searchedDays = 30;

/** The days nearest to the wish that have room, at most three. */
const otherDaysOf = async (
  { db }: Context,
  booked: BookedStay,
  { requested, now }: Ask,
): Promise<ChangeQuote['otherDays']> => {
  const { checkin, nights, guests } = requested.stay;
  const found = await findChangeDays(db, booked, {
    offerId: requested.offerId,
    guests,
    nights,
    checkin: null,
    from: addDays(checkin, -searchedDays),
    until: addDays(checkin, searchedDays),
    now,
  });
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(checkin));
  return Object.entries(found?.checkins ?? {})
    .flatMap(([day, one]) =>
      one && day !== booked.stay.checkin
        ? [{ checkin: day, checkout: addDays(day as IsoDate, one.nights), due: one.due }]
        : [],
    )
    .sort((a, b) => distance(a.checkin) - distance(b.checkin))
    .slice(0, 3);
};

const sideOf = ({ snapshot, total, taxAtHotel }: PricedChange): NonNullable<ChangeQuote['after']> => ({
  stay: snapshot,
  total,
  taxAtHotel,
});

/** Refund of a negative difference, by card and voucher. */
const backOf = (
  { secret }: Context,
  { money }: BookedStay,
  due: number | null,
): Pick<ChangeQuote, 'back' | 'card'> => {
  const parts = due !== null && due < 0 ? refundOf(money, -due) : [];
  const payments = money.payments.map(({ kept, ...payment }) => ({ ...payment, amount: kept }));
  return { back: toBack(secret, money, parts), card: cardOf(payments) };
};

const nothingElse = {
  isChanged: false,
  problem: null,
  after: null,
  due: null,
  offers: [],
  activities: [],
  otherDays: [],
};

const beforeOf = (order: OrderRow, booked: BookedStay): ChangeQuote['before'] => ({
  stay: booked.stay,
  total: totalOf(booked),
  taxAtHotel: order.tax_at_hotel,
});

/** Returns the current price or refund of a change, by the rules of the buyer or of customer care. Changes and holds nothing. */
export const quoteChange = async (
  context: Context,
  order: OrderRow,
  requested: RequestedStay,
  rulesOf: (order: OrderRow, now: Date) => ChangeRules = changeRulesOf,
): Promise<ChangeQuote> => {
  const { db, clock } = context;
  const ask = { requested, now: clock.now() };
  const { refusal, until } = rulesOf(order, new Date(ask.now));
  const booked = await readBooking(db, order);
  const facts = {
    reason: refusal,
    until: until?.toISOString() ?? null,
    before: beforeOf(order, booked),
    daysToCard: refundDays,
  };
  if (refusal) return { ...facts, ...nothingElse, ...backOf(context, booked, null) };
  const priced = await priceChange(db, booked, ask);
  const due = priced.ok ? priced.value.due : null;
  return {
    ...facts,
    ...backOf(context, booked, due),
    isChanged: !isSameWish(requested, booked.stay),
    problem: priced.ok ? null : problemOf(priced.error),
    after: priced.ok ? sideOf(priced.value) : null,
    due,
    offers: await offersOf(context, booked, ask),
    activities: await activitiesOf(context, booked, requested),
    otherDays: priced.ok ? [] : await otherDaysOf(context, booked, ask),
  };
};
