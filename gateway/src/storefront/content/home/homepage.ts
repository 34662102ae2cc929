import type { Card, HomeBlock, Homepage, OffersRequest } from '@detour/shared-contracts/api';
import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import { emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import type { Flow } from '@detour/shared-contracts/mount';
import { weekendsFrom } from '@detour/shared-contracts/rules';
import { boxPath, printPath, type Locale } from '@detour/shared-contracts/sites';
import {
  type FittingText,
  themeIds,
  themeNames,
  wordingFrom,
  wordingOf,
} from '@detour/shared-contracts/catalogue';
import { cardImage } from '../../../catalogue/stay-images';
import type { HomeBody, HomeKey, LiveHomeName } from '../../../content/kinds/home-body';
import { withImages } from '../../../content/kinds/picture';
import { speakerOf } from '../belgian-words';
import { sanitiseRichText } from '../frame/rich-text';
import { giftBlockTexts, homeTexts, homeThemes } from './home-texts';

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
    handle: slug,
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

/** The blocks that the catalogue fills, by name. Without results there is no block. @spec HOME-015 */
export type LiveHomeBlocks = Partial<Readonly<Record<LiveHomeName, HomeBlock>>>;

/** Reads the blocks of the catalogue for a home page. */
export const buildLiveBlocks = async (input: HomepageInput): Promise<LiveHomeBlocks> => {
  const say = speakerOf(input.locale);
  if (input.flow === 'activity') return {};
  const themes = themesBlock(input, say);
  if (input.flow !== 'gifting') {
    const weekend = await weekendBlock(input, say);
    return { ...(weekend.cards.length > 0 && { 'next-weekend': weekend }), themes };
  }
  const gifts = await giftsBlock(input, say);
  return {
    ...(gifts.cards.length > 0 && { 'gift-stays': gifts }),
    ...(input.boxes.length > 0 && { boxes: boxesBlock(input, say) }),
    themes,
  };
};

/** The home page whose content a flow shows. @spec HOME-005 */
export const homeKeyOf = (flow: Flow): HomeKey =>
  flow === 'gifting' || flow === 'activity' ? flow : 'booking';

const titled = <T extends object>(block: T, title: string | undefined): T =>
  title === undefined ? block : { ...block, title };

/** @spec CARD-011 */
const withNewTab = (block: HomeBlock, newTab = false): HomeBlock =>
  newTab && block.kind === 'top-search-results'
    ? { ...block, cards: block.cards.map((card) => ({ ...card, newTab })) }
    : block;

/** The response of the call: the written content, with the blocks of the catalogue at their places. @spec CALL-058 */
export const fillHomepage = (body: HomeBody, live: LiveHomeBlocks): Homepage => ({
  ...withImages<Omit<Homepage, 'blocks'>>(body),
  announcementBanner: body.announcementBanner && {
    ...body.announcementBanner,
    content: sanitiseRichText(body.announcementBanner.content),
  },
  blocks: body.blocks.flatMap((block) => {
    if (block.kind !== 'live') return [withImages<HomeBlock>(block)];
    const found = live[block.block];
    return found ? [withNewTab(titled(found, block.title), block.newTab)] : [];
  }),
});

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
