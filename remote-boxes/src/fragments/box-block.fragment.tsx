import { createApi, createFragment } from '@detour/shared-ui/remote';
import { BoxBlockPart } from '../block/BoxBlockPart';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-boxes',
  styleKey: 'boxes',
  Component: BoxBlockPart,
  api: createApi({ baseUrl: '' }),
});
