import type { EventName } from './catalogue';

/** Events that replay their last value to late subscribers. Separate from the schemas, so that the bus does not load them. */
export const stateEvents: readonly EventName[] = [
  'shell.criteria-changed@1',
  'shell.consent-changed@1',
  // The recently-viewed list loads when it approaches the viewport, long after the page emitted this event.
  'product.stay-viewed@1',
  'activities.activity-viewed@1',
  'account.signed-in-changed@1',
  'account.wishlist-changed@1',
];
