import { render, screen, within } from '@testing-library/react';
import { Four } from './GiftBoxCarousel.stories';

describe('the gift box carousel', () => {
  it('shows each box with title, picture, price, promo price and discount [BOX-029]', () => {
    render(<Four />);
    const boxes = within(screen.getByRole('list', { name: 'Coffrets cadeaux' })).getAllByRole('article');
    expect(boxes).toHaveLength(4);
    const [plain, reduced] = boxes;
    expect(within(plain!).getByRole('link', { name: 'Bord de mer' })).toHaveAttribute('href', '#box');
    expect(plain).toHaveTextContent('149 €');
    expect(plain!.querySelector('img')).not.toBeNull();
    expect(plain!.querySelector('s')).toBeNull();
    expect(reduced!.querySelector('s')).toHaveTextContent('199 €');
    expect(reduced).toHaveTextContent('170 €');
    expect(reduced).toHaveTextContent('−15 %');
    expect(boxes.map(({ textContent }) => textContent.includes('8,9'))).toEqual([false, false, true, true]);
  });
});
