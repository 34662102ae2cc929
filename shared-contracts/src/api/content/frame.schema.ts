import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Day, FlowWord, Instant, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

const PageWord = Words(['home', 'search', 'product'] as const);
const Url = Type.String({ maxLength: 2000 });

const linkWith = <T extends TSchema>(child: T) =>
  Open({
    _id: Type.String(),
    label: Type.String(),
    icon: Nullable(Type.String()),
    /** Path with query and hash on the locale's own site. Null for a heading that only opens its children. */
    uri: Nullable(Url),
    /** Position: `top`. */
    location: Type.String(),
    /** Number of hotels that the link's search finds, if known. */
    count: Nullable(Type.Integer({ minimum: 0 })),
    variant: Nullable(Words(['strong'] as const)),
    children: Type.Array(child),
  });

const Fourth = linkWith(Type.Never());
const Third = linkWith(Fourth);
const Second = linkWith(Third);

/** A theme of the search. @spec NAV-004 */
export const Theme = Open({ id: Type.Integer(), name: Type.String() });
export type Theme = Static<typeof Theme>;
/** @spec NAV-004 */
export const WeeklyTheme = Open({
  themaTitle: Type.String(),
  description: Type.String(),
  weekendUrl: Url,
});
export type WeeklyTheme = Static<typeof WeeklyTheme>;

/** GET /api/cms/navigation: four levels at most. @spec NAV-001 NAV-003 */
export const NavigationResponse = Open({
  links: Type.Array(linkWith(Second)),
  /** The optional parts of the footer. @spec FOOT-010 */
  footer: Open({ legal: Type.Boolean(), newsletter: Type.Boolean(), contact: Type.Boolean() }),
  /** The stays that the menu recommends this week. Absent or null: none. @spec NAV-004 */
  weeklyTheme: Type.Optional(Nullable(WeeklyTheme)),
  /** Payment methods of the site that an order can really be paid with, in order. Absent: by card. @spec FOOT-005 */
  paymentMethods: Type.Optional(Type.Array(Type.String())),
});
export type NavigationResponse = Static<typeof NavigationResponse>;

/** A link of any level. */
export interface NavigationLink {
  readonly _id: string;
  readonly label: string;
  readonly icon: string | null;
  readonly uri: string | null;
  readonly location: string;
  readonly count: number | null;
  readonly variant: 'strong' | null;
  readonly children: readonly NavigationLink[];
}

/** @spec PROMO-003 */
export const PromoBarLink = Open({
  label: Type.String(),
  url: Url,
  newTab: Type.Boolean(),
  variation: Nullable(Words(['button', 'link'] as const)),
});

/** Visible only between `start` and `end`. Ends together with its countdown. @spec PROMO-012 */
export const CountdownSpan = Open({ start: Instant, end: Instant });
export type CountdownSpan = Static<typeof CountdownSpan>;

/** @spec PROMO-001 PROMO-002 */
export const PromoBar = Open({
  internalCode: Type.String(),
  campaign: Type.String(),
  category: Type.String(),
  flow: FlowWord,
  pages: Type.Array(PageWord),
  text: Type.String(),
  /** One line at 390 px. */
  shortText: Type.String(),
  links: Type.Array(PromoBarLink),
  colorPalette: Open({
    background: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
    font: Words(['light', 'dark'] as const),
  }),
  countdown: Nullable(CountdownSpan),
});
export type PromoBar = Static<typeof PromoBar>;

/** GET /api/cms/promoBars */
export const PromoBarsResponse = Open({ promoBars: Type.Array(PromoBar) });
export type PromoBarsResponse = Static<typeof PromoBarsResponse>;

const Localization = Open({
  locale: LocaleWord,
  /** Safe subset of HTML (b, i, a, br, p, ul, li), sanitised by the gateway. */
  content: Type.String(),
  link: Nullable(Open({ url: Url })),
});

/** @spec BANNER-002 */
export const AnnouncementBanner = Open({
  ...Localization.properties,
  colorVariation: Words(['brand', 'sand', 'clay'] as const),
  flow: FlowWord,
  page: PageWord,
  campaign: Type.String(),
  localizations: Type.Array(Localization),
});
export type AnnouncementBanner = Static<typeof AnnouncementBanner>;

/** GET /api/front/cms/announcementBanner @spec BANNER-001 */
export const AnnouncementBannersResponse = Open({
  homePage: Type.Array(AnnouncementBanner),
  searchPage: Type.Array(AnnouncementBanner),
  productPage: Type.Array(AnnouncementBanner),
});
export type AnnouncementBannersResponse = Static<typeof AnnouncementBannersResponse>;

/** @spec PROMO-015 */
export const GiftBlock = Open({
  title: Type.String(),
  subtitle: Type.String(),
  imageS: Url,
  imageL: Url,
  boxURL: Nullable(Url),
  singleVoucherURL: Url,
  giftcardURL: Url,
  activityOnlyURL: Nullable(Url),
  campaign: Type.String(),
  category: Type.String(),
});
export type GiftBlock = Static<typeof GiftBlock>;

/** GET /api/front/content/giftBlock: the links for each locale. */
export const GiftBlockResponse = Open({
  fr_FR: GiftBlock,
  es_ES: GiftBlock,
  fr_BE: GiftBlock,
  nl_BE: GiftBlock,
  nl_NL: GiftBlock,
  it_IT: GiftBlock,
});
export type GiftBlockResponse = Static<typeof GiftBlockResponse>;

/** Static content by id, such as legal pages. */
export const StaticParams = Strict({ id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }) });
/** GET /api/cms/static/{id} @spec STATIC-001 STATIC-002 ROUTE-025 */
export const StaticPage = Open({
  id: Type.String(),
  title: Type.String(),
  metaDescription: Type.String(),
  /** Day of the last change. */
  updatedOn: Day,
  lead: Nullable(Type.String()),
  sections: Type.Array(
    Open({
      title: Type.String(),
      /** The question that the section answers: `?question=cancel` leads to it. */
      question: Type.Optional(Type.String()),
      paragraphs: Type.Array(Type.String()),
      /** Set on a list of cookies and storage keys: pages add the keys of this class that remotes bring. */
      stored: Type.Optional(
        Type.Union([Type.Literal('needed'), Type.Literal('preferences'), Type.Literal('statistics')]),
      ),
      items: Type.Array(Type.String()),
      links: Type.Array(Open({ label: Type.String(), url: Url })),
    }),
  ),
});
export type StaticPage = Static<typeof StaticPage>;

/** @spec MINI-001 */
export const Minisite = Open({
  minisiteId: Type.Integer(),
  minisiteUrl: Type.String(),
  partnerName: Nullable(Type.String()),
  minisiteLocale: Words(['fr_FR', 'fr_BE', 'nl_BE'] as const),
  bannerUrls: Open({ desktop: Url, mobile: Url }),
  logoUrl: Nullable(Url),
  /** Legal text in the safe subset of HTML. */
  footer: Nullable(Type.String()),
});
export type Minisite = Static<typeof Minisite>;
/** GET /api/cms/minisites */
export const MinisitesResponse = Open({ minisites: Type.Array(Minisite) });
export type MinisitesResponse = Static<typeof MinisitesResponse>;
