import type { Order } from '@detour/shared-contracts/api';
import { refundDays } from '@detour/shared-contracts/rules';
import { isRedirectMethod } from '@detour/shared-contracts/sites';
import { methodNameOf } from '../../../messages/method-names';
import type { Speech } from '../../../messages/speech';
import type { AmountRow } from '../../blocks/parts/Amounts';

type Money = NonNullable<Order['money']>;
type PaidByVoucher = Money['paidByVouchers'][number];
type Refund = Money['refunds'][number];

/** Lines that are payments, not prices. */
const isPayment = ({ kind }: Order['lines'][number]): boolean => kind === 'gift_card_payment';

const unknownCode = '••••';

const paidByVoucher = ({ kind, codeEnd, amount }: PaidByVoucher, { t, format }: Speech): AmountRow => ({
  label: t(kind === 'gift_card' ? 'money.paidGiftCard' : 'money.paidVoucher', {
    code: codeEnd ?? unknownCode,
  }),
  amount: format.price(amount),
});

const waysOf = (payment: Order['payment'], { t }: Speech): string => {
  if (payment?.last4) return t('money.paidCard', { last4: payment.last4 });
  return isRedirectMethod(payment?.method)
    ? t('money.paidWith', { method: methodNameOf(payment.method) })
    : t('money.paidMeans');
};

const paidByCard = (
  { paidByCard: amount }: Money,
  payment: Order['payment'],
  speech: Speech,
): readonly AmountRow[] =>
  amount > 0
    ? [
        {
          label: waysOf(payment, speech),
          amount: speech.format.price(amount),
        },
      ]
    : [];

/**
 * Prices of an order: each line, the total with all taxes, then by which ways it was paid, and what is paid at the hotel (honesty rules).
 * The total is the sum of the lines, never what the payment kept. A single line is the total itself.
 */
export const priceRows = (order: Order, speech: Speech): readonly AmountRow[] => {
  const { t, format } = speech;
  const { lines, taxAtHotel, money, payment } = order;
  const bought = lines.filter((line) => !isPayment(line));
  const total = bought.reduce((sum, { amount }) => sum + amount, taxAtHotel);
  const tax = { label: t('money.atHotel'), amount: format.price(taxAtHotel) };
  const hasParts = bought.length > 1;
  return [
    ...(hasParts ? bought.map(({ label, amount }) => ({ label, amount: format.price(amount) })) : []),
    ...(hasParts && taxAtHotel > 0 ? [tax] : []),
    {
      label: t('price.totalTaxIncluded'),
      amount: format.price(total),
      total: true,
      note:
        !hasParts && taxAtHotel > 0
          ? t('price.touristTaxAtHotel', { amount: format.price(taxAtHotel) })
          : undefined,
    },
    ...(money?.paidByVouchers ?? []).map((part) => paidByVoucher(part, speech)),
    ...(money ? paidByCard(money, payment, speech) : []),
  ];
};

export const refundRow = ({ to, amount, last4, codeEnd }: Refund, { t, format }: Speech): AmountRow => {
  const sum = format.price(amount);
  if (to === 'card') {
    const label = last4 ? t('money.refundCard', { last4 }) : t('money.refundMeans');
    return { label, amount: sum, note: t('money.daysToCard', refundDays) };
  }
  const code = codeEnd ?? unknownCode;
  const label = t(to === 'gift_card' ? 'money.refundGiftCard' : 'money.refundVoucher', { code });
  return { label, amount: sum, note: t('money.atOnce') };
};

/** Refunds by means of payment: to the card and to each voucher. */
export const backRows = (refunds: readonly Refund[], speech: Speech): readonly AmountRow[] => {
  const { t } = speech;
  return refunds.length > 0
    ? refunds.map((refund) => refundRow(refund, speech))
    : [{ label: t('money.refund'), amount: t('money.nothingBack') }];
};

/** All refunds of an order, and the amount that the terms keep. Empty for an order that was never paid. */
export const refundRows = ({ money }: Order, speech: Speech): readonly AmountRow[] => {
  const { t, format } = speech;
  if (!money) return [];
  return [
    ...backRows(money.refunds, speech),
    ...(money.kept > 0 ? [{ label: t('money.kept'), amount: format.price(money.kept) }] : []),
  ];
};
