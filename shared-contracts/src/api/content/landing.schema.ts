import { Type, type Static } from '@sinclair/typebox';
import { ActivityCenter } from '../search/activity-search.schema';
import { Card, Image } from '../products/card.schema';
import { PromoBar } from './frame.schema';
import { JumbotronPromo, PromoBanner, PromoLink, TargetedBannerPage } from './promo.schema';
import { FlowWord, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

const Seo = Open({
  title: Type.String(),
  description: Type.String(),
  index: Type.Boolean(),
  follow: Type.Boolean(),
});

/** Search of a result block. */
const ResultType = Words(['stay', 'gift', 'activity'] as const);

/** The named components of a landing page. @spec LAND-001 LAND-002 LAND-003 LAND-004 LAND-005 LAND-006 LAND-007 */
export const LandingComponent = Type.Union([
  Open({
    component: Type.Literal('BestBoxes'),
    title: Type.String(),
    subtitle: Type.String(),
    /** For editors of the page: a failed list shows an error instead of disappearing. @spec LAND-013 */
    showErrors: Type.Boolean(),
    cta: Nullable(PromoLink),
  }),
  Open({ component: Type.Literal('JumbotronPromo'), ...JumbotronPromo.properties }),
  Open({
    component: Type.Literal('MainUSP'),
    variant: Words(['secondary', 'bordered'] as const),
    items: Type.Array(Open({ icon: Type.String(), title: Type.String(), text: Type.String() })),
  }),
  Open({
    component: Type.Literal('TopBar'),
    text: Type.String(),
    links: PromoBar.properties.links,
    colorPalette: PromoBar.properties.colorPalette,
  }),
  Open({
    component: Type.Literal('PromoCards'),
    title: Type.String(),
    cards: Type.Array(PromoBanner),
  }),
  /** Rendered with the banner from `/content/targetedBanner.json` for the locale, this page and the flow. */
  Open({ component: Type.Literal('TargetedBanner'), page: TargetedBannerPage }),
  Open({
    component: Type.Literal('TopSearchResults'),
    id: Type.String(),
    title: Type.String(),
    type: ResultType,
    flowType: FlowWord,
    /** Search criteria, without `#`. */
    hash: Type.String({ maxLength: 600 }),
    /** Defaults to three. @spec LAND-011 */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    link: Nullable(PromoLink),
    /** Its cards of stays and gifts open in a new tab. Absent: in the same one. @spec CARD-011 */
    newTab: Type.Optional(Type.Boolean()),
  }),
]);
export type LandingComponent = Static<typeof LandingComponent>;

const componentNames = LandingComponent.anyOf.map(({ properties }) => properties.component.const);

/**
 * May be a name that newer content introduces. The type lists the known names, so a `switch` needs a `default` that skips unknown
 * ones.
 */
const AnyLandingComponent = Type.Unsafe<LandingComponent>({
  anyOf: [
    ...LandingComponent.anyOf,
    Open({ component: Type.Unsafe<string>({ type: 'string', not: { enum: componentNames } }) }),
  ],
});

export const LandingParams = Strict({ slug: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }) });

/** GET /api/cms/landing/{slug}: by second path segment and locale. @spec ROUTE-024 LAND-008 */
export const LandingPage = Open({
  slug: Type.String(),
  seo: Seo,
  title: Type.String(),
  lead: Type.String(),
  /** Flow of its targeted banner and cards. */
  flow: FlowWord,
  components: Type.Array(AnyLandingComponent),
});
export type LandingPage = Static<typeof LandingPage>;

/** GET /api/search/block.json: the offers of a result block. @spec CALL-062 LAND-014 */
export const ResultBlockQuery = Strict({
  locale: LocaleWord,
  type: ResultType,
  flowType: FlowWord,
  orderBy: Words(['priceQuality'] as const),
  hash: Type.String({ maxLength: 600 }),
  limit: Type.Integer({ minimum: 1, maximum: 12 }),
  numberOfPackagesPerHotel: Type.Integer({ minimum: 1, maximum: 1 }),
});
export type ResultBlockQuery = Static<typeof ResultBlockQuery>;

/** `cards` holds stays and gifts, `centers` holds activities. The other list is empty. */
export const ResultBlock = Open({
  cards: Type.Array(Card),
  centers: Type.Array(ActivityCenter),
  totalCount: Type.Integer({ minimum: 0 }),
});
export type ResultBlock = Static<typeof ResultBlock>;

/** GET /api/cms/ideas @spec IDEAS-005 */
export const IdeasPage = Open({
  seo: Seo,
  title: Type.String(),
  intro: Type.String(),
  sections: Type.Array(
    Open({
      title: Type.String(),
      intro: Type.String(),
      ideas: Type.Array(Open({ url: Type.String(), label: Type.String(), cover: Image })),
    }),
  ),
  regions: Type.Array(Open({ label: Type.String(), url: Type.String() })),
});
export type IdeasPage = Static<typeof IdeasPage>;
