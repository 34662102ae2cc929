import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

const tabs = [
  { sectionId: 'stay', label: 'Le séjour' },
  { sectionId: 'room', label: 'La chambre' },
  { sectionId: 'reviews', label: 'Avis' },
];

const tops: Record<string, number> = { stay: 100, room: 800, reviews: 3900 };

const show = () =>
  render(
    <>
      <Tabs label="Sommaire" tabs={tabs} offset={70} />
      {tabs.map(({ sectionId }) => (
        <section key={sectionId} id={sectionId} tabIndex={-1} aria-label={sectionId} />
      ))}
    </>,
  );

const scrollPageTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  for (const { sectionId } of tabs) {
    const section = document.getElementById(sectionId);
    if (section) section.getBoundingClientRect = () => ({ top: (tops[sectionId] ?? 0) - y }) as DOMRect;
  }
  fireEvent.scroll(window);
  act(() => void jest.advanceTimersByTime(50));
};

const current = (): string | null | undefined =>
  screen.getAllByRole('link').find((link) => link.getAttribute('aria-current'))?.textContent;

describe('the tabs', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  });
  afterEach(() => jest.useRealTimers());

  it('follow the scroll position', () => {
    show();
    expect(current()).toBe('Le séjour');
    scrollPageTo(760);
    expect(current()).toBe('La chambre');
    scrollPageTo(100);
    expect(current()).toBe('Le séjour');
  });

  it('treat a section as visible from 30 % on [PROD-009]', () => {
    show();
    // Sections of 300 px in a window of 600 px, below bars of 70 px.
    Object.defineProperty(window, 'innerHeight', { value: 600, configurable: true });
    const place = (y: number) => {
      tabs.forEach(({ sectionId }, index) => {
        const top = 70 + index * 300 - y;
        const section = document.getElementById(sectionId);
        if (section)
          section.getBoundingClientRect = () => ({ top, bottom: top + 300, height: 300 }) as DOMRect;
      });
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
      act(() => void jest.advanceTimersByTime(50));
    };
    place(150);
    expect(current()).toBe('Le séjour');
    // 100 of 300 px are visible.
    place(200);
    expect(current()).toBe('Le séjour');
    // 80 of 300 px, with the rounding of a scroll.
    place(229);
    expect(current()).toBe('La chambre');
  });

  it('select the last section at the end of the page, however short it is', () => {
    show();
    scrollPageTo(4000 - window.innerHeight);
    expect(current()).toBe('Avis');
  });

  it('scroll to a section below the bars, move the focus and keep the hash', async () => {
    jest.useRealTimers();
    window.location.hash = '#a=2';
    const scrolled = jest.fn();
    window.scrollTo = scrolled as never;
    show();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    const section = document.getElementById('room');
    if (section) section.getBoundingClientRect = () => ({ top: 800 }) as DOMRect;
    await userEvent.click(screen.getByRole('link', { name: 'La chambre' }));
    expect(scrolled).toHaveBeenCalledWith({ top: 730, behavior: 'smooth' });
    expect(section).toHaveFocus();
    expect(window.location.hash).toBe('#a=2');
  });
});
