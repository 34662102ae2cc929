import { payLaterTypes, type PayLaterType } from '@detour/shared-contracts/api';
import { addMonths, addDays, nightsBetween, type IsoDate } from '@detour/shared-contracts/base';
import type { Cents } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';

export interface PartPayment {
  readonly amount: Cents;
  readonly date: IsoDate;
}

/** @spec INST-012 */
export interface PayLaterMethod {
  readonly type: PayLaterType;
  /** Provider's fee in cents, included in the first part. */
  readonly paymentFee: Cents;
  readonly payments: readonly PartPayment[];
}

export interface PayLaterFacts {
  readonly amount: Cents;
  readonly checkin: IsoDate;
  /** Last day of free cancellation. Null when there is none. */
  readonly deadline: IsoDate | null;
  /** Today in the market. Arrival and parts count from it. */
  readonly today: IsoDate;
}

interface Limits {
  readonly daysAway: number;
  /** Cents, bounds included. Null means no limit. */
  readonly amount: { readonly least: Cents; readonly most: Cents } | null;
}

/** @spec INST-001 INST-002 INST-003 INST-004 INST-005 */
const limits: Readonly<Record<PayLaterType, Limits>> = {
  PAY_LATER: { daysAway: 5, amount: null },
  INSTALMENTS_3: { daysAway: 7, amount: { least: 20_000, most: 200_000 } },
  INSTALMENTS_4: { daysAway: 7, amount: { least: 25_000, most: 200_000 } },
};

const markets: readonly Locale[] = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE'];
const paypalMarkets: readonly Locale[] = ['es_ES', 'it_IT'];

/** Locales that offer payment later and in parts. @spec INST-008 */
export const hasInstalments = (locale: Locale): boolean => markets.includes(locale);

/** PayPal's own offer, with its own flag. Cents. @spec INST-006 INST-007 */
export const hasPaypalPayLater = (locale: Locale, price: Cents): boolean =>
  paypalMarkets.includes(locale) && price >= 3_000 && price <= 200_000;

const isEligible = (type: PayLaterType, { amount, checkin, today }: PayLaterFacts): boolean => {
  const { daysAway, amount: bounds } = limits[type];
  if (nightsBetween(today, checkin) < daysAway) return false;
  return !bounds || (amount >= bounds.least && amount <= bounds.most);
};

/** Due date of a full payment: the deadline of free cancellation, otherwise two days before arrival. @spec INST-009 */
export const payLaterDate = ({ checkin, deadline }: Pick<PayLaterFacts, 'checkin' | 'deadline'>): IsoDate =>
  deadline ?? addDays(checkin, -2);

/** Equal monthly parts starting `today`. Rounding cents and the fee go on the first part. @spec INST-010 INST-011 */
export const splitMonthly = (amount: Cents, parts: 3 | 4, fee: Cents, today: IsoDate): PartPayment[] => {
  const part = Math.floor(amount / parts);
  const first = amount - part * (parts - 1) + fee;
  return Array.from({ length: parts }, (_, index) => ({
    amount: index === 0 ? first : part,
    date: addMonths(today, index),
  }));
};

const paymentsOf = (type: PayLaterType, facts: PayLaterFacts, fee: Cents): readonly PartPayment[] =>
  type === 'PAY_LATER'
    ? [{ amount: facts.amount + fee, date: payLaterDate(facts) }]
    : splitMonthly(facts.amount, type === 'INSTALMENTS_3' ? 3 : 4, fee, facts.today);

/** Available methods for paying an amount later, ordered by type. `fee` is the provider's fee in cents. @spec INST-012 */
export const payLaterMethods = (
  facts: PayLaterFacts,
  fee: (type: PayLaterType) => Cents,
): readonly PayLaterMethod[] =>
  payLaterTypes
    .filter((type) => isEligible(type, facts))
    .map((type) => ({ type, paymentFee: fee(type), payments: paymentsOf(type, facts, fee(type)) }));
