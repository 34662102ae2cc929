import { Type, type Static } from '@sinclair/typebox';
import { giftFormats } from '../../rules/gifts/gift';
import { Amount, Id, LocaleWord, Nullable, Strict, Words } from '../schema-kit';
import { analyticsLimits, pointsOfSale, trackedEventNames } from '../wire-words';

/** An opaque id that the browser made, or a provider's. */
const OpaqueId = Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$' });

/**
 * What an event is about. Prices in cents. Null: the item has no such value, for instance a stay no `box_price` and a booking no
 * gift format. @spec ANALYT-002
 */
const TrackedItem = Strict({
  id: Id,
  price: Nullable(Amount),
  box_price: Nullable(Amount),
  format: Nullable(Words(giftFormats)),
});
export type TrackedItem = Static<typeof TrackedItem>;

/** @spec ANALYT-001 ANALYT-006 */
const TrackedEvent = Strict({
  name: Words(trackedEventNames),
  /** Without query and hash. */
  pagePath: Type.String({ maxLength: 200 }),
  /** Name of the page's route: `product`, or `reviews.home` of a remote that brings it. */
  pageType: Type.String({ pattern: '^[a-z][a-zA-Z0-9.-]{0,39}$' }),
  /** Active A/B flags, and `experiment:arm`. */
  abTests: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_:-]{1,60}$' }), { maxItems: 10 }),
  locale: LocaleWord,
  items: Type.Array(TrackedItem, { maxItems: analyticsLimits.items }),
});
export type TrackedEvent = Static<typeof TrackedEvent>;

export const AnalyticsParams = Strict({ pos: Words(pointsOfSale) });

/** POST /api/analytics/ga/collect/:pos @spec CALL-088 ANALYT-006 */
export const AnalyticsPost = Strict({
  /** Null when the browser has none. */
  clientId: Nullable(OpaqueId),
  /** Account of a signed-in customer. The gateway stores a keyed hash of it. */
  userId: Nullable(OpaqueId),
  /** The visit: 30 minutes after its last event it ends. */
  sessionId: Type.Optional(Nullable(OpaqueId)),
  events: Type.Array(TrackedEvent, { minItems: 1, maxItems: analyticsLimits.events }),
});
export type AnalyticsPost = Static<typeof AnalyticsPost>;
