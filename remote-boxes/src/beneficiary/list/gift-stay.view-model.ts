import type { Card } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import { factLine } from '@detour/shared-contracts/format';
import { productPath, summaryAddress, type Locale } from '@detour/shared-contracts/sites';
import { toStayFacts, type BoxStayView, type StayTools } from '../../stays/box-stay.view-model';
import type { Criteria, Names } from '../../contract';

const criteriaOf = ({ checkin, checkout, nights }: Card): Criteria =>
  checkin && checkout
    ? applyPatch<Names>(emptyCriteria, {
        dates: { checkin: isoDate(checkin), checkout: isoDate(checkout), nights },
      })
    : emptyCriteria;

const tagOf = (card: Card, { format, text }: StayTools): string => {
  if (card.amountToPay === 0) return text('benef.covered');
  const amount = format.price(card.amountToPay);
  return text(card.checkin === null ? 'benef.toPayFrom' : 'benef.toPay', { amount });
};

/** Dates, nights, guests, and the taxes that the hotel collects. */
const basisOf = (card: Card, { format, text }: StayTools): string => {
  const dates =
    card.checkin && card.checkout ? format.dateRange(isoDate(card.checkin), isoDate(card.checkout)) : null;
  const tax =
    card.localTaxTotalAmount > 0
      ? text('benef.taxAtHotel', { amount: format.price(card.localTaxTotalAmount) })
      : null;
  const people = text('price.forNightsPeople', { nights: card.nights, people: card.participants });
  return factLine([dates, people, tax]);
};

export interface GiftStayTools extends StayTools {
  readonly locale: Locale;
  /** True if a gift is open: stays with dates can then be redeemed. */
  readonly canRedeem: boolean;
}

/** A stay as the gift's holder sees it: covered, or with the amount left to pay. @spec BENEF-001 BENEF-008 BENEF-009 */
export const toGiftStayView = (card: Card, tools: GiftStayTools): BoxStayView => {
  const { locale, canRedeem, text } = tools;
  const criteria = criteriaOf(card);
  const href = productPath<Names>(locale, card.id, { hash: printCriteria(criteria) });
  return {
    ...toStayFacts(card, { nights: card.nights, people: card.participants }, tools),
    basis: basisOf(card, tools),
    href,
    tag: tagOf(card, tools),
    ...(canRedeem && {
      action: criteria.dates
        ? {
            label: text('benef.redeemDates'),
            href: summaryAddress<Names>(locale, { id: card.id, criteria }),
            kind: 'buy' as const,
          }
        : { label: text('benef.chooseDates'), href, kind: 'quiet' as const },
    }),
  };
};
