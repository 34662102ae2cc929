import type { WishlistType } from '@detour/shared-contracts/api';
import type { ContractNames, NoNames } from '@detour/shared-contracts/contract/declare';
import { WishlistHeart } from '@detour/shared-ui';
import type { PartProps } from '../contract/declared-host';
import type { wishlistPart } from '../contract/kit-parts';
import { useHeart } from './useWishlist';

export interface WishlistButtonProps {
  readonly type: WishlistType;
  readonly id: string;
  /** "Favoris : Face aux falaises", identical in both states. */
  readonly label: string;
}

/** The heart of a stay or activity. Renders nothing on the server or while the feature is off. @spec WISH-005 WISH-006 */
export const WishlistButton = <N extends ContractNames = NoNames>({
  type,
  id,
  label,
}: WishlistButtonProps & PartProps<N, typeof wishlistPart>) => {
  const { available, pressed, toggle } = useHeart({ type, id });
  if (!available) return null;
  return <WishlistHeart pressed={pressed} label={label} onToggle={toggle} />;
};
