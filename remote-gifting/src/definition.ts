import type { RemoteDefinition } from '@detour/shared-ui/remote';
import { giftCardPage, giftCheckoutPage } from './opening/gift-opening.routes';

export const definition: RemoteDefinition = {
  remote: 'remote-gifting',
  styleKey: 'gifting',
  pages: { 'gift-checkout': giftCheckoutPage, 'giftcard-customization': giftCardPage },
};
