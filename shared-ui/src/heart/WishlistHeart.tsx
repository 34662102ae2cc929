import { css } from '@emotion/react';
import { IconButton } from '../button/IconButton';
import { HeartFilledIcon, HeartIcon } from '../icon/icons';

export interface WishlistHeartProps {
  pressed: boolean;
  /** The same text in both states, with the stay's name: "Ajouter aux favoris : Face aux falaises". */
  label: string;
  onToggle: () => void;
}

/** A heart on a round paper background, beside a card's link. */
export const WishlistHeart = ({ pressed, label, onToggle }: WishlistHeartProps) => (
  <IconButton
    look="disc"
    label={label}
    aria-pressed={pressed}
    data-testid="wishlist-toggle"
    onClick={onToggle}
    icon={pressed ? <HeartFilledIcon size={22} css={filled} /> : <HeartIcon size={22} />}
  />
);

const filled = css({ color: 'var(--color-accent)' });
