import type { DefinitionOf } from '@detour/remote-kit';
import { giftCardPage } from './card/gift-card-page.routes';
import { giftCheckoutPage } from './checkout/gift-checkout.routes';
import { giftPage } from './gift/gift-page.routes';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-gifting',
  styleKey: 'gifting',
  contract: checkedContract,
  pages: {
    'single-voucher': giftPage,
    'gift-checkout': giftCheckoutPage,
    'giftcard-customization': giftCardPage,
  },
};
