import type { EventName } from './catalogue';

/** Separate from the schemas, so that a page can know the names without loading them. */
const names: Readonly<Record<EventName, true>> = {
  'shell.criteria-changed@1': true,
  'shell.consent-changed@1': true,
  'shell.page-shown@1': true,
  'shell.promos-shown@1': true,
  'search.results-shown@1': true,
  'search.offer-selected@1': true,
  'search.variant-used@1': true,
  'product.stay-viewed@1': true,
  'activities.activity-viewed@1': true,
  'activities.added-to-cart@1': true,
  'product.checkout-started@1': true,
  'product.order-confirmed@1': true,
  'product.wallet-failed@1': true,
  'gifting.added-to-cart@1': true,
  'gifting.item-personalised@1': true,
  'boxes.list-shown@1': true,
  'boxes.box-selected@1': true,
  'boxes.box-viewed@1': true,
  'boxes.flag-activated@1': true,
  'boxes.gift-changed@1': true,
  'gifting.drawer-closed@1': true,
  'product.offers-drawer-closed@1': true,
  'account.recently-viewed-changed@1': true,
  'account.signed-in-changed@1': true,
  'account.wishlist-changed@1': true,
  'account.wishlist-drawer-closed@1': true,
};

export const isEventName = (name: string): name is EventName => Object.hasOwn(names, name);
