import type { GiftBlock, PromoBar } from '@detour/shared-contracts/api';
import type { IsoDate } from '@detour/shared-contracts/base';
import type { Flags } from '@detour/shared-contracts/platform';
import { printPath, type Locale } from '@detour/shared-contracts/sites';
import { cardImage } from '../../../catalogue/stay-images';
import type { AnnouncementsBody } from '../../../content/kinds/frame-bodies';
import { frameTexts } from './frame-texts';
import { speakerOf } from '../belgian-words';
import { midnightIn } from '../midnight';

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
  const say = speakerOf(locale);
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

/** Of what is sold for a price at once. A bar in each flow keeps the header in its place from one flow to the next. */
const priceBar = (flow: PromoBar['flow'], locale: Locale): PromoBar => {
  const say = speakerOf(locale);
  return {
    internalCode: 'total-price',
    campaign: 'always',
    category: 'price',
    flow,
    pages: everyPage,
    text: say(frameTexts.totalPrice),
    shortText: say(frameTexts.totalPriceShort),
    links: [
      // A visitor reads the terms beside the search. @spec PROMO-004
      {
        label: say(frameTexts.priceTerms),
        url: printPath('static', locale, { id: 'terms-of-sale' }),
        newTab: true,
        variation: 'link',
      },
    ],
    colorPalette: green,
    countdown: null,
  };
};

/** The shop's own promo bars by page and flow, for today. @spec CALL-070 PROMO-001 */
export const buildPromoBars = (input: PromoInput): PromoBar[] => [
  priceBar('booking', input.locale),
  giftBar(input),
  priceBar('hotel', input.locale),
  priceBar('activity', input.locale),
];

type Announcement = AnnouncementsBody['banners'][number];

const announcement = (
  place: Pick<Announcement, 'page' | 'flow' | 'campaign'>,
  content: string,
): Announcement => ({ ...place, content, link: null, colorVariation: 'sand' });

/** The shop's own announcements of a locale, which apply until an editor publishes others. */
export const announcementsSeed = (locale: Locale): AnnouncementsBody => {
  const say = speakerOf(locale);
  const gift = { flow: 'gifting', campaign: 'gift' } as const;
  return {
    banners: [
      announcement({ page: 'search', flow: 'booking', campaign: 'calendar' }, say(frameTexts.calendarBanner)),
      announcement({ page: 'search', ...gift }, say(frameTexts.giftBanner)),
      announcement({ page: 'product', ...gift }, say(frameTexts.giftBanner)),
    ],
  };
};

/** The shop's own ways to give a gift, which apply until an editor publishes others. */
export const giftBlockSeed = (locale: Locale, flags: Pick<Flags, 'boxes' | 'activityOnly'>): GiftBlock => {
  const say = speakerOf(locale);
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
