import {
  addDays,
  boxPath,
  emptyCriteria,
  printCriteria,
  printPath,
  weekdayOf,
  type Card,
  type Flow,
  type Homepage,
  type IsoDate,
  type Locale,
  type OffersRequest,
} from '@detour/shared-contracts';
import { wordingOf } from '../catalogue/language';
import type { FittingText } from '../catalogue/texts/setting';
import { themeIds, themeNames, wordingFrom } from '../catalogue/texts/vocabulary';
import { typeset } from '../catalogue/typography';
import { cardImage } from '../stays/stay-images';
import { giftBlockTexts, giftTexts, homeTexts, homeThemes, sellingPoints } from './home-texts';

/** A gift box as the home page shows it. */
export interface HomeBox {
  readonly code: string;
  readonly slug: string;
  readonly title: string;
  readonly scene: string;
  /** Cents. */
  readonly price: number;
}

export interface HomepageInput {
  readonly locale: Locale;
  readonly flow: Flow;
  readonly today: IsoDate;
  /** Results of a search for the theme, by its id. */
  readonly themeCounts: ReadonlyMap<number, number>;
  /** The first boxes of the listing. */
  readonly boxes: readonly HomeBox[];
  search(request: OffersRequest): Promise<readonly Card[]>;
}

/** Friday of the week-end after this one: real dates, so that the cards carry exact prices. */
export const nextWeekendFriday = (today: IsoDate): IsoDate => {
  const untilFriday = (5 - weekdayOf(today) + 7) % 7;
  return addDays(today, untilFriday + 7);
};

const requestFor = (locale: Locale, checkin?: IsoDate): OffersRequest => ({
  locale,
  flow: 'booking',
  searchServiceProvider: 'default',
  orderBy: 'priceQuality',
  pagination: { page: 0, limit: 3 },
  numberOfPackagesPerHotel: 1,
  searchCriteria: { adult: 2, country: locale.slice(3), ...(checkin ? { checkin, night: 2 } : {}) },
});

const linkTo = (locale: Locale, criteria: Partial<typeof emptyCriteria>): string => {
  const hash = printCriteria({ ...emptyCriteria, ...criteria });
  return printPath('search', locale) + (hash ? `#${hash}` : '');
};

const weekendBlock = async ({ locale, today, search }: HomepageInput, say: (text: FittingText) => string) => {
  const checkin = nextWeekendFriday(today);
  const cards = await search(requestFor(locale, checkin));
  const dates = { checkin, checkout: addDays(checkin, 2), nights: 2 };
  return {
    kind: 'top-search-results' as const,
    id: 'next-weekend',
    title: say(homeTexts.weekendTitle),
    type: 'stay' as const,
    linkLabel: say(homeTexts.weekendLink),
    link: linkTo(locale, { dates }),
    cards: [...cards],
  };
};

/** Gifts have no dates: their prices are those of the cheapest start of the year, and are what the giver pays. */
const giftsBlock = async ({ locale, search }: HomepageInput, say: (text: FittingText) => string) => ({
  kind: 'top-search-results' as const,
  id: 'gift-stays',
  title: say(giftBlockTexts.giftStaysTitle),
  type: 'gift' as const,
  linkLabel: say(giftBlockTexts.giftStaysLink),
  link: `${printPath('search', locale)}?flow=gifting`,
  cards: [
    ...(await search({
      ...requestFor(locale),
      flow: 'gifting',
      searchCriteria: { country: locale.slice(3) },
    })),
  ],
});

const boxesBlock = ({ locale, boxes }: HomepageInput, say: (text: FittingText) => string) => ({
  kind: 'boxes' as const,
  title: say(giftBlockTexts.boxesTitle),
  text: say(giftBlockTexts.boxesText),
  boxes: boxes.map(({ code, slug, title, scene, price }) => ({
    code,
    title,
    url: boxPath(locale, slug, code),
    image: cardImage(scene),
    price,
  })),
});

const themesBlock = ({ locale, themeCounts }: HomepageInput, say: (text: FittingText) => string) => ({
  kind: 'categories' as const,
  title: say(homeTexts.themesTitle),
  items: homeThemes.map(({ theme, scene }) => ({
    label: wordingFrom(themeNames[theme])[wordingOf(locale)],
    url: linkTo(locale, { theme: themeIds[theme] }),
    image: cardImage(scene),
    count: themeCounts.get(themeIds[theme]) ?? 0,
  })),
});

/** Content of the home page; each block is true of the shop as it is today. @spec CALL-058 */
export const buildHomepage = async (input: HomepageInput): Promise<Homepage> => {
  const { locale, flow } = input;
  const language = wordingOf(locale);
  const say = (text: FittingText): string => typeset(language, text.wording[language]);
  const isGifting = flow === 'gifting';
  const stays = await (isGifting ? giftsBlock(input, say) : weekendBlock(input, say));
  return {
    seo: {
      title: say(homeTexts.seoTitle),
      description: say(homeTexts.seoDescription),
      index: true,
      follow: true,
    },
    announcementBanner: null,
    header: { tabs: [] },
    promoBar: null,
    jumbotron: {
      title: say(isGifting ? giftTexts[0] : homeTexts.title),
      subtitle: say(isGifting ? giftTexts[1] : homeTexts.subtitle),
      image: cardImage('hero-vineyard'),
    },
    blocks: [
      {
        kind: 'main-selling-points',
        items: sellingPoints.map(({ icon, title, text }) => ({ icon, title: say(title), text: say(text) })),
      },
      ...(stays.cards.length > 0 ? [stays] : []),
      ...(isGifting && input.boxes.length > 0 ? [boxesBlock(input, say)] : []),
      themesBlock(input, say),
      {
        kind: 'banner',
        title: say(homeTexts.boxTitle),
        text: say(homeTexts.boxText),
        image: cardImage('alps-winter-night'),
        position: 'left',
        ctas: [{ label: say(homeTexts.boxLink), url: printPath('boxes', locale), newTab: false }],
      },
    ],
    footer: { legal: true, newsletter: true, contact: true },
  };
};

/** Links of the not-found page: real searches, each with a picture. @spec CALL-067 */
export const buildArticles = (locale: Locale) => {
  const language = wordingOf(locale);
  return {
    hits: homeThemes.slice(0, 4).map(({ theme, scene }) => ({
      id: theme,
      title: wordingFrom(themeNames[theme])[language],
      url: linkTo(locale, { theme: themeIds[theme] }),
      image: cardImage(scene),
    })),
  };
};
