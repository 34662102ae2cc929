import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WishlistHeart } from './WishlistHeart';

describe('the heart', () => {
  it('is a toggle with the same name in both states', async () => {
    const onToggle = jest.fn();
    const { rerender } = render(
      <WishlistHeart pressed={false} label="Favoris : Étretat" onToggle={onToggle} />,
    );
    const heart = screen.getByTestId('wishlist-toggle');
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    const drawing = heart.innerHTML;
    rerender(<WishlistHeart pressed label="Favoris : Étretat" onToggle={onToggle} />);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(heart).toHaveAccessibleName('Favoris : Étretat');
    expect(heart.innerHTML).not.toBe(drawing);
    await userEvent.click(heart);
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});
