import type { ActivityDetail, Image } from '@detour/shared-contracts/api';
import type { Format } from '@detour/shared-contracts/format';
import { promoToShow } from '@detour/shared-contracts/rules';
import { printPath, productPath, type Locale } from '@detour/shared-contracts/sites';
import type { Text } from '../text';
import { partyOf } from './buying/party';
import type { Names } from '../contract';

export interface ActivityPrice {
  readonly people: number;
  /** Exact cents for the whole party. */
  readonly amount: number;
  readonly total: string;
  readonly perPerson: string;
  /** Crossed-out price per person and whole percent; null when the discount is below the limit. */
  readonly promo: { readonly percent: number; readonly reference: string } | null;
}

export interface ActivityView {
  readonly title: string;
  /** "Les Bains d’Ardoise, Bagnères-de-Luchon" */
  readonly place: string;
  readonly duration: string;
  readonly description: string;
  readonly images: readonly Image[];
  readonly programs: readonly ProgramView[];
  readonly facts: readonly FactGroup[];
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[];
  readonly published: boolean;
}

export interface ProgramView {
  readonly title: string;
  readonly world: string;
  readonly description: string;
  readonly included: readonly string[];
}

export interface FactGroup {
  readonly key: 'gettingThere' | 'openingHours' | 'slots' | 'languages' | 'thingsToKnow' | 'niceToKnow';
  readonly title: string;
  readonly lines: readonly string[];
}

interface FactTools {
  readonly text: Text;
  readonly format: Format;
}

/** "La Boussole, 14 rue des Tanneurs, 60200 Compiègne"; without a partner, the centre and its town. */
const venueOf = ({ partner, mainActivityCenter: { label, location } }: ActivityDetail): string =>
  partner
    ? `${partner.name}, ${partner.address}, ${partner.zip} ${partner.town}`
    : `${label}, ${location.label}`;

/** When a day begins, or that it is agreed with the partner. */
const slotLines = (
  { partner, slotStarts = [] }: ActivityDetail,
  { text, format }: FactTools,
): readonly string[] => {
  if (!partner) return [];
  if (partner.booking === 'partner') return [text('activity.dayAgreed')];
  const hours = slotStarts.map((time) => text('activity.hour', { time: format.time(time) }));
  return [hours.join(' · '), text('activity.dayBooked')];
};

const languageLines = ({ partner }: ActivityDetail, { text }: FactTools): readonly string[] =>
  partner && partner.languages.length > 0
    ? [partner.languages.map((language) => text('activity.language', { language })).join(', ')]
    : [];

/** Getting there, opening hours, slots, languages, things to know, nice to know. Omits a group without lines. @spec ACT-002 ACT-004 */
const factsOf = (activity: ActivityDetail, tools: FactTools): readonly FactGroup[] => {
  const { text } = tools;
  return (
    [
      {
        key: 'gettingThere',
        title: text('activity.gettingThere'),
        lines: activity.locations.flatMap((place) => [venueOf(activity), place.text]),
      },
      { key: 'openingHours', title: text('activity.openingHours'), lines: activity.schedules },
      { key: 'slots', title: text('activity.slots'), lines: slotLines(activity, tools) },
      { key: 'languages', title: text('activity.languages'), lines: languageLines(activity, tools) },
      { key: 'thingsToKnow', title: text('activity.thingsToKnow'), lines: activity.importantInfo },
      { key: 'niceToKnow', title: text('activity.niceToKnow'), lines: activity.niceToKnow },
    ] as const
  ).filter(({ lines }) => lines.length > 0);
};

/** @spec ACT-025 ACT-027 */
export const toActivityPrice = (
  prices: ActivityDetail['prices'],
  wished: number,
  format: Format,
): ActivityPrice | null => {
  const people = partyOf(prices, wished);
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

export interface ActivityTools extends FactTools {
  readonly locale: Locale;
}

/** From home to the area of the activity. */
export const crumbsOf = (
  { breadCrumb }: Pick<ActivityDetail, 'breadCrumb'>,
  { locale, text }: Pick<ActivityTools, 'locale' | 'text'>,
): ActivityView['crumbs'] => [
  { label: text('nav.home'), href: printPath<Names>('home', locale) },
  ...breadCrumb.map(({ label, uri }) => ({ label, ...(uri === null ? {} : { href: uri }) })),
];

/** @spec ACT-001 */
export const toActivityView = (
  activity: ActivityDetail,
  { locale, text, format }: ActivityTools,
): ActivityView => {
  const { label, location } = activity.mainActivityCenter;
  return {
    title: activity.label,
    place: `${label}, ${location.label}`,
    duration: activity.duration,
    description: activity.description,
    images: activity.images,
    programs: activity.activities.map(({ title, univers, description, composition }) => ({
      title,
      world: univers,
      description,
      included: composition,
    })),
    facts: factsOf(activity, { text, format }),
    crumbs: crumbsOf(activity, { locale, text }),
    // Only an explicit `false` means expired. @spec ACT-012
    published: activity.published !== false,
  };
};

export const activityPath = (locale: Locale, id: string): string =>
  productPath<Names>(locale, id, { kind: 'activity' });
