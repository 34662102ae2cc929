import { createApi, createFragment } from '@detour/remote-kit';
import { SearchBoxPart } from '../searchbox/SearchBoxPart';
import { checkedContract } from '../contract';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-search',
  styleKey: 'search',
  contract: checkedContract,
  Component: SearchBoxPart,
  api: createApi({ baseUrl: '' }),
});
