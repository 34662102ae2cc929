import type { RemoteDefinition } from '@detour/remote-kit';
import { beneficiaryOffersPage } from './beneficiary/beneficiary-offers.routes';
import { boxPage } from './detail/box.routes';
import { boxesPage } from './listing/boxes.routes';

export const definition: RemoteDefinition = {
  remote: 'remote-boxes',
  styleKey: 'boxes',
  pages: {
    boxes: boxesPage,
    box: boxPage,
    'box-by-sku': boxPage,
    'box-product': boxPage,
    'beneficiary-offers': beneficiaryOffersPage,
  },
};
