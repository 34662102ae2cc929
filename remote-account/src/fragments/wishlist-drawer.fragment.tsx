import { createApi, createFragment } from '@detour/remote-kit';
import { WishlistDrawer } from '../wishlist/WishlistDrawer';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-account',
  styleKey: 'account',
  Component: WishlistDrawer,
  api: createApi({ baseUrl: '' }),
});
