import { createApi, createFragment } from '@detour/remote-kit';
import { ExpiredOffers } from '../expired/ExpiredOffers';
import { checkedContract } from '../contract';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-product',
  styleKey: 'product',
  contract: checkedContract,
  Component: ExpiredOffers,
  api: createApi({ baseUrl: '' }),
});
