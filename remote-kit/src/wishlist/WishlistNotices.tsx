import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import { LiveRegion } from '@detour/shared-ui';
import { Toast } from '@detour/shared-ui';
import type { TextFunction } from '../text/text-function';
import type { PartProps } from '../contract/declared-host';
import type { wishlistPart } from '../contract/kit-parts';
import { useWholeWishlist } from './useWishlist';
import type { WishlistNotice } from './wishlist-store';

type WishlistWordId =
  | 'ui.close'
  | 'ui.retry'
  | 'ui.undo'
  | 'wishlist.added'
  | 'wishlist.failed'
  | 'wishlist.removed';

export interface WishlistNoticesProps {
  /** Of the remote, whose catalogue contains the texts. */
  readonly text: TextFunction<WishlistWordId>;
}

const wordIds = {
  added: 'wishlist.added',
  removed: 'wishlist.removed',
  failed: 'wishlist.failed',
} as const satisfies Readonly<Record<WishlistNotice['kind'], WishlistWordId>>;

const isShown = (notice: WishlistNotice | null): notice is WishlistNotice =>
  notice !== null && notice.kind !== 'added';

/** Once per page with hearts: confirms a click and offers undo. Undo and retry repeat the same click. */
export const WishlistNotices = <N extends ContractNames = NoNames>({
  text,
}: WishlistNoticesProps & PartProps<N, typeof wishlistPart>) => {
  const { available, notice, toggle, dismiss } = useWholeWishlist();
  if (!available) return null;
  return (
    <>
      <LiveRegion message={notice ? text(wordIds[notice.kind]) : ''} />
      {isShown(notice) && (
        <Toast
          key={notice.count}
          data-testid="wishlist-toast"
          actionLabel={text(notice.kind === 'failed' ? 'ui.retry' : 'ui.undo')}
          onAction={() => {
            dismiss();
            toggle(notice.entry);
          }}
          closeLabel={text('ui.close')}
          onClose={dismiss}
        >
          {text(wordIds[notice.kind])}
        </Toast>
      )}
    </>
  );
};
