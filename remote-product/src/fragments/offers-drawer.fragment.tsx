import { createApi, createFragment } from '@detour/remote-kit';
import { OffersDrawer } from '../drawer/OffersDrawer';
import { checkedContract } from '../contract';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-product',
  styleKey: 'product',
  contract: checkedContract,
  Component: OffersDrawer,
  api: createApi({ baseUrl: '' }),
});
