import type { DefinitionOf } from '@detour/remote-kit';
import { beneficiaryOffersPage } from './beneficiary/beneficiary-offers.routes';
import { boxPage } from './detail/box.routes';
import { boxesPage } from './listing/boxes.routes';
import { checkedContract, type contract } from './contract';
import { voucherPage } from './voucher/voucher.routes';

export const definition: DefinitionOf<typeof contract> = {
  remote: 'remote-boxes',
  styleKey: 'boxes',
  contract: checkedContract,
  pages: {
    boxes: boxesPage,
    box: boxPage,
    'box-by-sku': boxPage,
    'box-product': boxPage,
    'beneficiary-offers': beneficiaryOffersPage,
    voucher: voucherPage,
  },
};
