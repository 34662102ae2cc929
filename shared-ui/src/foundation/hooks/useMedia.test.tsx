import { act, fireEvent, render, screen } from '@testing-library/react';
import { HydrationState } from '../HydrationState';
import { mobileQuery, resizeRest, useMedia } from './useMedia';

const { matchMedia } = window;
let width = 1280;

const Width = () => <p>{useMedia(mobileQuery) ? 'mobile' : 'desktop'}</p>;

const resize = (next: number): void => {
  width = next;
  fireEvent(window, new Event('resize'));
};

beforeEach(() => {
  jest.useFakeTimers();
  width = 1280;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: width < 768 });
});

afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = matchMedia;
});

describe('the media query of the window', () => {
  it('is evaluated again when a resize has settled, and only then [SHELL-006]', () => {
    render(<Width />);
    expect(screen.getByText('desktop')).toBeInTheDocument();
    resize(700);
    act(() => void jest.advanceTimersByTime(resizeRest - 1));
    resize(600);
    act(() => void jest.advanceTimersByTime(resizeRest - 1));
    expect(screen.getByText('desktop')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('mobile')).toBeInTheDocument();
  });

  it('keeps its value when a drag ends at its start width [SHELL-006]', () => {
    render(<Width />);
    resize(600);
    resize(1280);
    act(() => void jest.advanceTimersByTime(resizeRest));
    expect(screen.getByText('desktop')).toBeInTheDocument();
  });

  it('follows in a second render where the first must equal the HTML of the server', () => {
    width = 390;
    const seen: string[] = [];
    const Seen = () => {
      seen.push(useMedia(mobileQuery) ? 'mobile' : 'desktop');
      return null;
    };
    render(
      <HydrationState hydrates>
        <Seen />
      </HydrationState>,
    );
    expect(seen).toEqual(['desktop', 'mobile']);
  });

  it('leaves no listener and no timer behind', () => {
    const { unmount } = render(<Width />);
    resize(600);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
