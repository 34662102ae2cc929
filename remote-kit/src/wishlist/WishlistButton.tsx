import type { WishlistType } from '@detour/shared-contracts';
import { WishlistHeart } from '@detour/shared-ui';
import { useWishlist } from './useWishlist';

export interface WishlistButtonProps {
  readonly type: WishlistType;
  readonly id: string;
  /** "Favoris : Face aux falaises", the same in both states. */
  readonly label: string;
}

/** The heart of a stay or activity; nothing on the server, and nothing where the feature is off. @spec WISH-005 WISH-006 */
export const WishlistButton = ({ type, id, label }: WishlistButtonProps) => {
  const { available, has, toggle } = useWishlist();
  if (!available) return null;
  return <WishlistHeart pressed={has(type, id)} label={label} onToggle={() => toggle({ type, id })} />;
};
