import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './useDebounced';

describe('a debounced value', () => {
  it('starts with the first value and takes another one after its rest', () => {
    jest.useFakeTimers();
    const { result, rerender } = renderHook(({ value }) => useDebounced(value, 100), {
      initialProps: { value: 'a' },
    });
    expect(result.current).toBe('a');
    rerender({ value: 'ab' });
    act(() => jest.advanceTimersByTime(99));
    rerender({ value: 'abc' });
    act(() => jest.advanceTimersByTime(99));
    expect(result.current).toBe('a');
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe('abc');
    jest.useRealTimers();
  });
});
