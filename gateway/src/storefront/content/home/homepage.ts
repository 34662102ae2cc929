import type { Card, Homepage, OffersRequest } from '@detour/shared-contracts/api';
import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { weekendsFrom } from '@detour/shared-contracts/rules';
import { boxPath, printPath, type Locale } from '@detour/shared-contracts/sites';
import {
  type FittingText,
  themeIds,
  themeNames,
  typeset,
  wordingFrom,
  wordingOf,
} from '@detour/shared-contracts/catalogue';
import { cardImage } from '../../../catalogue/stay-images';
import { landingSlugs, landingTexts, sharedLandingTexts } from '../landing/landing-texts';
import { landingUrl } from '../landing/landing-tools';
import { dayTexts, giftBlockTexts, giftTexts, homeTexts, homeThemes, sellingPoints } from './home-texts';

/** A gift box as the home page shows it. */
export interface HomeBox {
  readonly code: string;
  readonly slug: string;
  readonly title: string;
  readonly includedContent: string;
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

const cardsShown = 3;

/** Requests more stays than are shown, so that adjacent cards can have different pictures. */
const cardsAsked = 12;

/** The first cards with distinct pictures. Adds others only when there are too few. */
export const withDifferentPictures = (cards: readonly Card[], count = cardsShown): Card[] => {
  const pictures = new Set<string>();
  const own = cards.filter(({ imageUrl }) => !pictures.has(imageUrl) && pictures.add(imageUrl));
  const shown = new Set([...own, ...cards].slice(0, count));
  return cards.filter((card) => shown.has(card));
};

const requestFor = (locale: Locale, checkin?: IsoDate): OffersRequest => ({
  locale,
  flow: 'booking',
  searchServiceProvider: 'default',
  orderBy: 'priceQuality',
  pagination: { page: 0, limit: cardsAsked },
  numberOfPackagesPerHotel: 1,
  searchCriteria: { adult: 2, country: locale.slice(3), ...(checkin ? { checkin, night: 2 } : {}) },
});

const linkTo = (locale: Locale, criteria: Partial<typeof emptyCriteria>): string => {
  const hash = printCriteria({ ...emptyCriteria, ...criteria });
  return printPath('search', locale) + (hash ? `#${hash}` : '');
};

const weekendBlock = async ({ locale, today, search }: HomepageInput, say: (text: FittingText) => string) => {
  // From its Friday: real dates, so that cards have exact prices.
  const checkin = addDays(weekendsFrom(today).next, -1);
  const cards = await search(requestFor(locale, checkin));
  const dates = { checkin, checkout: addDays(checkin, 2), nights: 2 };
  return {
    kind: 'top-search-results' as const,
    id: 'next-weekend',
    title: say(homeTexts.weekendTitle),
    type: 'stay' as const,
    linkLabel: say(homeTexts.weekendLink),
    link: linkTo(locale, { dates }),
    cards: withDifferentPictures(cards),
  };
};

/** Gifts have no dates. Their price is that of the cheapest start of the year, which the giver pays. */
const giftsBlock = async ({ locale, search }: HomepageInput, say: (text: FittingText) => string) => ({
  kind: 'top-search-results' as const,
  id: 'gift-stays',
  title: say(giftBlockTexts.giftStaysTitle),
  type: 'gift' as const,
  linkLabel: say(giftBlockTexts.giftStaysLink),
  link: `${printPath('search', locale)}?flow=gifting`,
  cards: withDifferentPictures(
    await search({
      ...requestFor(locale),
      flow: 'gifting',
      searchCriteria: { country: locale.slice(3) },
    }),
  ),
});

const boxesBlock = ({ locale, boxes }: HomepageInput, say: (text: FittingText) => string) => ({
  kind: 'boxes' as const,
  title: say(giftBlockTexts.boxesTitle),
  text: say(giftBlockTexts.boxesText),
  boxes: boxes.map(({ code, slug, title, includedContent, scene, price }) => ({
    code,
    includedContent,
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

const pointsBlock = (
  say: (text: FittingText) => string,
  points: readonly (typeof sellingPoints)[number][],
) => ({
  kind: 'main-selling-points' as const,
  items: points.map(({ icon, title, text }) => ({ icon, title: say(title), text: say(text) })),
});

const bannerBlock = (
  say: (text: FittingText) => string,
  words: { readonly title: FittingText; readonly text: FittingText; readonly link: FittingText },
  {
    scene,
    url,
    position = 'left',
  }: { readonly scene: string; readonly url: string; readonly position?: 'left' | 'right' },
) => ({
  kind: 'banner' as const,
  title: say(words.title),
  text: say(words.text),
  image: cardImage(scene),
  position,
  ctas: [{ label: say(words.link), url, newTab: false }],
});

const boxBanner = ({ locale }: HomepageInput, say: (text: FittingText) => string) =>
  bannerBlock(
    say,
    { title: homeTexts.boxTitle, text: homeTexts.boxText, link: homeTexts.boxLink },
    { scene: 'alps-winter-night', url: printPath('boxes', locale) },
  );

const stayBlocks = async (input: HomepageInput, say: (text: FittingText) => string) => {
  const isGifting = input.flow === 'gifting';
  const stays = await (isGifting ? giftsBlock(input, say) : weekendBlock(input, say));
  return [
    pointsBlock(say, sellingPoints),
    ...(stays.cards.length > 0 ? [stays] : []),
    ...(isGifting && input.boxes.length > 0 ? [boxesBlock(input, say)] : []),
    themesBlock(input, say),
    boxBanner(input, say),
  ];
};

/** The activity flow shows no stays. */
const dayBlocks = (input: HomepageInput, say: (text: FittingText) => string) => [
  pointsBlock(say, sellingPoints.slice(1)),
  bannerBlock(
    say,
    { title: dayTexts.bannerTitle, text: dayTexts.bannerText, link: dayTexts.bannerLink },
    { scene: 'gorge-kayak-day', url: printPath('activity-search', input.locale), position: 'right' },
  ),
  boxBanner(input, say),
];

const heroTexts = (flow: Flow): readonly [FittingText, FittingText] => {
  if (flow === 'gifting') return [giftTexts.title, giftTexts.subtitle];
  return flow === 'activity' ? [dayTexts.title, dayTexts.subtitle] : [homeTexts.title, homeTexts.subtitle];
};

const green = { background: '#E4ECE2', font: 'dark' } as const;

/** The landing pages as campaigns. In the gifting flow, gifts come first. @spec PROMO-009 */
const campaignsOf = (locale: Locale, flow: Flow, say: (text: FittingText) => string) => {
  const gift = (slug: string): number => (slug === 'gift' ? 0 : 1);
  const slugs = flow === 'gifting' ? [...landingSlugs].sort((a, b) => gift(a) - gift(b)) : landingSlugs;
  const look = { newTab: false, colorPalette: green, category: 'landing' };
  return {
    internalCode: 'home-campaigns',
    campaign: 'always',
    category: 'landing',
    links: [
      ...slugs.map((slug) => ({
        ...look,
        label: say(landingTexts[slug].cardTitle),
        url: landingUrl(locale, slug),
        campaign: slug,
      })),
      {
        ...look,
        label: say(sharedLandingTexts.ideasTitle),
        url: printPath('ideas', locale),
        campaign: 'ideas',
      },
    ],
  };
};

/** Content of the home page, from the shop's current data. @spec CALL-058 */
export const buildHomepage = async (input: HomepageInput): Promise<Homepage> => {
  const { locale, flow } = input;
  const language = wordingOf(locale);
  const say = (text: FittingText): string => typeset(language, text.wording[language]);
  const [title, subtitle] = heroTexts(flow);
  return {
    seo: {
      title: say(homeTexts.seoTitle),
      description: say(homeTexts.seoDescription),
      index: true,
      follow: true,
    },
    announcementBanner: null,
    header: { tabs: [] },
    promoBar: flow === 'activity' ? null : campaignsOf(locale, flow, say),
    jumbotron: {
      title: say(title),
      subtitle: say(subtitle),
      image: cardImage('hero-vineyard'),
    },
    blocks: flow === 'activity' ? dayBlocks(input, say) : await stayBlocks(input, say),
    footer: { legal: true, newsletter: true, contact: true },
  };
};

/** Links of the not-found page: searches with a picture each. @spec CALL-067 */
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
