import { Type, type Static } from '@sinclair/typebox';
import { Image } from '../products/card.schema';
import { CountdownSpan } from './frame.schema';
import { FlowWord, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

const Url = Type.String({ maxLength: 2000 });

/** Target of a promotion. */
export const PromoLink = Open({ label: Type.String(), link: Open({ url: Url, newTab: Type.Boolean() }) });
export type PromoLink = Static<typeof PromoLink>;

/** One full-width campaign. @spec PROMO-011 */
export const JumbotronPromo = Open({
  title: Type.String(),
  subtitle: Type.String(),
  description: Type.String(),
  /** `alt` is empty when the picture is decorative. */
  image: Open({ desktop: Image, mobile: Image, alt: Type.String() }),
  ctas: Type.Array(PromoLink),
  /** Smaller promotions under the main ones, each with one sentence. */
  ctaCards: Type.Array(Open({ label: Type.String(), text: Type.String(), link: PromoLink.properties.link })),
  countdown: Nullable(Open({ start: CountdownSpan.properties.start, end: CountdownSpan.properties.end })),
});
export type JumbotronPromo = Static<typeof JumbotronPromo>;

/** A small campaign card. @spec PROMO-006 */
export const PromoBanner = Open({
  campaign: Type.String(),
  category: Type.String(),
  content: Type.String(),
  flow: FlowWord,
  title: Type.String(),
  url: Url,
  variant: Words(['sand', 'brand', 'clay'] as const),
});
export type PromoBanner = Static<typeof PromoBanner>;

/** @spec PROMO-013 */
export const TargetedBanner = Open({
  title: Type.String(),
  subtitle: Type.String(),
  /** `…/960_540.webp`: includes the size in its name. */
  imageUrl: Url,
  imageMobile: Url,
  imagePosition: Words(['center', 'left', 'right'] as const),
  imageAlt: Type.String(),
  ctas: Type.Array(PromoLink),
  /** Link of the banner outside its buttons. Null for none. */
  url: Nullable(Url),
  newTab: Type.Boolean(),
});
export type TargetedBanner = Static<typeof TargetedBanner>;

export const TargetedBannerPage = Words(['home', 'search', 'product', 'landing'] as const);

/** Audience of a targeted banner: locale, page and flow. */
export const PlacedBanner = Open({
  locale: LocaleWord,
  page: TargetedBannerPage,
  flow: FlowWord,
  ...TargetedBanner.properties,
});
export type PlacedBanner = Static<typeof PlacedBanner>;

/** GET /content/targetedBanner.json: all banners, or those of one locale. @spec CALL-028 */
export const TargetedBannersQuery = Strict({ locale: Type.Optional(LocaleWord) });
export const TargetedBannersResponse = Open({ banners: Type.Array(PlacedBanner) });
export type TargetedBannersResponse = Static<typeof TargetedBannersResponse>;
