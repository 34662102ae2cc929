import { createFragment } from '@detour/remote-kit';
import { RecentlyViewed } from '../recent/RecentlyViewed';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-account',
  styleKey: 'account',
  Component: RecentlyViewed,
});
