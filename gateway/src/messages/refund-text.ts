import type { Order } from '@detour/shared-contracts/api';
import { zonedNow } from '@detour/shared-contracts/base';
import { refundDays } from '@detour/shared-contracts/rules';
import { timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { Fact, Speech } from './speech';

export interface Cancelled {
  /** When the buyer cancelled. */
  readonly at: Date;
  readonly isDemonstration: boolean;
}

const timeOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );

/** Date and time of an instant in the market, for a sentence. */
export const momentOf = (
  at: Date,
  locale: Locale,
  { format }: Speech,
): { readonly date: string; readonly time: string } => {
  const timeZone = timeZoneOf(locale);
  return {
    date: format.longDate(zonedNow(at.getTime(), timeZone).date),
    time: format.time(timeOf(at, timeZone)),
  };
};

type Refund = NonNullable<Order['money']>['refunds'][number];

const refundFact = ({ to, amount, last4, codeEnd }: Refund, { t, format }: Speech): Fact => {
  const sum = format.price(amount);
  if (to === 'card') {
    const label = last4 ? t('money.refundCard', { last4 }) : t('money.refundMeans');
    return { label, lines: [sum, t('money.daysToCard', refundDays)] };
  }
  const code = codeEnd ?? '••••';
  const label = t(to === 'gift_card' ? 'money.refundGiftCard' : 'money.refundVoucher', { code });
  return { label, lines: [sum, t('money.atOnce')] };
};

/** What comes back, each way on its own: to the card, to each voucher, and what the terms keep. */
export const refundFacts = ({ money }: Order, speech: Speech): readonly Fact[] => {
  const { t, format } = speech;
  if (!money) return [];
  return [
    ...money.refunds.map((refund) => refundFact(refund, speech)),
    ...(money.refunds.length === 0 ? [{ label: t('money.refund'), lines: [t('money.nothingBack')] }] : []),
    ...(money.kept > 0 ? [{ label: t('money.kept'), lines: [format.price(money.kept)] }] : []),
  ];
};
