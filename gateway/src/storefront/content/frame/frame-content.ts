import type {
  AnnouncementBanner,
  AnnouncementBannersResponse,
  GiftBlock,
  GiftBlockResponse,
  PromoBar,
} from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Flags } from '@detour/shared-contracts/platform';
import { locales, printPath, type Locale } from '@detour/shared-contracts/sites';
import { type FittingText, typeset, wordingOf } from '@detour/shared-contracts/catalogue';
import { cardImage } from '../../../catalogue/stay-images';
import { frameTexts } from './frame-texts';
import { midnightIn } from '../midnight';
import { sanitiseRichText } from './rich-text';

const wordsIn = (locale: Locale) => (text: FittingText) => {
  const language = wordingOf(locale);
  return typeset(language, text.wording[language]);
};

const green = { background: '#1F4D3D', font: 'light' } as const;
const everyPage: PromoBar['pages'] = ['home', 'search', 'product'];

export interface PromoInput {
  readonly locale: Locale;
  readonly flags: Pick<Flags, 'boxes' | 'physicalVoucher'>;
  /** The market's day. */
  readonly today: IsoDate;
  /** Zone of the market. */
  readonly timeZone: string;
}

/** Orders before this day (12-18) travel at most four working days, so they arrive before Christmas. */
const christmasSeason = { from: '11-15', until: '12-18' } as const;

const giftBar = ({ locale, flags, today, timeZone }: PromoInput): PromoBar => {
  const say = wordsIn(locale);
  const year = today.slice(0, 4);
  const [from, until] = [`${year}-${christmasSeason.from}`, `${year}-${christmasSeason.until}`];
  const isSeason = flags.boxes && flags.physicalVoucher && today >= from && today < until;
  const url = flags.boxes ? printPath('boxes', locale) : printPath('giftcard-customization', locale);
  return {
    internalCode: isSeason ? 'gift-christmas' : 'gift-voucher',
    campaign: isSeason ? 'christmas' : 'always',
    category: 'gift',
    flow: 'gifting',
    pages: everyPage,
    text: say(isSeason ? frameTexts.christmas : frameTexts.voucher),
    shortText: say(isSeason ? frameTexts.christmasShort : frameTexts.voucherShort),
    links: flags.boxes
      ? [{ label: say(frameTexts.seeBoxes), url, newTab: false, variation: 'link' as const }]
      : [],
    colorPalette: green,
    countdown: isSeason ? { start: midnightIn(from, timeZone), end: midnightIn(until, timeZone) } : null,
  };
};

/** Promo bars by page and flow, for today. @spec CALL-070 PROMO-001 */
export const buildPromoBars = (input: PromoInput): PromoBar[] => {
  const say = wordsIn(input.locale);
  return [
    {
      internalCode: 'total-price',
      campaign: 'always',
      category: 'price',
      flow: 'booking',
      pages: everyPage,
      text: say(frameTexts.totalPrice),
      shortText: say(frameTexts.totalPriceShort),
      links: [
        {
          label: say(frameTexts.seeStays),
          url: printPath('search', input.locale),
          newTab: false,
          variation: 'link',
        },
      ],
      colorPalette: green,
      countdown: null,
    },
    giftBar(input),
  ];
};

const baseLocale: Locale = 'fr_FR';

type BannerPlace = Pick<AnnouncementBanner, 'page' | 'flow' | 'colorVariation' | 'campaign'>;

const bannerOf = (place: BannerPlace, text: FittingText): AnnouncementBanner => {
  const inLocale = (locale: Locale) => ({
    locale,
    content: sanitiseRichText(wordsIn(locale)(text)),
    link: null,
  });
  return {
    ...place,
    ...inLocale(baseLocale),
    localizations: locales.filter((locale) => locale !== baseLocale).map(inLocale),
  };
};

/** Banners by page: French texts, with the other locales inside. @spec CALL-068 BANNER-001 BANNER-002 */
export const buildAnnouncementBanners = (): AnnouncementBannersResponse => ({
  homePage: [],
  searchPage: [
    bannerOf(
      { page: 'search', flow: 'booking', colorVariation: 'sand', campaign: 'calendar' },
      frameTexts.calendarBanner,
    ),
    bannerOf(
      { page: 'search', flow: 'gifting', colorVariation: 'sand', campaign: 'gift' },
      frameTexts.giftBanner,
    ),
  ],
  productPage: [
    bannerOf(
      { page: 'product', flow: 'gifting', colorVariation: 'sand', campaign: 'gift' },
      frameTexts.giftBanner,
    ),
  ],
});

const giftBlockOf = (locale: Locale, flags: Pick<Flags, 'boxes' | 'activityOnly'>): GiftBlock => {
  const say = wordsIn(locale);
  const picture = cardImage('alps-winter-night');
  return {
    title: say(frameTexts.giftTitle),
    subtitle: say(frameTexts.giftSubtitle),
    imageS: `${picture.sizes['640_360'] ?? picture.sizes['640_480']}.webp`,
    imageL: `${picture.sizes['960_540']}.webp`,
    boxURL: flags.boxes ? printPath('boxes', locale) : null,
    singleVoucherURL: `${printPath('search', locale)}?flow=gifting`,
    giftcardURL: printPath('giftcard-customization', locale),
    activityOnlyURL: flags.activityOnly ? printPath('activity-search', locale) : null,
    campaign: 'gift-drawer',
    category: 'gift',
  };
};

/** Ways to give a gift, by locale. @spec CALL-073 PROMO-015 PROMO-016 */
export const buildGiftBlocks = (flags: Pick<Flags, 'boxes' | 'activityOnly'>): GiftBlockResponse =>
  Object.fromEntries(locales.map((locale) => [locale, giftBlockOf(locale, flags)])) as GiftBlockResponse;
