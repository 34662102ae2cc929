import { createApi, createFragment } from '@detour/remote-kit';
import { SearchBoxPart } from '../searchbox/SearchBoxPart';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-search',
  styleKey: 'search',
  Component: SearchBoxPart,
  api: createApi({ baseUrl: '' }),
});
