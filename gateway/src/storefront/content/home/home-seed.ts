import type { FittingText } from '@detour/shared-contracts/catalogue';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import type { HomeBody, HomeKey } from '../../../content/kinds/home-body';
import { decorative } from '../../../content/kinds/picture';
import { frameTexts } from '../frame/frame-texts';
import { landingSlugs, landingTexts, sharedLandingTexts } from '../landing/landing-texts';
import { speakerOf } from '../belgian-words';
import { landingUrl, linkOf } from '../landing/landing-tools';
import { dayTexts, giftTexts, homePromoTexts, homeTexts, sellingPoints, wayTexts } from './home-texts';

type Say = (text: FittingText) => string;

const pointsBlock = (say: Say, points: readonly (typeof sellingPoints)[number][]) => ({
  kind: 'main-selling-points' as const,
  items: points.map(({ icon, title, text }) => ({ icon, title: say(title), text: say(text) })),
});

interface BannerWords {
  readonly title: FittingText;
  readonly text: FittingText;
  readonly link: FittingText;
}

const bannerBlock = (
  say: Say,
  { title, text, link }: BannerWords,
  place: { readonly picture: string; readonly url: string; readonly position: 'left' | 'right' },
) => ({
  kind: 'banner' as const,
  title: say(title),
  text: say(text),
  image: decorative(place.picture),
  position: place.position,
  ctas: [{ label: say(link), url: place.url, newTab: false }],
});

const boxBanner = (locale: Locale, say: Say) =>
  bannerBlock(
    say,
    { title: homeTexts.boxTitle, text: homeTexts.boxText, link: homeTexts.boxLink },
    { picture: 'alps-winter-night', url: printPath('boxes', locale), position: 'left' },
  );

/** A campaign of the shop: the page for two. @spec HOME-008 */
const promoBlock = (locale: Locale, say: Say) => ({
  kind: 'jumbotron' as const,
  title: say(landingTexts.duo.promoTitle),
  subtitle: say(landingTexts.duo.promoSubtitle),
  description: say(landingTexts.duo.promoDescription),
  image: {
    desktop: decorative('lake-villa-golden'),
    mobile: decorative('lake-villa-golden'),
    alt: '',
  },
  ctas: [
    linkOf(say(homePromoTexts.link), landingUrl(locale, 'duo')),
    linkOf(say(sharedLandingTexts.ideasTitle), printPath('ideas', locale)),
  ],
  ctaCards: [],
  countdown: null,
});

/** How the shop chooses and prices. @spec HOME-010 */
const wayBlock = (locale: Locale, say: Say) => ({
  kind: 'marketing-block' as const,
  title: say(wayTexts.title),
  text: say(wayTexts.text),
  ctas: [{ label: say(wayTexts.link), url: printPath('static', locale, { id: 'help' }), newTab: false }],
});

const blocksOf: Readonly<Record<HomeKey, (locale: Locale, say: Say) => HomeBody['blocks']>> = {
  booking: (locale, say) => [
    pointsBlock(say, sellingPoints),
    { kind: 'live', block: 'next-weekend' },
    promoBlock(locale, say),
    { kind: 'live', block: 'themes' },
    wayBlock(locale, say),
    boxBanner(locale, say),
  ],
  gifting: (locale, say) => [
    pointsBlock(say, sellingPoints),
    { kind: 'live', block: 'gift-stays' },
    { kind: 'live', block: 'boxes' },
    { kind: 'live', block: 'themes' },
    boxBanner(locale, say),
  ],
  // The activity flow shows no stays.
  activity: (locale, say) => [
    pointsBlock(say, sellingPoints.slice(1)),
    bannerBlock(
      say,
      { title: dayTexts.bannerTitle, text: dayTexts.bannerText, link: dayTexts.bannerLink },
      { picture: 'gorge-kayak-day', url: printPath('activity-search', locale), position: 'right' },
    ),
    boxBanner(locale, say),
  ],
};

const heroTexts: Readonly<Record<HomeKey, readonly [FittingText, FittingText]>> = {
  booking: [homeTexts.title, homeTexts.subtitle],
  gifting: [giftTexts.title, giftTexts.subtitle],
  activity: [dayTexts.title, dayTexts.subtitle],
};

const green = { background: '#E4ECE2', font: 'dark' } as const;

/** The landing pages as campaigns. In the gifting flow, gifts come first. @spec PROMO-009 */
const campaignsOf = (locale: Locale, key: HomeKey, say: Say): HomeBody['promoBar'] => {
  const gift = (slug: string): number => (slug === 'gift' ? 0 : 1);
  const slugs = key === 'gifting' ? [...landingSlugs].sort((a, b) => gift(a) - gift(b)) : landingSlugs;
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

/** Ways out of the flow of gifts: to stays with a date, and to activities. @spec PROMO-008 */
const tabsOf = (locale: Locale, key: HomeKey, say: Say): HomeBody['header']['tabs'] =>
  key === 'gifting'
    ? [
        { flow: 'booking', label: say(frameTexts.seeStays), url: printPath('home', locale) },
        { flow: 'activity', label: say(dayTexts.bannerLink), url: printPath('activity-search', locale) },
      ]
    : [];

/** The shop's own home page of a flow, which applies until an editor publishes another. */
export const homeSeed = (key: HomeKey, locale: Locale): HomeBody => {
  const say = speakerOf(locale);
  const [title, subtitle] = heroTexts[key];
  return {
    seo: {
      title: say(homeTexts.seoTitle),
      description: say(homeTexts.seoDescription),
      index: true,
      follow: true,
    },
    // Only beside stays with dates. @spec BANNER-007
    announcementBanner:
      key === 'booking'
        ? {
            content: say(frameTexts.calendarBanner),
            colorVariation: 'sand',
            link: { url: printPath('search', locale) },
          }
        : null,
    header: { tabs: tabsOf(locale, key, say) },
    promoBar: key === 'activity' ? null : campaignsOf(locale, key, say),
    jumbotron: { title: say(title), subtitle: say(subtitle), image: decorative('hero-vineyard') },
    blocks: blocksOf[key](locale, say),
    footer: { legal: true, newsletter: true, contact: true },
  };
};
