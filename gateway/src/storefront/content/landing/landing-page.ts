import type { LandingComponent, LandingPage } from '@detour/shared-contracts/api';
import { addDays, weekdayOf, type IsoDate } from '@detour/shared-contracts/base';
import type { Criteria } from '@detour/shared-contracts/criteria';
import { sameDayClosingHour } from '@detour/shared-contracts/rules';
import { printPath } from '@detour/shared-contracts/sites';
import { themeIds } from '@detour/shared-contracts/catalogue';
import { frameTexts } from '../frame/frame-texts';
import { dayTexts, giftBlockTexts, homeTexts } from '../home/home-texts';
import { speakerOf } from '../belgian-words';
import { midnightIn } from '../midnight';
import { landingSlugs, landingTexts, sharedLandingTexts, sideTexts, type LandingSlug } from './landing-texts';
import {
  hashOf,
  jumbotronOf,
  linkOf,
  otherPagesOf,
  pointsOf,
  resultsOf,
  searchUrl,
  type LandingInput,
} from './landing-tools';

type Parts = (input: LandingInput) => readonly LandingComponent[];

const targeted: LandingComponent = { component: 'TargetedBanner', page: 'landing' };

const boxesOf: Parts = ({ locale, flags }) => {
  if (!flags.boxes) return [];
  const say = speakerOf(locale);
  return [
    {
      component: 'BestBoxes',
      title: say(giftBlockTexts.boxesTitle),
      subtitle: say(giftBlockTexts.boxesText),
      showErrors: false,
      cta: linkOf(say(homeTexts.boxLink), printPath('boxes', locale)),
    },
  ];
};

const spaParts: Parts = (input) => {
  const { locale } = input;
  // Every stay of the page is in a hotel with a spa, as its words say.
  const hash = hashOf(locale, { theme: themeIds.wellness, facilities: ['spa'] });
  const to = (criteria: Partial<Criteria>): string => searchUrl(locale, hashOf(locale, criteria));
  return [
    jumbotronOf(input, landingTexts.spa, {
      scene: 'spa-arches-dawn',
      url: searchUrl(locale, hash),
      sides: [
        [sideTexts.spaHotel, to({ facilities: ['spa'] })],
        [sideTexts.pool, to({ facilities: ['pool'] })],
      ],
    }),
    resultsOf(input, {
      id: 'spa-stays',
      title: landingTexts.spa.resultsTitle,
      linkLabel: homeTexts.weekendLink,
      hash,
    }),
    pointsOf(input),
    targeted,
    otherPagesOf(input, 'spa'),
  ];
};

const duoParts: Parts = (input) => {
  const { locale } = input;
  const hash = hashOf(locale, { theme: themeIds.romantic });
  const to = (type: string): string => searchUrl(locale, hashOf(locale, { hotelTypes: [type] }));
  return [
    jumbotronOf(input, landingTexts.duo, {
      scene: 'lake-villa-golden',
      url: searchUrl(locale, hash),
      sides: [
        [sideTexts.castle, to('castle')],
        [sideTexts.guesthouse, to('guesthouse')],
      ],
    }),
    resultsOf(input, {
      id: 'duo-stays',
      title: landingTexts.duo.resultsTitle,
      linkLabel: homeTexts.weekendLink,
      hash,
    }),
    pointsOf(input, 'secondary'),
    resultsOf(input, {
      id: 'duo-gifts',
      title: giftBlockTexts.giftStaysTitle,
      linkLabel: giftBlockTexts.giftStaysLink,
      hash,
      type: 'gift',
    }),
    targeted,
    otherPagesOf(input, 'duo'),
  ];
};

/** Returns today on a Friday, else the next Friday. */
const comingFriday = (today: IsoDate): IsoDate => addDays(today, (5 - weekdayOf(today) + 7) % 7);

const hour = 3_600_000;
/** Hours before the end during which the countdown is shown: from the Tuesday evening before. */
const countdownHours = 72;

