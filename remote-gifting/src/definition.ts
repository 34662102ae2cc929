import type { RemoteDefinition } from '@detour/remote-kit';
import { giftCardPage } from './card/gift-card-page.routes';
import { giftCheckoutPage } from './checkout/gift-checkout.routes';
import { giftPage } from './gift/gift-page.routes';

export const definition: RemoteDefinition = {
  remote: 'remote-gifting',
  styleKey: 'gifting',
  pages: {
    'single-voucher': giftPage,
    'gift-checkout': giftCheckoutPage,
    'giftcard-customization': giftCardPage,
  },
};
