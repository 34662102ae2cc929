import type { CancellationOption } from '@detour/shared-contracts/api';
import type { Cents } from '@detour/shared-contracts/base';
import { cancellationLine } from '../../booking/quote/cancellation-text';
import { cancellationTextOf } from '../../details/cancellation';
import type { PriceBreakdown } from '../../booking/quote/price-lines.view-model';
import type { ViewTools } from '../../trip/trip.view-model';

/** What the insurance promises. @spec INS-013 */
const promise = { hours: 72, cases: 25 };

/** An option in words. */
export interface CoverView {
  readonly id: CancellationOption['id'];
  readonly title: string;
  readonly line: string;
  /** "12,00 €", "Compris"; "…" while a new price is requested. */
  readonly amount: string;
  /** Cents; null while unknown. */
  readonly cents: Cents | null;
}

/** Without insurance the terms of the stay apply: free and flexible, or not cancellable. @spec INS-002 INS-012 INS-014 */
const noneOf = (
  { cancellationPolicy: policy, sellPrice }: CancellationOption,
  tools: ViewTools,
): CoverView => {
  const { t, format } = tools;
  const isFlexible = cancellationTextOf(policy, true).kind === 'until';
  return {
    id: 'none',
    title: t(isFlexible ? 'insurance.noneFlexible' : 'insurance.noneNcnr'),
    line: cancellationLine(policy, { hasDates: true, ...tools }).text,
    amount: sellPrice === undefined ? t('insurance.included') : format.price(sellPrice),
    cents: sellPrice ?? 0,
  };
};

/** @spec INS-013 */
const insuranceOf = ({ sellPrice }: CancellationOption, { t, format }: ViewTools): CoverView => ({
  id: 'insurance',
  title: t('insurance.with'),
  line: t('insurance.offer', promise),
  amount: sellPrice === undefined ? '…' : format.price(sellPrice),
  cents: sellPrice ?? null,
});

export const toCoverViews = (
  options: readonly CancellationOption[],
  tools: ViewTools,
): readonly CoverView[] =>
  options.map((option) => (option.id === 'none' ? noneOf(option, tools) : insuranceOf(option, tools)));

/** A price with the insurance as a line of its own, added to total and charge. @spec CHK-012 */
export const withInsurance = (
  price: PriceBreakdown,
  { amount, isTest }: { readonly amount: Cents; readonly isTest: boolean },
  { t, format }: ViewTools,
): PriceBreakdown => {
  if (amount === 0) return price;
  const amountToPay = price.amountToPay + amount;
  const totalAmount = price.totalAmount + amount;
  const label = t(isTest ? 'insurance.testLine' : 'insurance.title');
  return {
    lines: [...price.lines, { id: 'insurance', label, amount: format.price(amount) }],
    total: { ...price.total, amount: format.price(totalAmount) },
    split: price.split.map((line) =>
      line.id === 'pay-now' ? { ...line, amount: format.price(amountToPay) } : line,
    ),
    amountToPay,
    totalAmount,
  };
};
