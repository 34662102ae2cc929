import {
  printPath,
  productPath,
  promoToShow,
  type ActivityDetail,
  type Format,
  type Image,
  type Locale,
} from '@detour/shared-contracts';
import type { Text } from '../text';

export interface ActivityPrice {
  readonly people: number;
  /** Cents for all of them, exactly. */
  readonly amount: number;
  readonly total: string;
  readonly perPerson: string;
  /** Struck price of one person and whole percent; null when the reduction is not worth showing. */
  readonly promo: { readonly percent: number; readonly reference: string } | null;
}

export interface ActivityView {
  readonly title: string;
  /** "Les Bains d’Ardoise, Bagnères-de-Luchon" */
  readonly place: string;
  readonly duration: string;
  readonly description: string;
  readonly images: readonly Image[];
  readonly program: ActivityDetail['program'];
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly published: boolean;
  readonly price: ActivityPrice | null;
}

/** @spec ACT-030 */
const usualParty = 2;

/** The usual party, or the one nearest to it that has a price. @spec ACT-022 ACT-030 */
const partyOf = (prices: ActivityDetail['prices']): number | null => {
  const sizes = Object.keys(prices)
    .map(Number)
    .filter((size) => Number.isInteger(size) && size > 0)
    .sort((a, b) => Math.abs(a - usualParty) - Math.abs(b - usualParty) || a - b);
  return sizes[0] ?? null;
};

/** @spec ACT-025 ACT-027 */
export const toActivityPrice = (prices: ActivityDetail['prices'], format: Format): ActivityPrice | null => {
  const people = partyOf(prices);
  const price = people === null ? undefined : prices[String(people)];
  if (people === null || !price) return null;
  const forOne = (amount: number): string => format.price(Math.ceil(amount / people));
  const percent = promoToShow('activity', price.promoPercentageRounded);
  return {
    people,
    amount: price.sellPrice,
    total: format.price(price.sellPrice),
    perPerson: forOne(price.sellPrice),
    promo: percent === null ? null : { percent, reference: forOne(price.barPrice) },
  };
};

export interface ActivityTools {
  readonly locale: Locale;
  readonly format: Format;
  readonly text: Text;
}

/** @spec ACT-001 */
export const toActivityView = (
  activity: ActivityDetail,
  { locale, format, text }: ActivityTools,
): ActivityView => {
  const { label, location } = activity.mainActivityCenter;
  return {
    title: activity.label,
    place: `${label}, ${location.label}`,
    duration: activity.duration,
    description: activity.description,
    images: activity.images,
    program: activity.program,
    crumbs: [
      { label: text('nav.home'), href: printPath('home', locale) },
      ...activity.breadCrumb.map((crumb) => ({
        label: crumb.label,
        ...(crumb.uri === null ? {} : { href: crumb.uri }),
      })),
    ],
    published: activity.published,
    price: toActivityPrice(activity.prices, format),
  };
};

export const activityPath = (locale: Locale, id: string): string =>
  productPath(locale, id, { kind: 'activity' });
