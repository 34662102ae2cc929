import { useMemo } from 'react';
import { WishlistNotices as Notices } from '@detour/shared-ui/remote';
import { useText } from '../text';

/** What a press on a heart of this page did, and the way to take it back; once on each page with hearts. */
export const WishlistNotices = () => {
  const text = useText();
  const words = useMemo(
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
  return <Notices words={words} />;
};
