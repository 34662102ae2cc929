import {
  analyticsLimits,
  type ActivityCenter,
  type ActivityPackage,
  type ActivityPrice,
} from '@detour/shared-contracts/api';
import type { EventPayload } from '@detour/shared-contracts/events';
import { titleLine, type Format } from '@detour/shared-contracts/format';
import { promoToShow } from '@detour/shared-contracts/rules';
import type { StayCardProps } from '@detour/shared-ui';
import type { ListedItems } from '../results/useResultsShown';
import type { Text } from '../text';

export interface ActivityContext {
  /** Number of participants: 1 or 2. */
  readonly adults: number;
  readonly text: Text;
  readonly format: Format;
}

/** View model of an activity card, and the event emitted when it is chosen. */
export interface Activity {
  readonly id: string;
  readonly card: StayCardProps;
  readonly selection: EventPayload<'search.offer-selected@1'>;
}

const packagesOf = (centers: readonly ActivityCenter[]) =>
  centers.flatMap((center) => center.activityOnlyPackages.map((item) => ({ center, item })));

/** All activities of a response, centre by centre. */
export const toActivities = (
  centers: readonly ActivityCenter[],
  context: ActivityContext,
): readonly Activity[] =>
  packagesOf(centers).flatMap(({ center, item }, index) => toActivity(center, item, index, context) ?? []);

/** The first of the same activities with the prices of their cards (cents), for the event of the list. */
export const listedActivities = (centers: readonly ActivityCenter[], adults: number): ListedItems =>
  packagesOf(centers)
    .flatMap(({ item }) => {
      const price = priceFor(item, adults);
      return price ? [{ id: item.id, sellPrice: price.sellPrice }] : [];
    })
    .slice(0, analyticsLimits.items);

const toActivity = (
  center: ActivityCenter,
  item: ActivityPackage,
  index: number,
  context: ActivityContext,
): Activity | null => {
  const price = priceFor(item, context.adults);
  if (!price) return null;
  const { text, format } = context;
  const promo = promoToShow('activity', price.promoPercentageRounded);
  return {
    id: item.id,
    selection: { id: item.id, index, sellPrice: price.sellPrice },
    card: {
      id: item.id,
      hotelId: center.id,
      amount: price.sellPrice,
      priceType: 'final',
      nights: 0,
      distanceKm: center.distance,
      href: activityAddress(item, price.paxComposition.adults),
      image: item.images[0] ?? { sizes: {}, url: item.imageUrl, alt: '' },
      flag: promo === null ? undefined : text('price.discount', { discount: promo }),
      place: placeOf(center),
      distance: center.distance === null ? undefined : format.distance(center.distance),
      title: titleLine(item.label),
      hotel: center.label,
      score: center.review ? { value: format.rating(center.review.average) } : undefined,
      headwords: [item.duration, ...item.headwords.map(({ label }) => label)],
      basis: basisOf(price, context),
      price: {
        amount: format.wholePrice(perPerson(price.sellPrice, price)),
        ...(promo === null || price.barPrice <= price.sellPrice
          ? {}
          : {
              reference: format.wholePrice(perPerson(price.barPrice, price)),
              referenceLabel: text('price.referenceLabel'),
              amountLabel: text('price.now'),
            }),
      },
    },
  };
};

/** The price for the party, otherwise for the next smaller party with a price. */
const priceFor = ({ activityOnlyVoucher }: ActivityPackage, adults: number): ActivityPrice | undefined =>
  [...activityOnlyVoucher.prices]
    .sort((first, second) => second.paxComposition.adults - first.paxComposition.adults)
    .find(({ paxComposition }) => paxComposition.adults <= adults) ?? activityOnlyVoucher.prices[0];

/** @spec CARD-014 */
const perPerson = (amount: number, { paxComposition }: ActivityPrice): number =>
  Math.ceil(amount / paxComposition.adults);

/** "par personne"; for two, the price for both. */
const basisOf = (price: ActivityPrice, { text, format }: ActivityContext): readonly string[] => {
  const people = price.paxComposition.adults;
  const each = text('price.perPersonWord');
  return people === 1
    ? [each]
    : [each, text('price.forPeople', { price: exact(price.sellPrice, format), people })];
};

/** Shows cents only if there are any. */
const exact = (amount: number, format: Format): string =>
  amount % 100 === 0 ? format.wholePrice(amount) : format.price(amount);

const placeOf = ({ location: { label, area } }: ActivityCenter): string =>
  area === '' || area === label ? label : `${label}, ${area}`;

/** URL of the activity with the number of adults, including the default. @spec SRCH-026 */
const activityAddress = ({ uri }: ActivityPackage, adults: number): string => `${uri}#a=${adults}`;
