import { act, render } from '@testing-library/react';
import { isoDate } from '@detour/shared-contracts/base';
import { calendarLabels } from '../../stories/sample.fixture';
import { noDates } from '../picker/date-picker';
import { RangeCalendar } from './RangeCalendar';

describe('the stacked calendar', () => {
  const present = globalThis.IntersectionObserver;
  afterEach(() => {
    globalThis.IntersectionObserver = present;
  });

  it('requests more months within 200 px of its end, and again after each load [UI-015]', () => {
    const observers: { margin: string | undefined; near: () => void }[] = [];
    globalThis.IntersectionObserver = class {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        observers.push({
          margin: options?.rootMargin,
          near: () => report([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
        });
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const onNeedMore = jest.fn();
    const calendar = (months: number) => (
      <RangeCalendar
        layout="stack"
        today={isoDate('2026-12-03')}
        lastDay={isoDate('2027-12-03')}
        selection={noDates}
        dayOf={() => ({ blocked: false })}
        onSelect={() => undefined}
        month="2026-12"
        months={months}
        onNeedMore={onNeedMore}
        labels={calendarLabels}
      />
    );
    const { rerender } = render(calendar(3));
    expect(observers.at(-1)?.margin).toBe('0px 0px 200px 0px');
    act(() => observers.at(-1)?.near());
    rerender(calendar(6));
    act(() => observers.at(-1)?.near());
    expect(onNeedMore).toHaveBeenCalledTimes(2);
    expect(observers).toHaveLength(2);
  });
});
