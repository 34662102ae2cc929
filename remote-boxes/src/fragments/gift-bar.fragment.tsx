import { createApi, createFragment } from '@detour/remote-kit';
import { checkedContract } from '../contract';
import { GiftBar } from '../gift-bar/GiftBar';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-boxes',
  styleKey: 'boxes',
  contract: checkedContract,
  Component: GiftBar,
  api: createApi({ baseUrl: '' }),
});
