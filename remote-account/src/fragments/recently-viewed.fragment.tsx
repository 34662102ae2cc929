import { createFragment } from '@detour/remote-kit';
import { RecentlyViewed } from '../recent/RecentlyViewed';
import { checkedContract } from '../contract';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-account',
  styleKey: 'account',
  contract: checkedContract,
  Component: RecentlyViewed,
});
