import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { timeLeftAt, useTimeLeft } from './useTimeLeft';

const start = Date.parse('2026-11-15T00:00:00Z');
const end = Date.parse('2026-12-18T00:00:00Z');

describe('the time left', () => {
  it('exists only between start and end [PROMO-012]', () => {
    expect(timeLeftAt({ start, end }, start - 1)).toBeNull();
    expect(timeLeftAt({ start, end }, start)).toEqual({ days: 33, hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeftAt({ start, end }, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(timeLeftAt({ start, end }, end)).toBeNull();
  });

  it('is counted in days, hours, minutes and seconds', () => {
    const now = end - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000;
    expect(timeLeftAt({ start, end }, now)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  });

  it('counts down each second, and disappears at the end [PROMO-010] [PROMO-012]', () => {
    jest.useFakeTimers();
    let now = end - 3000;
    const clock = (): number => now;
    const Left = () => <p>{useTimeLeft({ start, end }, clock)?.seconds ?? 'over'}</p>;
    render(<Left />);
    expect(screen.getByText('3')).toBeInTheDocument();
    const tick = (): void => {
      now += 1000;
      act(() => void jest.advanceTimersByTime(1000));
    };
    tick();
    expect(screen.getByText('2')).toBeInTheDocument();
    tick();
    tick();
    expect(screen.getByText('over')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('is absent from server HTML, which would show another second', () => {
    const Left = () => <p>{useTimeLeft({ start, end }, () => start)?.days ?? 'later'}</p>;
    expect(renderToString(<Left />)).toContain('later');
  });
});
