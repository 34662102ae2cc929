import { act, fireEvent, render, screen } from '@testing-library/react';
import { picture } from '../stories/sample.fixture';
import { Slideshow } from './Slideshow';

const { matchMedia } = window;

const show = (count = 3) =>
  render(
    <Slideshow
      images={Array.from({ length: count }, (_, at) => picture(`p${at}`))}
      label="Photos"
      pauseLabel="Arrêter"
      playLabel="Défiler"
      sizes="10rem"
    />,
  );

const shown = (): number =>
  [...screen.getByRole('group').querySelectorAll('[data-current]')].findIndex(
    (slide) => slide.getAttribute('data-current') === 'true',
  );

const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = matchMedia;
});

describe('the slideshow', () => {
  it('shows each picture for 3000 ms, fades in 500 ms, and repeats [UI-009]', () => {
    show();
    expect(shown()).toBe(0);
    wait(2999);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
    wait(6000);
    expect(shown()).toBe(0);
    const [first] = screen.getByRole('group').querySelectorAll('[data-current]');
    expect(getComputedStyle(first!).transition).toBe('opacity 500ms ease-in-out');
  });

  it('stops and resumes by its button', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Arrêter' }));
    wait(9000);
    expect(shown()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Défiler' }));
    wait(3000);
    expect(shown()).toBe(1);
  });

  it('does not start automatically with reduced motion', () => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') });
    show();
    wait(9000);
    expect(shown()).toBe(0);
    expect(screen.getByRole('button', { name: 'Défiler' })).toBeInTheDocument();
  });

  it('has no button for one picture', () => {
    show(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
