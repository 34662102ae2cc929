import type { DefinitionOf } from '@detour/remote-kit';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-gifting',
  styleKey: 'gifting',
  contract: checkedContract,
  pages: {
    'single-voucher': async () =>
      (await import(/* webpackChunkName: "page-single-voucher" */ './gift/gift-page.routes')).giftPage,
    'gift-checkout': async () =>
      (await import(/* webpackChunkName: "page-gift-checkout" */ './checkout/gift-checkout.routes'))
        .giftCheckoutPage,
    'giftcard-customization': async () =>
      (await import(/* webpackChunkName: "page-giftcard-customization" */ './card/gift-card-page.routes'))
        .giftCardPage,
  },
};
