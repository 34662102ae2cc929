import { Type, type Static } from '@sinclair/typebox';
import { Day, Instant, LocaleWord, Nullable, Open, Strict, Words } from '../schema-kit';

/** Upper case. Visitors type it; an automatic promotion has one too, as its name. */
const code = Type.String({ pattern: '^[A-Z0-9][A-Z0-9_-]{2,39}$' });

export const PromotionParams = Strict({ code });

/** The language of product names. */
export const PromotionQuery = Strict({ locale: LocaleWord });

/** Number of changes that the editor has seen; 0 for none. Another number is a conflict (409). */
const base = Type.Integer({ minimum: 0, maximum: 1_000_000 });

const cents = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const count = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const days = Type.Integer({ minimum: 0, maximum: 100_000_000 });

/** Ids of the catalogue. */
const products = Type.Array(Type.String(), { maxItems: 500, uniqueItems: true });

/**
 * A promotion as staff write it. Null, or an empty list, is no condition or limit. Days are days of the market, both ends included; amounts
 * are cents.
 */
export const PromotionBody = Open({
  value: Type.Union([
    Open({ kind: Type.Literal('percent'), percent: Type.Integer({ minimum: 1, maximum: 90 }) }),
    Open({ kind: Type.Literal('amount'), amount: cents }),
  ]),
  way: Type.Union([
    /** Applies by itself. Of those that apply, the highest priority wins, then the greatest discount. */
    Open({ kind: Type.Literal('automatic'), priority: Type.Integer({ minimum: -1000, maximum: 1000 }) }),
    /** The visitor types the code. */
    Open({
      kind: Type.Literal('code'),
      purchases: Type.Array(Words(['stay', 'gift_stay', 'box', 'gift_card', 'activity'] as const), {
        minItems: 1,
        uniqueItems: true,
      }),
      mostUsesPerBuyer: Nullable(count),
    }),
  ]),
  /** Is not combined: a code with an automatic promotion, or the reverse. */
  exclusive: Type.Boolean(),
  booking: Open({ validFrom: Nullable(Day), validUntil: Nullable(Day) }),
  stay: Open({
    stayFrom: Nullable(Day),
    stayUntil: Nullable(Day),
    /** Days from the booking to check-in. */
    leastDaysBefore: Nullable(days),
    mostDaysBefore: Nullable(days),
    leastNights: Nullable(count),
    mostNights: Nullable(count),
    leastAmount: Nullable(cents),
  }),
  products: Open({
    flows: Type.Array(Words(['booking', 'hotel'] as const), { uniqueItems: true }),
    /** Words of the themes; the number of a theme that has none. */
    themes: Type.Array(Type.String(), { uniqueItems: true }),
    hotels: products,
    packages: products,
  }),
  locales: Type.Array(LocaleWord, { uniqueItems: true }),
  limits: Open({ mostPerOrder: Nullable(cents), budget: Nullable(cents), mostUses: Nullable(count) }),
});
export type PromotionBody = Static<typeof PromotionBody>;

/** `planned`: its first day is ahead. `used-up`: its budget or its uses are. `ended`: by staff, or by its last day. */
const state = Words(['planned', 'running', 'used-up', 'ended'] as const);

const common = {
  code,
  state,
  /** Open orders that have it, and the cents that they got. */
  uses: Type.Integer(),
  spent: Type.Integer(),
  /** When staff ended it. Null before, and for one that only its last day ended. */
  endedAt: Nullable(Instant),
};

/** GET /api/care/promotions: open ones first, then by code. */
export const StaffPromotions = Open({
  promotions: Type.Array(
    Open({
      ...common,
      body: PromotionBody,
      /** Name of a member of staff, or of the operator. Null for a code without history. */
      changedBy: Nullable(Type.String()),
      changedAt: Nullable(Instant),
    }),
  ),
  /** A lead changes promotions; an agent reads them. */
  mayChange: Type.Boolean(),
});
export type StaffPromotions = Static<typeof StaffPromotions>;

const PromotionProduct = Open({ id: Type.String(), name: Type.String(), place: Type.String() });
export type PromotionProduct = Static<typeof PromotionProduct>;

const WrittenVersion = Open({
  by: Type.String(),
  at: Instant,
  /** Who ended these terms, by writing others or by an end. */
  endedBy: Nullable(Type.String()),
  /** Null also for terms that ended before this was written down. */
  endedAt: Nullable(Instant),
  /** True when these terms ended without others in their place. */
  isEnd: Type.Boolean(),
  body: PromotionBody,
});
export type WrittenVersion = Static<typeof WrittenVersion>;

/** GET /api/care/promotions/{code}. A code without a promotion has no body, and version 0. */
export const StaffPromotion = Open({
  ...common,
  state: Nullable(state),
  /** JSON Schema of a body. */
  schema: Type.Unsafe<unknown>({ type: 'object', properties: {} }),
  body: Nullable(PromotionBody),
  /** Number of changes. */
  version: Type.Integer(),
  /** Newest first, at most 50. */
  versions: Type.Array(WrittenVersion),
  /** Hotels and stays that the present and former terms name. Those that left the catalogue are missing. */
  products: Type.Array(PromotionProduct),
  mayChange: Type.Boolean(),
});
export type StaffPromotion = Static<typeof StaffPromotion>;

const written = Type.Unsafe<unknown>({ type: 'object', properties: {}, maxProperties: 40 });

/** PUT /api/care/promotions/{code}: the whole promotion. It applies at once, from its first day on. */
export const SavePromotion = Strict({ base, body: written });
export type SavePromotion = Static<typeof SavePromotion>;

/** POST …/end. Open orders keep what they got. */
export const EndPromotion = Strict({ base });

/** GET /api/care/promotion-products: hotels or stays whose name contains the text. */
export const PromotionProductsQuery = Strict({
  kind: Words(['hotels', 'packages'] as const),
  text: Type.String({ minLength: 2, maxLength: 80 }),
  locale: LocaleWord,
});
export type PromotionProductsQuery = Static<typeof PromotionProductsQuery>;

/** At most ten, by name. */
export const PromotionProducts = Open({ products: Type.Array(PromotionProduct) });
export type PromotionProducts = Static<typeof PromotionProducts>;
