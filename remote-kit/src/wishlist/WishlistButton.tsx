import type { WishlistType } from '@detour/shared-contracts/api';
import { WishlistHeart } from '@detour/shared-ui';
import { useWishlist } from './useWishlist';

export interface WishlistButtonProps {
  readonly type: WishlistType;
  readonly id: string;
  /** "Favoris : Face aux falaises", identical in both states. */
  readonly label: string;
}

/** The heart of a stay or activity. Renders nothing on the server or while the feature is off. @spec WISH-005 WISH-006 */
export const WishlistButton = ({ type, id, label }: WishlistButtonProps) => {
  const { available, has, toggle } = useWishlist();
  if (!available) return null;
  return <WishlistHeart pressed={has(type, id)} label={label} onToggle={() => toggle({ type, id })} />;
};
