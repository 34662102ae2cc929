import { createApi, createFragment } from '@detour/remote-kit';
import { BoxBlockPart } from '../block/BoxBlockPart';
import { checkedContract } from '../contract';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-boxes',
  styleKey: 'boxes',
  contract: checkedContract,
  Component: BoxBlockPart,
  api: createApi({ baseUrl: '' }),
});
