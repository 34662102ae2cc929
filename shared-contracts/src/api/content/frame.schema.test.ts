import type { TSchema } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import {
  AnnouncementBanner,
  GiftBlock,
  Minisite,
  NavigationResponse,
  PromoBar,
  PromoBarLink,
  Theme,
  WeeklyTheme,
} from './frame.schema';

const link = {
  _id: 'a',
  label: 'A',
  icon: null,
  uri: '/a',
  location: 'top',
  count: 3,
  variant: null,
  children: [],
};
const promoLink = { label: 'Voir', url: '/recherche', newTab: false, variation: 'link' };
const localization = { locale: 'nl_NL', content: '<b>Hallo</b>', link: null };

const examples: readonly (readonly [string, TSchema, Readonly<Record<string, unknown>>])[] = [
  ['a promo bar link [PROMO-003]', PromoBarLink, promoLink],
  [
    'a promo bar [PROMO-002]',
    PromoBar,
    {
      internalCode: 'c',
      campaign: 'c',
      category: 'k',
      flow: 'booking',
      pages: ['home'],
      text: 't',
      shortText: 's',
      links: [promoLink],
      countdown: null,
      colorPalette: { background: '#1F4D3D', font: 'light' },
    },
  ],
  [
    'an announcement banner [BANNER-002]',
    AnnouncementBanner,
    {
      ...localization,
      colorVariation: 'sand',
      flow: 'booking',
      page: 'home',
      campaign: 'c',
      localizations: [localization],
    },
  ],
  [
    'a gift block [PROMO-015]',
    GiftBlock,
    {
      title: 't',
      subtitle: 's',
      imageS: '/s.webp',
      imageL: '/l.webp',
      boxURL: null,
      singleVoucherURL: '/v',
      giftcardURL: '/g',
      activityOnlyURL: null,
      campaign: 'c',
      category: 'k',
    },
  ],
  ['a theme [NAV-004]', Theme, { id: 23, name: 'Romantique' }],
  ['a weekly theme [NAV-004]', WeeklyTheme, { themaTitle: 't', description: 'd', weekendUrl: '/w' }],
  [
    'a minisite [MINI-001]',
    Minisite,
    {
      minisiteId: 360,
      minisiteUrl: 'p',
      partnerName: null,
      minisiteLocale: 'fr_FR',
      logoUrl: null,
      bannerUrls: { desktop: '/d.webp', mobile: '/m.webp' },
      footer: null,
    },
  ],
];

const ajv = new Ajv();
const check = (schema: TSchema, value: unknown): boolean => ajv.validate(schema, value);

describe('the content of the frame on the wire', () => {
  it.each(examples)('has every member of %s', (_, schema, example) => {
    expect(check(schema, example)).toBe(true);
    for (const member of Object.keys(example)) {
      const { [member]: _gone, ...rest } = example;
      expect([member, check(schema, rest)]).toEqual([member, false]);
    }
  });

  it('has at most four navigation levels [NAV-001] [NAV-003]', () => {
    const footer = { legal: true, newsletter: true, contact: true };
    const nest = (depth: number): object => ({ ...link, children: depth > 1 ? [nest(depth - 1)] : [] });
    expect(check(NavigationResponse, { links: [nest(4)], footer })).toBe(true);
    expect(check(NavigationResponse, { links: [nest(5)], footer })).toBe(false);
  });
});
