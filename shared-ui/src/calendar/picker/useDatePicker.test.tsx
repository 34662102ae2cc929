import { act, renderHook } from '@testing-library/react';
import { isoDate } from '@detour/shared-contracts/base';
import type { DateSelection } from '@detour/shared-contracts/rules';
import { useState } from 'react';
import { noDates } from './date-picker';
import { useDatePicker } from './useDatePicker';

const first = isoDate('2026-12-11');
const second = isoDate('2026-12-13');

const setUp = (autoClose: boolean, start: DateSelection = noDates) => {
  const written: DateSelection[] = [];
  const { result } = renderHook(() => {
    const [location, setLocation] = useState(start);
    return useDatePicker({
      location,
      autoClose,
      onChange: (selection) => {
        written.push(selection);
        setLocation(selection);
      },
    });
  });
  return { written, picker: () => result.current };
};

describe('useDatePicker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('changes nothing until the range is complete', () => {
    const { written, picker } = setUp(false);
    act(() => picker().show());
    act(() => picker().select(first));
    expect(written).toEqual([]);
    act(() => picker().select(second));
    expect(written).toEqual([{ checkin: first, checkout: second }]);
  });

  it('closes 1000 ms after the range is complete, if enabled [DATE-005]', () => {
    const { picker } = setUp(true);
    act(() => picker().show());
    act(() => picker().select(first));
    act(() => void jest.advanceTimersByTime(5000));
    expect(picker().open).toBe(true);
    act(() => picker().select(second));
    act(() => void jest.advanceTimersByTime(999));
    expect(picker().open).toBe(true);
    act(() => void jest.advanceTimersByTime(1));
    expect(picker().open).toBe(false);
  });

  it('stays open otherwise, and while the initial range is unchanged', () => {
    const plain = setUp(false);
    act(() => plain.picker().show());
    act(() => plain.picker().select(first));
    act(() => plain.picker().select(second));
    const untouched = setUp(true, { checkin: first, checkout: second });
    act(() => untouched.picker().show());
    act(() => void jest.advanceTimersByTime(5000));
    expect([plain.picker().open, untouched.picker().open]).toEqual([true, true]);
  });

  it('removes the current dates on clear [DATE-007]', () => {
    const { written, picker } = setUp(false, { checkin: first, checkout: second });
    act(() => picker().show());
    act(() => picker().clear());
    expect(written).toEqual([noDates]);
    expect(picker().selection).toEqual(noDates);
  });

  it('shows the current dates again after closing with only a check-in [DATE-006]', () => {
    const { written, picker } = setUp(false, { checkin: first, checkout: second });
    act(() => picker().show());
    act(() => picker().select(isoDate('2026-12-20')));
    act(() => picker().close());
    expect(picker().selection).toEqual({ checkin: first, checkout: second });
    expect(written).toEqual([]);
  });
});
