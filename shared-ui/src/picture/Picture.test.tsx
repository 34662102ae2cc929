import { act, fireEvent, render } from '@testing-library/react';
import { Picture } from './Picture';
import { cropOf, largestOf, preloadsOf, sourceSets } from './picture-sources';

const image = {
  sizes: { '960_540': '/i/a_960', '640_360': '/i/a_640', '120_80': '/i/a_120', '750_360': '/i/a_750' },
  url: '/i/a.webp',
  alt: 'La falaise',
};

describe('a picture', () => {
  it('offers AVIF before WebP, in the sizes of the same crop', () => {
    expect(sourceSets(image)).toEqual([
      { type: 'image/avif', srcSet: '/i/a_640.avif 640w, /i/a_960.avif 960w' },
      { type: 'image/webp', srcSet: '/i/a_640.webp 640w, /i/a_960.webp 960w' },
    ]);
  });

  it('offers the taller of two crops with the same width', () => {
    const hero = { ...image, sizes: { '960_440': '/h/960', '1920_880': '/h/880', '1920_595': '/h/595' } };
    expect(sourceSets(hero)[0]?.srcSet).toBe('/h/960.avif 960w, /h/880.avif 1920w');
    expect(largestOf(hero)).toEqual({ src: '/h/880.webp', width: 1920, height: 880 });
  });

  it('preloads the candidates of each kind of window, and no others [UI-006]', () => {
    const mobile = cropOf(image, 3 / 2);
    expect(mobile?.sizes).toEqual({ '120_80': '/i/a_120' });
    expect(preloadsOf(image, '100vw', mobile)).toEqual([
      {
        href: '/i/a_120.avif',
        sizes: '100vw',
        type: 'image/avif',
        srcSet: '/i/a_120.avif 120w',
        media: '(max-width: 599.98px)',
      },
      {
        href: '/i/a_960.avif',
        sizes: '100vw',
        type: 'image/avif',
        srcSet: '/i/a_640.avif 640w, /i/a_960.avif 960w',
        media: '(min-width: 600px)',
      },
    ]);
    expect(preloadsOf(image, '100vw').map(({ media }) => media)).toEqual([undefined]);
    expect(cropOf(image, 1)).toBeUndefined();
  });

  it('shows its colours until it has loaded', () => {
    const show = (tones?: string[]) =>
      render(<Picture image={{ ...image, tones }} sizes="100vw" />).container.querySelector('img');
    expect(show(['#aabbcc', '#112233'])).toHaveStyle({ background: 'linear-gradient(#aabbcc,#112233)' });
    expect(show()).toHaveStyle({ background: 'var(--color-skeleton)' });
  });

  it('falls back to its URL without sizes', () => {
    expect(sourceSets({ ...image, sizes: {} })).toEqual([]);
    expect(largestOf({ ...image, sizes: {} }).src).toBe('/i/a.webp');
  });

  it('reserves its box before it loads, and loads lazily', () => {
    const img = render(<Picture image={image} sizes="100vw" />).container.querySelector('img');
    expect(img).toHaveAttribute('width', '960');
    expect(img).toHaveAttribute('height', '540');
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(img).toHaveAttribute('alt', 'La falaise');
  });

  it('loads the main picture at once', () => {
    const img = render(<Picture image={image} sizes="100vw" eager alt="" />).container.querySelector('img');
    expect(img).toHaveAttribute('loading', 'eager');
    expect(img).toHaveAttribute('fetchpriority', 'high');
    expect(img).toHaveAttribute('alt', '');
  });

  it('uses the mobile image below 600 px [UI-006]', () => {
    const { container } = render(
      <Picture image={image} mobile={{ ...image, sizes: { '640_640': '/i/m_640' } }} sizes="100vw" />,
    );
    const [first] = container.querySelectorAll('source');
    expect(first).toHaveAttribute('media', '(max-width: 599.98px)');
    expect(first).toHaveAttribute('srcset', '/i/m_640.avif 640w');
  });
});

describe('a picture that the gateway still draws', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What the browser has loaded: a picture `naturalWidth` px wide. */
  const loads = (img: HTMLImageElement, naturalWidth: number): void => {
    Object.defineProperty(img, 'naturalWidth', { configurable: true, value: naturalWidth });
    Object.defineProperty(img, 'complete', { configurable: true, value: true });
    fireEvent.load(img);
  };
  const show = () => {
    const { container, unmount } = render(<Picture image={image} sizes="100vw" />);
    return { img: container.querySelector('img')!, source: container.querySelector('source')!, unmount };
  };
  const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

  it('is asked for again, less and less often, until it is there', () => {
    const { img, source } = show();
    loads(img, 2);
    expect(source).toHaveAttribute('srcset', '/i/a_640.avif 640w, /i/a_960.avif 960w');
    pass(500);
    expect(source).toHaveAttribute('srcset', '/i/a_640.avif?again=1 640w, /i/a_960.avif?again=1 960w');
    expect(img).toHaveAttribute('src', '/i/a_960.webp?again=1');
    loads(img, 2);
    pass(799);
    expect(img).toHaveAttribute('src', '/i/a_960.webp?again=1');
    pass(1);
    expect(img).toHaveAttribute('src', '/i/a_960.webp?again=2');
    loads(img, 960);
    pass(60_000);
    expect(img).toHaveAttribute('src', '/i/a_960.webp?again=2');
  });

  it('is not asked for again when it is there, has failed, or has left the page', () => {
    const done = show();
    loads(done.img, 960);
    const broken = show();
    loads(broken.img, 0);
    const gone = show();
    loads(gone.img, 2);
    gone.unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('keeps its colours when it is not there after two minutes', () => {
    const { img } = show();
    for (let attempt = 0; attempt < 60; attempt++) {
      loads(img, 2);
      pass(3000);
    }
    expect(img).toHaveAttribute('src', '/i/a_960.webp?again=40');
  });
});
