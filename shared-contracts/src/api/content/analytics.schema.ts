import { Type, type Static } from '@sinclair/typebox';
import { giftFormats } from '../../rules/gifts/gift';
import { Amount, Id, LocaleWord, Nullable, Strict, Words } from '../schema-kit';
import { analyticsLimits, countedEventNames, pointsOfSale } from '../wire-words';

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

/**
 * Where a visitor searched: `city:2988507`, by key and id of the hash, never by what was typed. `around`: near a position, which is not
 * sent. `anywhere`: without a place.
 */
const SearchedPlace = Type.String({ pattern: '^(anywhere|around|[a-zA-Z]{1,20}:[A-Za-z0-9_-]{1,64})$' });

/** @spec ANALYT-001 ANALYT-006 */
const TrackedEvent = Strict({
  name: Words(countedEventNames),
  /** Without query and hash. */
  pagePath: Type.String({ maxLength: 200 }),
  /** Name of the page's route: `product`, or `reviews.home` of a remote that brings it. */
  pageType: Type.String({ pattern: '^[a-z][a-zA-Z0-9.-]{0,39}$' }),
  /** Active A/B flags, and `experiment:arm`. */
  abTests: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_:-]{1,60}$' }), { maxItems: 10 }),
  locale: LocaleWord,
  items: Type.Array(TrackedItem, { maxItems: analyticsLimits.items }),
  /** Only of a list that a search made. Its list of items is empty when nothing was found. */
  search: Type.Optional(
    Strict({ place: SearchedPlace, results: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
  ),
  /** The remote that was used, and its release. Absent from older shells. */
  source: Type.Optional(
    Strict({
      remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
      release: Type.String({ pattern: '^[A-Za-z0-9.+_-]{1,64}$' }),
    }),
  ),
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
