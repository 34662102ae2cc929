import { zonedNow } from '@detour/shared-contracts/base';
import { locales, minisites, timeZoneOf, type Locale } from '@detour/shared-contracts/sites';
import type { TSchema } from '@sinclair/typebox';
import {
  AnnouncementsBody,
  GiftBlockBody,
  MinisiteBody,
  NavigationBody,
  PromoBarsBody,
  TargetedBannersBody,
} from '../content/kinds/frame-bodies';
import { homeKeys, homeSchema, type HomeKey } from '../content/kinds/home-body';
import { GiftHotelsBody } from '../content/kinds/gift-hotels-body';
import { CardLabelsBody } from '../content/kinds/label-body';
import { landingSchema } from '../content/kinds/landing-body';
import { withPictures } from '../content/kinds/picture';
import { IdeasBody, StaticBody } from '../content/kinds/page-bodies';
import type { ContentItem } from '../context/content';
import type { GatewayContext } from '../context/context';
import { giftHotelsSeed } from '../storefront/box-pages/gift-hotels';
import { announcementsSeed, buildPromoBars, giftBlockSeed } from '../storefront/content/frame/frame-content';
import { minisiteSeed } from '../storefront/content/frame/minisites';
import { homeSeed } from '../storefront/content/home/home-seed';
import { ideasSeed } from '../storefront/content/ideas/ideas-page';
import { cardLabelsSeed } from '../storefront/content/labels/card-labels';
import { landingSeed, liveLandingNames } from '../storefront/content/landing/landing-content';
import { landingSlugs } from '../storefront/content/landing/landing-texts';
import { targetedBannersSeed } from '../storefront/content/landing/targeted-banners';
import { navigationSeed } from '../storefront/content/navigation/navigation';
import { staticPageIds } from '../storefront/content/static/parse-static-page';
import { staticSeed } from '../storefront/content/static/static-page';

export type KindContext = Pick<GatewayContext, 'clock' | 'config'>;

interface ContentKind {
  /** Items that the shop has itself. */
  readonly keys: readonly string[];
  /** Editors may add items with other keys: pages. */
  readonly isOpen: boolean;
  /** Locales that show the item. */
  localesOf(key: string): readonly Locale[];
  /** Schema of the body, before `toStoredSchema`. */
  schema(item: ContentItem, context: KindContext): TSchema;
  /** The shop's own body. Null when only editors have such an item. */
  own(item: ContentItem, context: KindContext): unknown;
}

const everywhere = (): readonly Locale[] => locales;

const dayIn = ({ clock }: KindContext, locale: Locale) => {
  const timeZone = timeZoneOf(locale);
  return { timeZone, today: zonedNow(clock.now(), timeZone).date };
};

/** A kind with one item per locale. */
const single = (schema: TSchema, own: ContentKind['own']): ContentKind => ({
  keys: ['all'],
  isOpen: false,
  localesOf: everywhere,
  schema: () => schema,
  own,
});

const landingInput = (locale: Locale, context: KindContext) => ({
  locale,
  flags: context.config.flags,
  ...dayIn(context, locale),
});

/** The kinds of content that editors change (record 0955). */
export const contentKinds: Readonly<Record<string, ContentKind>> = {
  home: {
    keys: homeKeys,
    isOpen: false,
    localesOf: everywhere,
    schema: ({ key }) => homeSchema(key as HomeKey),
    own: ({ key, locale }) => homeSeed(key as HomeKey, locale),
  },
  'promo-bars': single(PromoBarsBody, ({ locale }, context) => ({
    promoBars: buildPromoBars({ locale, flags: context.config.flags, ...dayIn(context, locale) }),
  })),
  announcements: single(AnnouncementsBody, ({ locale }) => announcementsSeed(locale)),
  'targeted-banners': single(TargetedBannersBody, ({ locale }, { config }) =>
    targetedBannersSeed(locale, config.flags),
  ),
  'card-labels': single(CardLabelsBody, ({ locale }) => cardLabelsSeed(locale)),
  'gift-hotels': single(GiftHotelsBody, (_item, { config }) => giftHotelsSeed(config)),
  'gift-block': single(GiftBlockBody, ({ locale }, { config }) => giftBlockSeed(locale, config.flags)),
  navigation: single(NavigationBody, ({ locale }) => navigationSeed(locale)),
  ideas: single(IdeasBody, ({ locale }) => withPictures(ideasSeed(locale))),
  landing: {
    keys: landingSlugs,
    isOpen: true,
    localesOf: everywhere,
    schema: ({ key, locale }, context) => landingSchema(liveLandingNames(key, landingInput(locale, context))),
    own: ({ key, locale }, context) => landingSeed(key, landingInput(locale, context)),
  },
  page: {
    keys: staticPageIds,
    isOpen: true,
    localesOf: everywhere,
    schema: () => StaticBody,
    own: ({ key, locale }) => staticSeed(key, locale),
  },
  minisite: {
    keys: minisites.map(({ minisiteId }) => String(minisiteId)),
    isOpen: false,
    localesOf: (key) =>
      minisites.flatMap(({ minisiteId, minisiteLocale }) =>
        String(minisiteId) === key ? [minisiteLocale] : [],
      ),
    schema: () => MinisiteBody,
    own: ({ key, locale }, context) => minisiteSeed(Number(key), locale, dayIn(context, locale).today),
  },
};

/** The kind of an item. A sentence when there is no such item. */
export const findKind = ({ kind, key, locale }: ContentItem): ContentKind | string => {
  const found = Object.hasOwn(contentKinds, kind) ? contentKinds[kind] : undefined;
  if (!found)
    return `"${kind}" is not a kind of content: use one of ${Object.keys(contentKinds).join(', ')}.`;
  if (!/^[a-z0-9-]{1,60}$/.test(key))
    return `"${key}" is not a key: use lower-case letters, digits and hyphens.`;
  if (!found.isOpen && !found.keys.includes(key))
    return `"${key}" is not an item of ${kind}: use one of ${found.keys.join(', ')}.`;
  if (!found.localesOf(key).includes(locale))
    return `${kind} ${key} has no ${locale}: use one of ${found.localesOf(key).join(', ')}.`;
  return found;
};
