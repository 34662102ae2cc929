import { isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { exchangeOf } from '@detour/shared-contracts/rules';
import type { Format } from '@detour/shared-contracts/format';
import type { OpenGift } from '@detour/remote-kit';
import type { Text } from '../../text';
import type { PurchaseView } from '../purchase/purchase.view-model';

interface Tools {
  readonly t: Text;
  readonly format: Format;
}

/** "Échanger mon cadeau de Camille contre ce bon" */
export const exchangeLabel = ({ fromName }: Pick<OpenGift, 'fromName'>, { t }: Tools): string =>
  fromName === '' ? t('exchange.choose') : t('exchange.chooseFrom', { name: fromName });

/** Effect of the exchange on both gifts, shown before the choice. */
export const exchangeTerms = (
  { amount }: Pick<PurchaseView, 'amount'>,
  { rest }: Pick<OpenGift, 'rest'>,
  { t, format }: Tools,
): readonly string[] => {
  const { due, added, worth } = exchangeOf(amount, rest);
  return [
    due > 0
      ? t('exchange.due', { rest: format.price(rest), due: format.price(due) })
      : added > 0
        ? t('exchange.added', { added: format.price(added), worth: format.price(worth) })
        : t('exchange.even', { rest: format.price(rest) }),
    t('exchange.ends'),
  ];
};

/** The purchase that the gift pays by exchange: a line for each side, what is left to pay, and the last day of the new gift. */
export const withExchange = (
  purchase: PurchaseView,
  { rest, validUntil }: Pick<OpenGift, 'rest' | 'validUntil'>,
  { t, format }: Tools,
): PurchaseView => {
  const { due, added } = exchangeOf(purchase.amount, rest);
  const former = isoDate(validUntil);
  // Without a difference nothing is prolonged.
  const until = due > 0 && purchase.until > former ? purchase.until : former;
  const validity = (day: IsoDate) => t('gift.validUntil', { date: format.longDate(day) });
  return {
    ...purchase,
    facts: purchase.facts.map((fact) => (fact === validity(purchase.until) ? validity(until) : fact)),
    until,
    lines: [
      ...purchase.lines,
      ...(added > 0 ? [{ label: t('exchange.addedLine'), amount: format.price(added) }] : []),
      { label: t('exchange.line'), amount: format.price(-rest) },
    ],
    total: format.price(due),
    amount: due,
  };
};
