import { Subject } from 'rxjs';
import { createGiftMark } from './gift-mark';

const setMark = (value: string): void => {
  document.cookie = `gift_open=${value}; path=/${value === '' ? '; max-age=0' : ''}`;
};

const setUp = () => {
  const events = new Subject<{ isOpen: boolean }>();
  let path = '/a';
  const pages = new Set<() => void>();
  const mark = createGiftMark({
    bus: { on: () => events as never },
    page: {
      path: () => path,
      subscribe(listener) {
        pages.add(listener);
        return () => void pages.delete(listener);
      },
    },
  });
  const listener = jest.fn();
  mark.subscribe(listener);
  return {
    mark,
    listener,
    events,
    go: (to: string) => {
      path = to;
      pages.forEach((page) => page());
    },
  };
};

afterEach(() => {
  setMark('');
  document.documentElement.removeAttribute('data-gift');
});

describe('the mark of an open gift', () => {
  it('shows a gift that was open before the page', () => {
    setMark('a1');
    expect(setUp().mark.current()).toBe(true);
  });

  it('follows a gift that is opened here, and reserves the height of its bar', () => {
    const { mark, listener, events } = setUp();
    expect(mark.current()).toBe(false);
    setMark('a1');
    events.next({ isOpen: true });
    expect(mark.current()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(document.documentElement).toHaveAttribute('data-gift');
  });

  it('keeps the bar of a closed gift until the next page', () => {
    setMark('a1');
    const { mark, events, go } = setUp();
    setMark('');
    events.next({ isOpen: false });
    go('/a');
    expect(mark.current()).toBe(true);
    go('/b');
    expect(mark.current()).toBe(false);
    expect(document.documentElement).not.toHaveAttribute('data-gift');
  });
});
