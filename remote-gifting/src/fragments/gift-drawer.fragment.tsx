import { createApi } from '@detour/remote-kit';
import { GiftDrawer } from '../drawer/GiftDrawer';
import { createGiftFragment } from '../panel/create-gift-fragment';

export const { mount, update, unmount } = createGiftFragment(GiftDrawer, createApi({ baseUrl: '' }));
