import { createFragment } from '@detour/shared-ui/remote';
import { RecentlyViewed } from '../recent/RecentlyViewed';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-account',
  styleKey: 'account',
  Component: RecentlyViewed,
});
