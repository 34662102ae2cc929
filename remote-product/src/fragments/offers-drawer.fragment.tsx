import { createApi, createFragment } from '@detour/shared-ui/remote';
import { OffersDrawer } from '../drawer/OffersDrawer';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-product',
  styleKey: 'product',
  Component: OffersDrawer,
  api: createApi({ baseUrl: '' }),
});
