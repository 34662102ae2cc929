import { LiveRegion } from '../live/LiveRegion';
import { Toast } from '../toast/Toast';
import { useWishlist } from './useWishlist';
import type { WishlistNotice } from './wishlist-store';

export interface WishlistNoticesProps {
  readonly words: {
    /** "Ajouté à vos favoris" */
    readonly added: string;
    readonly removed: string;
    readonly failed: string;
    /** "Annuler", of a removal */
    readonly undo: string;
    /** "Réessayer", of a failure */
    readonly retry: string;
    readonly close: string;
  };
}

const isShown = (notice: WishlistNotice | null): notice is WishlistNotice =>
  notice !== null && notice.kind !== 'added';

/** Once on a page with hearts: says what a press did, and takes a removal back. Undo and retry are the same press again. */
export const WishlistNotices = ({ words }: WishlistNoticesProps) => {
  const { available, notice, toggle, dismiss } = useWishlist();
  if (!available) return null;
  return (
    <>
      <LiveRegion message={notice ? words[notice.kind] : ''} />
      {isShown(notice) && (
        <Toast
          key={notice.count}
          data-testid="wishlist-toast"
          actionLabel={notice.kind === 'failed' ? words.retry : words.undo}
          onAction={() => {
            dismiss();
            toggle(notice.entry);
          }}
          closeLabel={words.close}
          onClose={dismiss}
        >
          {words[notice.kind]}
        </Toast>
      )}
    </>
  );
};
