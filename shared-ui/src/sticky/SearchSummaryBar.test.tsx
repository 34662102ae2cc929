import { act, fireEvent, render } from '@testing-library/react';
import { followsAfter } from './SearchSummaryBar';
import { SearchSummary } from './Sticky.stories';

const { IntersectionObserver } = window;
let leave: () => void = () => undefined;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(
      tell: (entries: { isIntersecting: boolean; boundingClientRect: { bottom: number } }[]) => void,
    ) {
      leave = () => tell([{ isIntersecting: false, boundingClientRect: { bottom: -10 } }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  window.IntersectionObserver = IntersectionObserver;
  window.scrollY = 0;
});

const scrollTo = (y: number): void => {
  window.scrollY = y;
  fireEvent.scroll(window);
};

describe('the sticky search summary bar', () => {
  it('sticks once it has left the window and the page is scrolled by 250 px [UI-037]', () => {
    const { container } = render(<SearchSummary />);
    const bar = container.querySelector('[data-follows]');
    expect(bar).toHaveAttribute('data-follows', 'false');
    expect(bar).toHaveAttribute('inert');
    act(() => leave());
    scrollTo(followsAfter);
    expect(bar).toHaveAttribute('data-follows', 'false');
    scrollTo(followsAfter + 1);
    expect(bar).toHaveAttribute('data-follows', 'true');
    expect(bar).not.toHaveAttribute('inert');
  });
});
