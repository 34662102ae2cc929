import { createApi, createFragment } from '@detour/remote-kit';
import { BoxBlockPart } from '../block/BoxBlockPart';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-boxes',
  styleKey: 'boxes',
  Component: BoxBlockPart,
  api: createApi({ baseUrl: '' }),
});
