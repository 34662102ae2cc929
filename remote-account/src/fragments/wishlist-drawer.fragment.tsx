import { createApi, createFragment } from '@detour/shared-ui/remote';
import { WishlistDrawer } from '../wishlist/WishlistDrawer';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-account',
  styleKey: 'account',
  Component: WishlistDrawer,
  api: createApi({ baseUrl: '' }),
});
