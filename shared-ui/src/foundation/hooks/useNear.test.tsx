import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNear } from './useNear';

const present = globalThis.IntersectionObserver;
const watched = new Set<(entries: readonly { isIntersecting: boolean }[]) => void>();
const report = (isIntersecting: boolean): void =>
  act(() => [...watched].forEach((tell) => tell([{ isIntersecting }])));

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void) {}
    observe = () => watched.add(this.tell);
    disconnect = () => watched.delete(this.tell);
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  watched.clear();
  globalThis.IntersectionObserver = present;
});

const Place = ({ active }: { readonly active?: boolean }) => {
  const frame = useRef<HTMLParagraphElement>(null);
  return <p ref={frame}>{useNear(frame, active) ? 'near' : 'far'}</p>;
};

describe('an element that comes near the window', () => {
  it('stays near, and is no longer observed', () => {
    render(<Place />);
    report(false);
    expect(screen.getByText('far')).toBeInTheDocument();
    report(true);
    expect(screen.getByText('near')).toBeInTheDocument();
    expect(watched.size).toBe(0);
  });

  it('is not observed before it is active', () => {
    const { rerender } = render(<Place active={false} />);
    expect(watched.size).toBe(0);
    rerender(<Place active />);
    expect(watched.size).toBe(1);
  });
});
