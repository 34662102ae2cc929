import { createApi, createFragment } from '@detour/remote-kit';
import { ExpiredOffers } from '../expired/ExpiredOffers';

export const { mount, update, unmount } = createFragment({
  remote: 'remote-product',
  styleKey: 'product',
  Component: ExpiredOffers,
  api: createApi({ baseUrl: '' }),
});
