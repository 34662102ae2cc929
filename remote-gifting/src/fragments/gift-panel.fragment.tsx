import { createApi } from '@detour/remote-kit';
import { createGiftFragment } from '../panel/create-gift-fragment';
import { GiftPanel } from '../panel/GiftPanel';

export const { mount, update, unmount } = createGiftFragment(GiftPanel, createApi({ baseUrl: '' }));
