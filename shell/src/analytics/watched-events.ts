import type { EventPayload } from '@detour/shared-contracts/events';
import type { PageName } from '@detour/shared-contracts/sites';
import type { OwnBus } from '../contract';

type WatchedName =
  | 'activities.activity-viewed@1'
  | 'activities.added-to-cart@1'
  | 'boxes.box-selected@1'
  | 'boxes.box-viewed@1'
  | 'boxes.flag-activated@1'
  | 'boxes.list-shown@1'
  | 'gifting.added-to-cart@1'
  | 'gifting.item-personalised@1'
  | 'product.checkout-started@1'
  | 'product.order-confirmed@1'
  | 'product.stay-viewed@1'
  | 'search.offer-selected@1'
  | 'search.results-shown@1';

/** An event of a remote that analytics follow. */
export type WatchedEvent = {
  [N in WatchedName]: { readonly name: N; readonly payload: EventPayload<N> };
}[WatchedName];

/** A watched event with the page on screen. */
export interface Noticed {
  readonly event: WatchedEvent;
  /** Without query and hash. */
  readonly path: string;
  readonly page: PageName;
}

/** Subscribes to the events that analytics follow. Remotes do not know of analytics. @spec ANALYT-001 */
export const watchEvents = (bus: Pick<OwnBus, 'on'>, notice: (event: WatchedEvent) => void): void => {
  const to =
    <N extends WatchedName>(name: N) =>
    (payload: EventPayload<N>): void =>
      notice({ name, payload } as WatchedEvent);
  bus.on('activities.activity-viewed@1').subscribe(to('activities.activity-viewed@1'));
  bus.on('activities.added-to-cart@1').subscribe(to('activities.added-to-cart@1'));
  bus.on('boxes.box-selected@1').subscribe(to('boxes.box-selected@1'));
  bus.on('boxes.box-viewed@1').subscribe(to('boxes.box-viewed@1'));
  bus.on('boxes.flag-activated@1').subscribe(to('boxes.flag-activated@1'));
  bus.on('boxes.list-shown@1').subscribe(to('boxes.list-shown@1'));
  bus.on('gifting.added-to-cart@1').subscribe(to('gifting.added-to-cart@1'));
  bus.on('gifting.item-personalised@1').subscribe(to('gifting.item-personalised@1'));
  bus.on('product.checkout-started@1').subscribe(to('product.checkout-started@1'));
  bus.on('product.order-confirmed@1').subscribe(to('product.order-confirmed@1'));
  bus.on('product.stay-viewed@1').subscribe(to('product.stay-viewed@1'));
  bus.on('search.offer-selected@1').subscribe(to('search.offer-selected@1'));
  bus.on('search.results-shown@1').subscribe(to('search.results-shown@1'));
};
