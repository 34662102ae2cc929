import type { ChangeQuote, ChangeRefusal } from '@detour/shared-contracts/api';
import { parseIsoDate, type Cents } from '@detour/shared-contracts/base';
import { zonedNow } from '@detour/shared-contracts/base';
import type { Deduction } from '@detour/shared-checkout';
import type { Format } from '@detour/shared-contracts/format';
import { toBackLines, type BackLine } from '../cancel/cancellation.view-model';
import { tripOfOrder } from '../trip/trip.view-model';
import type { Text, TextId } from '../text';

export interface ChangeTools {
  readonly t: Text;
  readonly format: Format;
  readonly timeZone: string;
  readonly phone: string;
}

/** "+24,00 €", "−12,00 €", or "same price". */
export const differenceText = (due: Cents, { t, format }: Pick<ChangeTools, 't' | 'format'>): string =>
  due === 0 ? t('change.samePrice') : format.signedPrice(due);

interface SideView {
  readonly dates: string;
  readonly room: string;
  readonly guests: string;
  /** Total with all taxes: "200,00 €". */
  readonly total: string;
  /** The part of it that is paid at the hotel; null without one. */
  readonly atHotel: string | null;
}

export interface ChangeView {
  readonly before: SideView;
  readonly after: SideView | null;
  /** "+24,00 €"; null without a new stay. */
  readonly difference: string | null;
  /** What codes take off a difference: "Code promo DETOUR10", "−10,00 €". */
  readonly deductions: readonly { readonly id: string; readonly label: string; readonly amount: string }[];
  /** What is left to pay after codes; null without one. */
  readonly toPay: string | null;
  /** Where a refund goes. */
  readonly back: readonly BackLine[];
  /** Terms after the change. */
  readonly terms: string | null;
  /** "Until …": last moment for a change. */
  readonly until: string | null;
  readonly problem: string | null;
  /** Label of the button; null when nothing can be confirmed. */
  readonly confirm: string | null;
}

type Side = NonNullable<ChangeQuote['after']>;

const toSide = ({ stay, total, taxAtHotel }: Side, { t, format }: ChangeTools): SideView => {
  const [checkin, checkout] = [parseIsoDate(stay.checkin), parseIsoDate(stay.checkout)];
  const trip = tripOfOrder({ stay }, { t, format });
  const nights = t('term.nights', { count: stay.nights });
  return {
    dates: checkin && checkout ? `${format.dateRange(checkin, checkout)}, ${nights}` : nights,
    room: stay.label,
    guests: trip.guests,
    total: format.price(total + taxAtHotel),
    atHotel: taxAtHotel > 0 ? t('price.touristTaxAtHotel', { amount: format.price(taxAtHotel) }) : null,
  };
};

const problems = {
  PACKAGE_NOT_AVAILABLE: 'change.problem.package',
  PACKAGE_NOT_AVAILABLE_CHECKIN: 'change.problem.checkin',
  NO_ROOM_LEFT: 'change.problem.room',
  ACTIVITY_NOT_AVAILABLE: 'change.problem.activity',
} as const satisfies Readonly<Record<NonNullable<ChangeQuote['problem']>, TextId>>;

const refusals = {
  started: 'change.refused.started',
  'too-late': 'change.refused.tooLate',
  'not-changeable': 'change.refused.notChangeable',
  closed: 'change.refused.closed',
} as const satisfies Readonly<Record<ChangeRefusal, TextId>>;

/** Why a booking cannot be changed online. */
export const refusalText = (reason: ChangeRefusal, { t, phone }: ChangeTools): string =>
  t(refusals[reason], { phone });

const confirmOf = (
  { isChanged, due }: ChangeQuote,
  toPay: Cents,
  { t, format }: ChangeTools,
): string | null => {
  if (!isChanged || due === null) return null;
  const amount = format.price(due > 0 ? toPay : -due);
  if (toPay > 0) return t('change.toPayment', { amount });
  return due < 0 ? t('change.confirmBack', { amount }) : t('change.confirm');
};

const untilOf = ({ until }: ChangeQuote, { t, format, timeZone }: ChangeTools): string | null => {
  if (!until) return null;
  const at = Date.parse(until);
  return t('change.until', {
    date: format.longDate(zonedNow(at, timeZone).date),
    time: format.timeOf(at),
  });
};

/** A quote of a change in words: both stays, the difference and where it goes. */
export const toChangeView = (
  quote: ChangeQuote,
  deductions: readonly Deduction[],
  tools: ChangeTools,
): ChangeView => {
  const { before, after, due, back, card, daysToCard, problem } = quote;
  const { t, format } = tools;
  const toPay = deductions.reduce((left, { amount }) => left - amount, Math.max(0, due ?? 0));
  const isReduced = due !== null && due > 0 && deductions.length > 0;
  return {
    before: toSide(before, tools),
    after: after && toSide(after, tools),
    difference: due === null ? null : differenceText(due, tools),
    back: toBackLines({ back, card, daysToCard }, tools),
    terms: after && tripOfOrder(after, { t, format }).cancellation.text,
    until: untilOf(quote, tools),
    problem: problem && t(problems[problem]),
    deductions: isReduced
      ? deductions.map(({ id, label, amount }) => ({ id, label, amount: format.price(-amount) }))
      : [],
    toPay: isReduced ? format.price(toPay) : null,
    confirm: confirmOf(quote, toPay, tools),
  };
};
