import { Type, type Static } from '@sinclair/typebox';
import { Card, Image } from '../products/card.schema';
import { RunningExperiments } from './experiment.schema';
import { PromoBar } from './frame.schema';
import { JumbotronPromo } from './promo.schema';
import { Amount, FlowWord, Id, Instant, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

export const LocaleQuery = Strict({ locale: LocaleWord });
const Cta = Open({ label: Type.String(), url: Type.String(), newTab: Type.Boolean() });

/** A block of the home page. */
export const HomeBlock = Type.Union([
  Open({
    kind: Type.Literal('main-selling-points'),
    /** Defaults to a bordered list. */
    variant: Type.Optional(Words(['secondary', 'bordered'] as const)),
    items: Type.Array(Open({ icon: Type.String(), title: Type.String(), text: Type.String() })),
  }),
  Open({
    kind: Type.Literal('top-search-results'),
    id: Type.String(),
    title: Type.String(),
    type: Words(['stay', 'gift', 'activity'] as const),
    linkLabel: Type.String(),
    link: Type.String(),
    cards: Type.Array(Card),
  }),
  Open({
    kind: Type.Literal('categories'),
    title: Type.String(),
    items: Type.Array(
      Open({ label: Type.String(), url: Type.String(), image: Image, count: Type.Integer() }),
    ),
  }),
  Open({
    kind: Type.Literal('banner'),
    title: Type.String(),
    text: Type.String(),
    image: Image,
    position: Words(['left', 'right', 'center'] as const),
    ctas: Type.Array(Cta),
  }),
  Open({ kind: Type.Literal('jumbotron'), ...JumbotronPromo.properties }),
  Open({
    kind: Type.Literal('marketing-block'),
    title: Type.String(),
    text: Type.String(),
    ctas: Type.Array(Cta),
  }),
  Open({
    kind: Type.Literal('boxes'),
    title: Type.String(),
    text: Type.String(),
    boxes: Type.Array(
      Open({
        code: Type.String(),
        /** Name of the box in the gift shop. @spec ROUTE-019 */
        handle: Type.Optional(Type.String()),
        title: Type.String(),
        url: Type.String(),
        image: Image,
        price: Amount,
        includedContent: Type.Optional(Type.String()),
      }),
    ),
  }),
]);
const homeBlockKinds = HomeBlock.anyOf.map(({ properties }) => properties.kind.const);

/**
 * A block of a known kind, or of one that a newer gateway adds. The type has only the known kinds: give each `switch` a
 * `default`.
 */
const AnyHomeBlock = Type.Unsafe<Static<typeof HomeBlock>>({
  anyOf: [
    ...HomeBlock.anyOf,
    Open({ kind: Type.Unsafe<string>({ type: 'string', not: { enum: homeBlockKinds } }) }),
  ],
});
/** GET /api/cms/homepage: one content per flow; falls back to booking. @spec CALL-058 */
export const Homepage = Open({
  seo: Open({
    title: Type.String(),
    description: Type.String(),
    index: Type.Boolean(),
    follow: Type.Boolean(),
  }),
  announcementBanner: Nullable(
    Open({
      content: Type.String(),
      colorVariation: Type.String(),
      link: Nullable(Open({ url: Type.String() })),
    }),
  ),
  header: Open({ tabs: Type.Array(Open({ flow: FlowWord, label: Type.String(), url: Type.String() })) }),
  promoBar: Nullable(
    Open({
      internalCode: Type.String(),
      campaign: Type.String(),
      category: Type.String(),
      /** Each with its own colours. @spec PROMO-009 */
      links: Type.Array(
        Open({
          ...Cta.properties,
          colorPalette: PromoBar.properties.colorPalette,
          campaign: Type.String(),
          category: Type.String(),
        }),
      ),
    }),
  ),
  jumbotron: Open({ title: Type.String(), subtitle: Type.String(), image: Image }),
  blocks: Type.Array(AnyHomeBlock),
  footer: Open({ legal: Type.Boolean(), newsletter: Type.Boolean(), contact: Type.Boolean() }),
});
export type Homepage = Static<typeof Homepage>;
export type HomeBlock = Static<typeof HomeBlock>;

/** GET /api/marketing/articles @spec CALL-067 */
export const ArticlesQuery = Strict({ locale: LocaleWord, page: Type.String({ maxLength: 40 }) });
export const ArticlesResponse = Open({
  hits: Type.Array(Open({ id: Id, title: Type.String(), url: Type.String(), image: Image })),
});
export type ArticlesResponse = Static<typeof ArticlesResponse>;

/** GET /api/cms/versions: a server that keeps pages asks often, and drops those of a locale whose word has changed. */
export const ContentVersions = Open({
  versions: Open({
    fr_FR: Type.String(),
    es_ES: Type.String(),
    fr_BE: Type.String(),
    nl_BE: Type.String(),
    nl_NL: Type.String(),
    it_IT: Type.String(),
  }),
});
export type ContentVersions = Static<typeof ContentVersions>;

/** GET /api/preview/state: 401 without a preview of drafts. @spec FLAG-018 */
export const ContentPreview = Open({ until: Instant });
export type ContentPreview = Static<typeof ContentPreview>;

/** GET /api/flags: those of the visitor, by the cookie of one who agreed, else those of the shop. @spec FLAG-021 */
export const FlagsResponse = Open({
  flags: Type.Record(Type.String(), Type.Boolean()),
  /** Arms that the flags mean. */
  experiments: Type.Record(Type.String(), Type.String()),
  /** Arms that were assigned to the visitor. Absent from an older gateway. */
  assigned: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What runs in any locale. Shell servers follow it. Absent from an older gateway. */
  running: Type.Optional(RunningExperiments),
});
export type FlagsResponse = Static<typeof FlagsResponse>;

/** POST /api/log @spec CALL-077 SHELL-004 SHELL-005 */
export const LogRequest = Strict({
  level: Words(['ERROR'] as const),
  locale: LocaleWord,
  location: Type.String({ maxLength: 100 }),
  message: Type.String({ maxLength: 256 }),
  remote: Type.Optional(Type.String({ maxLength: 40 })),
  release: Type.Optional(Type.String({ maxLength: 60 })),
  compositionId: Type.Optional(Type.String({ maxLength: 80 })),
  code: Type.Optional(Type.String({ maxLength: 40 })),
  /** Name of the page's route: `product`. */
  route: Type.Optional(Type.String({ maxLength: 40 })),
});
export type LogRequest = Static<typeof LogRequest>;

/** GET /error @spec CALL-029 */
export const ErrorQuery = Strict({ uri: Type.String({ maxLength: 2000 }), locale: LocaleWord });

/** RFC 9457 problem document, for every failed call. */
export const Problem = Open({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  code: Type.String({ pattern: '^[A-Z0-9_]+$' }),
  errors: Type.Optional(Type.Array(Open({ path: Type.String(), message: Type.String() }))),
});
export type Problem = Static<typeof Problem>;
export const NoBody = Type.Null();
