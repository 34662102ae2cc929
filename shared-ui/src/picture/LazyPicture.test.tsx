import { act, render } from '@testing-library/react';
import { picture } from '../stories/sample.fixture';
import { LazyPicture } from './LazyPicture';

const { IntersectionObserver } = window;

afterEach(() => {
  window.IntersectionObserver = IntersectionObserver;
});

describe('a picture of a carousel', () => {
  it('loads from a tenth of its box in view [UI-005]', () => {
    const observers: { tell: (inSight: boolean) => void; threshold: unknown }[] = [];
    window.IntersectionObserver = class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: unknown }) {
        observers.push({ tell: (isIntersecting) => tell([{ isIntersecting }]), ...options });
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    const { container } = render(<LazyPicture image={picture('sea')} alt="Mer" sizes="100vw" />);
    const [observer] = observers;
    expect(observer?.threshold).toBe(0.1);
    act(() => observer?.tell(false));
    expect(container.querySelector('img, source')).toBeNull();
    act(() => observer?.tell(true));
    expect(container.querySelector('img')).toHaveAttribute('alt', 'Mer');
    act(() => observer?.tell(false));
    expect(container.querySelector('img')).not.toBeNull();
  });
});
