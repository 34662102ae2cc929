import type { Quote, StayDetail } from '@detour/shared-contracts/api';
import { nightsOf, parseIsoDate, perNight, type Cents } from '@detour/shared-contracts/base';
import type { Format } from '@detour/shared-contracts/format';
import { priceHintOf, type PriceHint } from '../../calendar/price-hint';
import {
  discountPercent,
  guestsOf,
  isLastMinute,
  marketToday,
  promoToShow,
  roomsNeeded,
  stressMessages,
} from '@detour/shared-contracts/rules';
import { timeZoneOf } from '@detour/shared-contracts/sites';
import type { SiteFlags } from '@detour/shared-contracts/mount';
import type { PriceProps, StressMessage } from '@detour/shared-ui';
import type { DaysByDate } from '../../calendar/calendar-day.view-model';
import type { Criteria } from '../../contract';
import { toStressMessages } from '../../stay/stress.view-model';
import type { Text, TextId } from '../../text';
import { cancellationLine, type CancellationLine } from '../quote/cancellation-text';
import { peopleIn } from '../guests/guests';
import { toPriceBreakdown, type PriceBreakdown } from '../quote/price-lines.view-model';
import { quoteProblem, type QuoteProblem } from '../quote/quote-problem';

/** A price as panel and bars show it, with exact cents. */
export interface ShownPrice {
  readonly price: PriceProps;
  /** "2 nuits, 2 personnes, taxes comprises" */
  readonly basis: string;
  /** Cents: the amount that the visitor pays us. */
  readonly amount: Cents;
  readonly priceType: 'from' | 'final' | 'beneficiary';
  readonly nights: number;
  /** Cents of taxes that the hotel collects. */
  readonly atHotel: Cents;
  /** "2 nuits pour 2 personnes": the basis without taxes. */
  readonly stayBasis: string;
  /** "Il vous restera 48,40 € sur votre cadeau" */
  readonly giftNote: string | null;
  /** "Taxe de séjour à régler sur place : 7,40 €" */
  readonly taxNote: string | null;
  /** "soit 195 € par nuit", rounded up. Null for one night. */
  readonly perNight: string | null;
  /** Explanation of the crossed-out price. */
  readonly referenceNote: string | null;
}

export type PanelView =
  | {
      readonly kind: 'from';
      readonly shown: ShownPrice;
      readonly cancellation: CancellationLine;
      readonly tax: string | null;
    }
  | { readonly kind: 'sold-out'; readonly text: string }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'quoted';
      readonly shown: ShownPrice;
      readonly breakdown: PriceBreakdown;
      readonly stress: readonly StressMessage[];
      /** "Meilleur prix du mois" */
      readonly hint: string | null;
      /** Number of rooms that the price covers, if more than one. */
      readonly rooms: string | null;
      readonly cancellation: CancellationLine;
      /** "Taxe de séjour comprise", or what the hotel collects. Null without a tax. */
      readonly tax: string | null;
      /** Announced once when the price changes. */
      readonly announcement: string;
    }
  | {
      readonly kind: 'invalid';
      readonly title: string;
      readonly reason: string;
      readonly checkin: boolean;
      /** People of a party that needs several rooms. Null for one room. */
      readonly party: number | null;
    }
  | { readonly kind: 'failed'; readonly text: string };

export interface PanelFacts {
  readonly stay: StayDetail;
  readonly criteria: Criteria;
  readonly quote: { readonly data?: Quote | undefined; readonly isError: boolean };
  /** Days around the chosen nights, if known. */
  readonly days: DaysByDate;
  readonly brand: string;
  readonly now: number;
  readonly t: Text;
  readonly format: Format;
  /** Of the site. */
  readonly flags?: Partial<SiteFlags<'autoDiscount'>>;
}

/**
 * State of the booking panel: a from-price without dates, otherwise the exact price or the reason why there is none.
 * @spec PROD-046 PROD-047 QUOTE-008
 */
export const toPanelView = (facts: PanelFacts): PanelView => {
  const { stay, criteria, quote, t } = facts;
  if (!criteria.dates) return stay.fromPrice ? fromView(stay.fromPrice, facts) : soldOut(facts);
  // The current price stays while a refetch fails.
  if (!quote.data) return quote.isError ? { kind: 'failed', text: t('quote.error') } : { kind: 'loading' };
  const problem = quoteProblem(quote.data);
  return problem ? invalidView(problem, facts) : quotedView(quote.data, criteria.dates, facts);
};

/** A party of several rooms reads how many it needs, and gets more ways on than other dates. */
const invalidView = (problem: QuoteProblem, { stay, criteria, brand, t }: PanelFacts): PanelView => {
  const guests = guestsOf(criteria);
  const rooms = roomsNeeded(guests, stay.room.maxCapacity);
  const people = peopleIn(guests);
  return {
    kind: 'invalid',
    ...(problem.rooms && rooms > 1
      ? { title: t('party.full', { people }), reason: t('party.rooms', { rooms }) }
      : { title: t('quote.noAvailability', { brand }), reason: t(problem.reason) }),
    checkin: problem.checkin,
    party: rooms > 1 ? people : null,
  };
};

const soldOut = ({ brand, t }: PanelFacts): PanelView => ({
  kind: 'sold-out',
  text: t('quote.noAvailability', { brand }),
});

