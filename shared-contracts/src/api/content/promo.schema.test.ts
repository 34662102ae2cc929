import type { TSchema } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { Homepage } from './content.schema';
import { IdeasPage, LandingPage } from './landing.schema';
import { JumbotronPromo, PromoBanner, TargetedBanner } from './promo.schema';

const image = { sizes: { '960_540': '/i/a' }, url: '/i/a.webp', alt: '', title: null, legend: null };
const link = { label: 'Voir', link: { url: '/recherche', newTab: false } };
const seo = { title: 't', description: 'd', index: true, follow: true };

const examples: readonly (readonly [string, TSchema, Readonly<Record<string, unknown>>])[] = [
  [
    'a promo banner [PROMO-006]',
    PromoBanner,
    {
      campaign: 'duo',
      category: 'landing',
      content: 'Une table.',
      flow: 'booking',
      title: 'À deux',
      url: '/lp/duo',
      variant: 'sand',
    },
  ],
  [
    'a jumbotron promo [PROMO-011]',
    JumbotronPromo,
    {
      title: 't',
      subtitle: 's',
      description: 'd',
      ctas: [link],
      ctaCards: [{ ...link, text: 'x' }],
      image: { desktop: image, mobile: image, alt: 'Un bain' },
      countdown: { start: '2026-11-17T19:00:00Z', end: '2026-11-20T19:00:00Z' },
    },
  ],
  [
    'a targeted banner [PROMO-013]',
    TargetedBanner,
    {
      title: 't',
      subtitle: 's',
      imageUrl: '/i/960_540.webp',
      imageMobile: '/i/640_480.webp',
      imagePosition: 'center',
      imageAlt: '',
      ctas: [link],
      url: '/cadeau',
      newTab: false,
    },
  ],
  [
    'a link of the bar of the home page [PROMO-009]',
    Homepage.properties.promoBar.anyOf[0].properties.links.items,
    {
      label: 'À deux',
      url: '/lp/duo',
      newTab: false,
      campaign: 'duo',
      category: 'landing',
      colorPalette: { background: '#E4ECE2', font: 'dark' },
    },
  ],
  [
    'the ideas [IDEAS-005]',
    IdeasPage,
    {
      seo,
      title: 't',
      intro: 'i',
      regions: [{ label: 'Bretagne', url: '/recherche#region=53' }],
      sections: [{ title: 's', intro: 'i', ideas: [{ url: '/recherche', label: 'Mer', cover: image }] }],
    },
  ],
];

const ajv = new Ajv();
const check = (schema: TSchema, value: unknown): boolean => ajv.validate(schema, value);

describe('editorial content', () => {
  it.each(examples)('has every member of %s', (_, schema, example) => {
    expect(check(schema, example)).toBe(true);
    for (const member of Object.keys(example)) {
      const { [member]: _gone, ...rest } = example;
      expect([member, check(schema, rest)]).toEqual([member, false]);
    }
  });

  it.each(['center', 'left', 'right', 'above'])(
    'accepts or rejects a targeted picture %s',
    (imagePosition) => {
      const [, schema, banner] = examples[2]!;
      expect(check(schema, { ...banner, imagePosition })).toBe(imagePosition !== 'above');
    },
  );

  it('accepts an unknown component of a newer release, and rejects a malformed known one', () => {
    const page = { slug: 'spa', seo, title: 't', lead: 'l', flow: 'booking' };
    expect(check(LandingPage, { ...page, components: [{ component: 'Carousel3D', frames: 12 }] })).toBe(true);
    expect(check(LandingPage, { ...page, components: [{ component: 'PromoCards', title: 't' }] })).toBe(
      false,
    );
  });
});
