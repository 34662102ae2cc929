import {
  emptyCriteria,
  printCriteria,
  productPath,
  type Card,
  type IsoDate,
  type Locale,
} from '@detour/shared-contracts';
import { toStayFacts, type BoxStayView, type StayTools } from '../stays/box-stay.view-model';

const hashOf = ({ checkin, checkout, nights }: Card): string =>
  checkin && checkout
    ? printCriteria({
        ...emptyCriteria,
        dates: { checkin: checkin as IsoDate, checkout: checkout as IsoDate, nights },
      })
    : '';

/** A stay as whoever holds the gift sees it: covered, or what is left to pay. @spec BENEF-001 BENEF-009 */
export const toHeldStayView = (card: Card, locale: Locale, tools: StayTools): BoxStayView => ({
  ...toStayFacts(card, { nights: card.nights, people: card.participants }, tools),
  href: productPath(locale, card.id, { hash: hashOf(card) }),
  tag:
    card.amountToPay === 0
      ? tools.text('benef.covered')
      : tools.text('benef.toPay', { amount: tools.format.price(card.amountToPay) }),
});