const fromView = (
  { sellPrice, localTaxTotalAmount, amountToPay, nights, participants }: NonNullable<StayDetail['fromPrice']>,
  { stay, t, format }: PanelFacts,
): PanelView => {
  const total = sellPrice + localTaxTotalAmount;
  return {
    kind: 'from',
    shown: {
      price: { from: t('price.fromWord'), amount: format.wholePrice(total), size: 'large', align: 'start' },
      basis: t('panel.basis', { nights, people: participants }),
      amount: amountToPay,
      priceType: 'from',
      nights,
      atHotel: total - amountToPay,
      stayBasis: t('price.forNightsPeople', { nights, people: participants }),
      giftNote: null,
      taxNote: taxNoteOf(total - amountToPay, t, format),
      perNight: perNightOf(total, nights, { t, format }),
      referenceNote: null,
    },
    cancellation: cancellationLine(stay.cancellationPolicy, { hasDates: false, t, format }),
    tax: taxLineOf(localTaxTotalAmount, total - amountToPay, { t, format }),
  };
};

/** @spec CARD-015 */
const perNightOf = (
  total: Cents,
  nights: number,
  { t, format }: Pick<PanelFacts, 't' | 'format'>,
): string | null =>
  nights > 1 ? t('price.perNight', { price: format.wholePrice(perNight(total, nights)) }) : null;

const taxNoteOf = (atHotel: Cents, t: Text, format: Format): string | null =>
  atHotel > 0 ? t('price.touristTaxAtHotel', { amount: format.price(atHotel) }) : null;

const taxLineOf = (
  tax: Cents,
  atHotel: Cents,
  { t, format }: Pick<PanelFacts, 't' | 'format'>,
): string | null => taxNoteOf(atHotel, t, format) ?? (tax > 0 ? t('price.touristTaxIncluded') : null);

/** Percentage as the server sent it; with an automatic discount, that of the whole reduction, rounded down. */
const wholePromo = (
  info: NonNullable<Quote['priceInfo']>,
  { sellPrice, extraDiscount }: NonNullable<Quote['finalPrice']>,
): number =>
  extraDiscount > 0 ? Math.floor(discountPercent(sellPrice, info.refPrice)) : info.promoPercentageRounded;

/** The crossed-out price includes the same tax, so that both are comparable. @spec QUOTE-006 */
const priceOf = (
  quote: Quote,
  total: Cents,
  { t, format }: PanelFacts,
): Pick<ShownPrice, 'price' | 'referenceNote'> => {
  const { priceInfo: info, finalPrice } = quote;
  const discount = info && finalPrice && promoToShow('quote', wholePromo(info, finalPrice));
  const amount = { amount: format.price(total), size: 'large', align: 'start' } as const;
  if (!info || !finalPrice || discount === null || info.refPrice <= finalPrice.sellPrice)
    return { price: amount, referenceNote: null };
  const reference = format.price(info.refPrice + quote.localTaxTotalAmount);
  return {
    price: {
      ...amount,
      reference,
      referenceLabel: t('price.referenceLabel'),
      amountLabel: t('price.now'),
      promo: t('price.discount', { discount }),
    },
    referenceNote: t('price.lowest30', { price: reference }),
  };
};

const hintIds: Readonly<Record<PriceHint, TextId>> = {
  'flash-deal': 'badge.flashDeal',
  'best-price': 'badge.bestPrice',
  'best-promo': 'badge.bestPromo',
};

const quotedView = (quote: Quote, dates: NonNullable<Criteria['dates']>, facts: PanelFacts): PanelView => {
  const { stay, criteria, days, now, t, format, flags = {} } = facts;
  const breakdown = toPriceBreakdown(quote, { t, format });
  if (!breakdown) return soldOut(facts);
  const { nights } = dates;
  const people = peopleIn(guestsOf(criteria));
  const basis = t('panel.basis', { nights, people });
  const hint = priceHintOf(quote.flashDeal, nightsOf(dates.checkin, nights), days);
  const rooms = quote.priceInfo?.nbRooms ?? 1;
  const today = marketToday(now, timeZoneOf(format.locale));
  return {
    kind: 'quoted',
    shown: {
      ...priceOf(quote, breakdown.totalAmount, facts),
      basis,
      amount: breakdown.amountToPay,
      priceType: 'final',
      nights,
      atHotel: breakdown.totalAmount - breakdown.amountToPay,
      stayBasis: t('price.forNightsPeople', { nights, people }),
      giftNote: null,
      // The lines below the fields show it.
      taxNote: null,
      perNight: perNightOf(breakdown.totalAmount, nights, facts),
    },
    breakdown,
    stress: toStressMessages(
      stressMessages('product', {
        flow: 'booking',
        today,
        hasDates: true,
        availableRooms: quote.availableRooms,
        lastMinute: isLastMinute(dates.checkin, today),
        // @spec FLAG-004
        autoDiscount: flags['autoDiscount'] === false ? null : (quote.autoDiscount ?? null),
        expiration: parseIsoDate(stay.expiration),
        marketingLabels: stay.marketingLabels,
      }),
      { t, format },
    ),
    hint: hint && t(hintIds[hint]),
    rooms: quote.roomsAmountMessage ?? (rooms > 1 ? t('panel.severalRooms', { count: rooms }) : null),
    cancellation: cancellationLine(quote.cancellationPolicy, { hasDates: true, t, format }),
    tax: taxLineOf(quote.localTaxTotalAmount, breakdown.totalAmount - breakdown.amountToPay, { t, format }),
    announcement: t('panel.announcement', { price: breakdown.total.amount, basis }),
  };
};

/** Value of the DOM hook for browser tests. */
export const quoteStateOf = (view: PanelView): 'idle' | 'loading' | 'ready' | 'empty' | 'error' => {
  switch (view.kind) {
    case 'from':
      return 'idle';
    case 'quoted':
      return 'ready';
    case 'sold-out':
      return 'empty';
    case 'loading':
      return 'loading';
    default:
      return 'error';
  }
};
