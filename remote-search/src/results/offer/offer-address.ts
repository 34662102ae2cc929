import type { Card } from '@detour/shared-contracts/api';
import { nightsBetween, parseIsoDate } from '@detour/shared-contracts/base';
import { applyPatch, printCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { priceWordingOf } from '@detour/shared-contracts/rules';
import { hotelPath, productPath, type Locale, type ProductKind } from '@detour/shared-contracts/sites';
import { isFlexible } from '../../calendar/flexible/flexible-dates.view-model';
import type { Criteria, Names } from '../../contract';

interface AddressContext {
  readonly locale: Locale;
  readonly flow: Flow;
  readonly criteria: Criteria;
}

const kinds: Readonly<Record<Card['itemCategory'], ProductKind>> = {
  weekend: 'stay',
  single_voucher: 'single-voucher',
  activity: 'activity',
};

/**
 * URL of the product with the search's dates, guests and other hash values, and the flow unless it is booking. In the hotel flow:
 * URL of the hotel. @spec SRCH-025 CARD-007 CARD-008
 */
export const offerAddress = (card: Card, { locale, flow, criteria }: AddressContext): string => {
  const carried = criteria.dates && !isFlexible(criteria) ? criteria : withOwnDates(card, criteria);
  if (flow === 'hotel') return hotelPath<Names>(locale, card.hotel.id, { flow, criteria: carried });
  return productPath<Names>(locale, card.id, {
    kind: kinds[card.itemCategory],
    search: flow === 'gifting' ? 'flow=gifting' : '',
    hash: printCriteria(carried),
  });
};

/** A card priced for its own dates ("next weekend", flexible dates) opens on them. */
const withOwnDates = (card: Card, criteria: Criteria): Criteria => {
  const [checkin, checkout] = [parseIsoDate(card.checkin), parseIsoDate(card.checkout)];
  return checkin && checkout && priceWordingOf(card.priceType) === 'final'
    ? applyPatch<Names>(criteria, {
        dates: { checkin, checkout, nights: nightsBetween(checkin, checkout) },
        flexDays: null,
        weekends: null,
      })
    : criteria;
};
