import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { galleryLabels, picture } from '../stories/sample.fixture';
import { Gallery, layoutOf } from './Gallery';

const images = Array.from({ length: 6 }, (_, index) => picture(`p${index}`, `Photo ${index + 1}`));

describe('the gallery', () => {
  it.each([
    [12, 'stay', 'five'],
    [5, 'stay', 'five'],
    [4, 'stay', 'four'],
    [12, 'hotel', 'four'],
    [3, 'stay', 'one'],
    [1, 'hotel', 'one'],
  ] as const)(
    'shows of %p pictures of a %s the layout %s: five large, four in the grid, else one [UI-002] [UI-003] [UI-004]',
    (count, variant, layout) => {
      expect(layoutOf(count, variant)).toBe(layout);
      const pictures = Array.from({ length: count }, (_, index) =>
        picture(`p${index}`, `Photo ${index + 1}`),
      );
      render(<Gallery images={pictures} variant={variant} labels={galleryLabels} />);
      expect(screen.getByTestId('gallery')).toHaveAttribute('data-layout', layout);
    },
  );

  it('loads the first picture at once and the others near the viewport', () => {
    render(<Gallery images={images} labels={galleryLabels} />);
    const loading = screen.getAllByRole('img').map((img) => img.getAttribute('loading'));
    expect(loading).toEqual(['eager', ...Array.from({ length: 5 }, () => 'lazy')]);
  });

  it('updates the counter while the list scrolls', () => {
    const { container } = render(<Gallery images={images} labels={galleryLabels} />);
    const list = container.querySelector('.swiper-wrapper')?.parentElement as HTMLElement;
    Object.defineProperty(list, 'clientWidth', { value: 390 });
    list.scrollLeft = 780;
    fireEvent.scroll(list);
    expect(screen.getByText('3 / 6')).toBeInTheDocument();
  });

  it('opens the viewer at the clicked picture; arrow keys change it, and Escape closes it', async () => {
    Element.prototype.scrollIntoView ??= () => undefined;
    render(<Gallery images={images} labels={galleryLabels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Photo 2' }));
    const viewer = await screen.findByRole('dialog', { name: galleryLabels.region });
    expect(within(viewer).getByRole('heading')).toHaveTextContent('2 / 6');
    expect(within(viewer).getByRole('heading')).toHaveFocus();
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    expect(within(viewer).getByRole('heading')).toHaveTextContent('3 / 6');
    fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
    fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
    fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
    expect(within(viewer).getByRole('heading')).toHaveTextContent('1 / 6');
    await act(async () => void fireEvent(viewer, new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Photo 2' })).toHaveFocus();
  });
});
