import type { Flow } from '@detour/shared-contracts/mount';
import type { PageName } from '@detour/shared-contracts/sites';

const flowOfPage: Readonly<Partial<Record<PageName, Flow>>> = {
  boxes: 'gifting',
  box: 'gifting',
  'box-by-sku': 'gifting',
  'box-product': 'gifting',
  'single-voucher': 'gifting',
  'beneficiary-offers': 'gifting',
  voucher: 'gifting',
  'activity-search': 'activity',
  activity: 'activity',
  hotel: 'hotel',
};

/** The current tab: by what the page sells, otherwise by the URL's flow. */
export const currentFlow = (page: PageName, flow: Flow): Flow => flowOfPage[page] ?? flow;
