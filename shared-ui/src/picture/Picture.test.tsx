import { render } from '@testing-library/react';
import { Picture } from './Picture';
import { largestOf, sourceSets } from './picture-sources';

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
