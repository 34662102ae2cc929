import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './Carousel';

/** Ten items of 200 px in a viewport of 500 px, because jsdom has no layout. */
const show = () => {
  render(
    <Carousel label="Séjours" previousLabel="Précédents" nextLabel="Suivants">
      {Array.from({ length: 10 }, (_, at) => (
        <p key={at}>{at}</p>
      ))}
    </Carousel>,
  );
  const list = screen.getByRole('list', { name: 'Séjours' });
  const define = (element: Element, values: Readonly<Record<string, number>>) =>
    Object.entries(values).forEach(([name, value]) =>
      Object.defineProperty(element, name, { value, configurable: true, writable: true }),
    );
  define(list, { scrollWidth: 2000, clientWidth: 500, scrollLeft: 0 });
  [...list.children].forEach((item, at) => define(item, { offsetLeft: 20 + at * 200 }));
  const scrollTo = jest.fn(({ left }: { left: number }) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
  });
  Object.assign(list, { scrollTo });
  fireEvent.scroll(list);
  return scrollTo;
};

// The arrows are for a mouse. Without layout their media query does not match.
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('the carousel', () => {
  it('scrolls four items per press and leaves 16 px of the previous one [UI-010] [UI-011]', async () => {
    const scrollTo = show();
    await press('Suivants');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 4 * 200 - 16, behavior: 'smooth' });
    await press('Suivants');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 8 * 200 - 16, behavior: 'smooth' });
    await press('Précédents');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 4 * 200 - 16, behavior: 'smooth' });
    await press('Précédents');
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
  });

  it('announces its ends', async () => {
    show();
    expect(screen.getByRole('button', { name: 'Précédents', hidden: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Suivants');
    expect(screen.getByRole('button', { name: 'Précédents', hidden: true })).not.toHaveAttribute(
      'aria-disabled',
    );
    await press('Suivants');
    expect(screen.getByRole('button', { name: 'Suivants', hidden: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