const lastMinuteParts: Parts = (input) => {
  const { locale, today, timeZone, flags } = input;
  const say = speakerOf(locale);
  const friday = comingFriday(today);
  const datesFrom = (checkin: IsoDate, more: Partial<Criteria> = {}): string =>
    hashOf(locale, { dates: { checkin, checkout: addDays(checkin, 2), nights: 2 }, ...more });
  const closes = Date.parse(midnightIn(friday, timeZone)) + sameDayClosingHour * hour;
  const texts = landingTexts['last-minute'];
  const { weekendLink } = homeTexts;
  return [
    {
      component: 'TopBar',
      text: say(sharedLandingTexts.barText),
      links: [
        {
          label: say(frameTexts.seeStays),
          url: printPath('search', locale),
          newTab: false,
          variation: 'link',
        },
      ],
      colorPalette: { background: '#F3EDE1', font: 'dark' },
    },
    jumbotronOf(input, texts, {
      scene: 'hill-village-golden',
      url: searchUrl(locale, datesFrom(friday)),
      countdown: {
        start: new Date(closes - countdownHours * hour).toISOString(),
        end: new Date(closes).toISOString(),
      },
    }),
    resultsOf(input, {
      id: 'this-friday',
      title: texts.resultsTitle,
      linkLabel: weekendLink,
      hash: datesFrom(friday),
    }),
    resultsOf(input, {
      id: 'next-friday',
      title: sharedLandingTexts.nextWeekend,
      linkLabel: weekendLink,
      // Searches a week later than the other block, because the best hotels would be the same.
      hash: datesFrom(addDays(friday, 7), { hotelEnvironments: ['city'] }),
    }),
    ...(flags.activityOnly
      ? [
          resultsOf(input, {
            id: 'days',
            title: sharedLandingTexts.dayTitle,
            linkLabel: dayTexts.bannerLink,
            hash: '',
            type: 'activity',
          }),
        ]
      : []),
    pointsOf(input),
    otherPagesOf(input, 'last-minute'),
  ];
};

const giftParts: Parts = (input) => {
  const { locale, flags } = input;
  const hash = hashOf(locale, {});
  return [
    jumbotronOf(input, landingTexts.gift, {
      scene: 'alps-winter-night',
      url: searchUrl(locale, hash, 'gifting'),
      sides: [
        [sideTexts.giftCard, printPath('giftcard-customization', locale)],
        ...(flags.activityOnly ? ([[sideTexts.giftDay, printPath('activity-search', locale)]] as const) : []),
      ],
    }),
    ...boxesOf(input),
    resultsOf(input, {
      id: 'gift-stays',
      title: landingTexts.gift.resultsTitle,
      linkLabel: giftBlockTexts.giftStaysLink,
      hash,
      type: 'gift',
    }),
    targeted,
    pointsOf(input, 'secondary'),
    otherPagesOf(input, 'gift'),
  ];
};

const parts: Readonly<Record<LandingSlug, Parts>> = {
  spa: spaParts,
  duo: duoParts,
  'last-minute': lastMinuteParts,
  gift: giftParts,
};

export const isLandingSlug = (slug: string): slug is LandingSlug =>
  landingSlugs.includes(slug as LandingSlug);

/** The landing page of a slug in a locale. Null for an unknown slug. @spec ROUTE-024 LAND-008 */
export const buildLandingPage = (slug: string, input: LandingInput): LandingPage | null => {
  if (!isLandingSlug(slug)) return null;
  const say = speakerOf(input.locale);
  const { title, lead, seoTitle, seoDescription } = landingTexts[slug];
  return {
    slug,
    seo: { title: say(seoTitle), description: say(seoDescription), index: true, follow: true },
    title: say(title),
    lead: say(lead),
    flow: slug === 'gift' ? 'gifting' : 'booking',
    components: [...parts[slug](input)],
  };
};
