import type { DefinitionOf } from '@detour/remote-kit';
import { checkedContract, type contract } from './contract';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-boxes',
  styleKey: 'boxes',
  contract: checkedContract,
  pages: {
    boxes: async () =>
      (await import(/* webpackChunkName: "page-boxes" */ './listing/boxes.routes')).boxesPage,
    box: async () => (await import(/* webpackChunkName: "page-box" */ './detail/box.routes')).boxPage,
    'box-by-sku': async () =>
      (await import(/* webpackChunkName: "page-box-by-sku" */ './detail/box.routes')).boxPage,
    'box-product': async () =>
      (await import(/* webpackChunkName: "page-box-product" */ './detail/box.routes')).boxPage,
    'beneficiary-offers': async () =>
      (
        await import(
          /* webpackChunkName: "page-beneficiary-offers" */ './beneficiary/beneficiary-offers.routes'
        )
      ).beneficiaryOffersPage,
    voucher: async () =>
      (await import(/* webpackChunkName: "page-voucher" */ './voucher/voucher.routes')).voucherPage,
  },
};
