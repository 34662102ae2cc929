import { createApi, createFragment } from '@detour/remote-kit';
import { OffersDrawer } from '../drawer/OffersDrawer';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-product',
  styleKey: 'product',
  Component: OffersDrawer,
  api: createApi({ baseUrl: '' }),
});
