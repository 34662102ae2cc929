import type { orderPart } from '../contract/order-part';

/** Names that the order calls need. */
export interface OrderNames {
  readonly calls: (typeof orderPart)['calls'][number];
}
