import type { EventName } from './catalogue';

/** Events that replay their last value to a late subscriber. Apart from the schemas, so that the bus does not load them. */
export const stateEvents: readonly EventName[] = [
  'shell.criteria-changed@1',
  'shell.consent-changed@1',
  // The list of recently viewed stays loads when it comes near the screen, long after the page said what it shows.
  'product.stay-viewed@1',
  'activities.activity-viewed@1',
  'account.signed-in-changed@1',
  'account.wishlist-changed@1',
];
