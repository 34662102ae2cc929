import { Type } from '@sinclair/typebox';
import { HotelSummary } from '../api/products/card.schema';
import { Amount, Day, Id, LocaleWord, Nullable, Open, Percent, Uuid, Words } from '../api/schema-kit';
import { analyticsLimits } from '../api/wire-words';
import { giftFormats, voucherKinds } from '../rules/gifts/gift';

/** RECENT-003 */
const ViewedItem = Open({
  id: Id,
  type: Words(['STAY', 'ACTIVITY'] as const),
  label: Type.String(),
  imageUrl: Type.String(),
  uri: Type.String(),
  price: Nullable(Open({ sellPrice: Amount, refPrice: Amount, promo: Percent, nights: Type.Integer() })),
  hotel: HotelSummary,
});

/** `boxPrice` in cents, without delivery. @spec ANALYT-002 */
const ShownBox = Open({ id: Id, boxPrice: Amount });

/**
 * Payload schemas by `owner.past-tense@version`. Add a new version as a new line and keep the old one while any consumer uses it.
 */
export const eventSchemas = {
  /** State-like. The current criteria, as the canonical hash. */
  'shell.criteria-changed@1': Open({ hash: Type.String() }),
  /** State-like. */
  'shell.consent-changed@1': Open({ preferences: Type.Boolean(), statistics: Type.Boolean() }),
  'shell.page-shown@1': Open({
    page: Type.String(),
    remote: Type.String(),
    path: Type.String(),
    locale: LocaleWord,
  }),
  /** Codes of the promos on screen, emitted when they change. @spec PROMO-007 */
  'shell.promos-shown@1': Open({ promos: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }) }),
  /** `items`: the cards of this page of results, in their order. Absent from older releases. @spec ANALYT-004 */
  'search.results-shown@1': Open({
    totalCount: Type.Integer(),
    hash: Type.String(),
    items: Type.Optional(
      Type.Array(Open({ id: Id, sellPrice: Amount }), { maxItems: analyticsLimits.items }),
    ),
  }),
  'search.offer-selected@1': Open({ id: Id, index: Type.Integer(), sellPrice: Amount }),
  /** The visitor used what an experiment varies, in whichever arm. @spec FLAG-021 */
  'search.variant-used@1': Open({
    experiment: Words(['search-dates', 'new-filters', 'results-promises', 'box-migration'] as const),
  }),
  /** State-like: the current or most recent stay or activity on screen. */
  'product.stay-viewed@1': ViewedItem,
  /** State-like: the current or most recent day activity on screen. `hotel` is its main centre. */
  'activities.activity-viewed@1': ViewedItem,
  /** Emitted when an activity goes to the checkout. Amount in cents, for all people. @spec ANALYT-001 */
  'activities.added-to-cart@1': Open({ id: Id, amount: Amount, format: Words(giftFormats) }),
  /** Emitted before the navigation to the summary. @spec CHK-007 */
  'product.checkout-started@1': Open({
    id: Id,
    checkin: Day,
    nights: Type.Integer(),
    adult: Type.Integer(),
    amount: Amount,
    bestPrice: Type.Boolean(),
  }),
  'product.order-confirmed@1': Open({ orderUUID: Uuid, amount: Amount }),
  /** A failed wallet payment. `reason` is one of our own codes, never the provider's text. @spec WALLET-017 */
  'product.wallet-failed@1': Open({
    id: Id,
    method: Type.String({ maxLength: 40 }),
    reason: Words(['refused', 'network', 'no-order'] as const),
  }),
  /** Emitted when a gift goes to its checkout, before form validation. Amount in cents. @spec GIFT-017 */
  'gifting.added-to-cart@1': Open({
    kind: Words(voucherKinds),
    id: Type.String(),
    amount: Amount,
    format: Words(giftFormats),
    /** Cents, without delivery. Only of a box. @spec ANALYT-002 */
    boxPrice: Type.Optional(Amount),
  }),
  /** The visitor set a gift's format and message. @spec GIFT-058 */
  'gifting.item-personalised@1': Open({
    id: Type.String(),
    price: Amount,
    format: Words(giftFormats),
    locale: LocaleWord,
    /** Cents, without delivery. Only of a box. @spec ANALYT-002 */
    boxPrice: Type.Optional(Amount),
  }),
  /** The boxes of a page of the list, in their order. @spec ANALYT-004 */
  'boxes.list-shown@1': Open({ boxes: Type.Array(ShownBox, { maxItems: analyticsLimits.items }) }),
  'boxes.box-selected@1': ShownBox,
  /** @spec ANALYT-005 */
  'boxes.box-viewed@1': ShownBox,
  /** A page behind an A/B flag is shown with the flag on. @spec BOX-028 */
  'boxes.flag-activated@1': Open({ flag: Words(['boxMigration'] as const) }),
  /** This browser opened a gift with its code, or closed it. Prices and the gift bar follow. */
  'boxes.gift-changed@1': Open({ isOpen: Type.Boolean() }),
  /** The visitor closed the drawer. The opening page then passes `open: false`. */
  'gifting.drawer-closed@1': Open({}),
  /** The visitor closed the drawer of a hotel's offers. The opening page then passes `open: false`. @spec DRAWER-002 */
  'product.offers-drawer-closed@1': Open({}),
  'account.recently-viewed-changed@1': Open({ count: Type.Integer() }),
  /** State-like. First name of the signed-in customer, null when signed out. The header menu shows it. */
  'account.signed-in-changed@1': Open({ name: Nullable(Type.String({ maxLength: 120 })) }),
  /** State-like. All items of the visitor's wishlist, newest first. @spec WISH-009 */
  'account.wishlist-changed@1': Open({
    items: Type.Array(Open({ type: Words(['STAY', 'ACTIVITY'] as const), id: Id })),
  }),
  /** The visitor closed the drawer. The opener then passes `open: false`. @spec WISH-001 */
  'account.wishlist-drawer-closed@1': Open({}),
} as const;
