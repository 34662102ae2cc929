import { useMemo } from 'react';
import type { WishlistNoticesProps } from '@detour/shared-ui/remote';
import { useText } from '../text';

export const useNoticeWords = (): WishlistNoticesProps['words'] => {
  const text = useText();
  return useMemo(
    () => ({
      added: text('wishlist.added'),
      removed: text('wishlist.removed'),
      failed: text('wishlist.failed'),
      undo: text('ui.undo'),
      retry: text('ui.retry'),
      close: text('ui.close'),
    }),
    [text],
  );
};
