import { createApi, createFragment } from '@detour/remote-kit';
import { WishlistDrawer } from '../wishlist/WishlistDrawer';
import { checkedContract } from '../contract';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-account',
  styleKey: 'account',
  contract: checkedContract,
  Component: WishlistDrawer,
  api: createApi({ baseUrl: '' }),
});
