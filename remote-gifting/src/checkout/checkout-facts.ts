import type { GiftFormat } from '@detour/shared-contracts/rules';
import type { GiftWish } from '@detour/shared-contracts/sites';
import type { GiftExtras } from '../extras/useGiftExtras';
import type { GiftProduct } from './purchase/gift-product.client';
import type { PurchaseView } from './purchase/purchase.view-model';

/** Data that the checkout loads before it shows its form. */
export interface GiftCheckoutFacts {
  readonly wish: GiftWish;
  readonly product: GiftProduct;
  readonly format: GiftFormat;
  readonly purchase: PurchaseView;
  readonly extras: GiftExtras;
  /** Requests the price again. Settles when the page shows the new price. */
  readonly refresh: () => Promise<unknown>;
}
