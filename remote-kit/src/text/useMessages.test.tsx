import { act, renderHook } from '@testing-library/react';
import type { Navigation } from '@detour/shared-contracts/mount';
import { registerMessages } from './messages';
import { useMessages } from './useMessages';

/** A page of a remote with the texts of results. `go` follows a link to another page. */
const setUp = () => {
  let page = 'search';
  const listeners = new Set<() => void>();
  const navigation = {
    route: () => ({ page }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as unknown as Navigation;
  registerMessages('remote-test', { results: 'Résultats' });
  const renders = jest.fn();
  const { result } = renderHook(() => {
    renders();
    return useMessages('remote-test', navigation);
  });
  const tell = (): void => act(() => listeners.forEach((listener) => listener()));
  return {
    texts: () => result.current[0],
    readAgain: () => act(() => result.current[1]()),
    renders,
    tell,
    go(next: string): void {
      page = next;
      tell();
    },
  };
};

describe('the texts of a page', () => {
  const both = { results: 'Résultats', stay: 'Séjour' };

  it('stay the same when those of a prepared page arrive, and nothing renders', () => {
    const page = setUp();
    const before = page.texts();
    registerMessages('remote-test', both);
    page.tell();
    expect(page.texts()).toBe(before);
    expect(page.renders).toHaveBeenCalledTimes(1);
  });

  it('are read again for the next page', () => {
    const page = setUp();
    registerMessages('remote-test', both);
    page.go('product');
    expect(page.texts()).toEqual(both);
  });

  it('are read again when the code of the page came after the route had changed', () => {
    const page = setUp();
    page.go('product');
    registerMessages('remote-test', both);
    expect(page.texts()).toEqual({ results: 'Résultats' });
    page.readAgain();
    expect(page.texts()).toEqual(both);
  });
});
