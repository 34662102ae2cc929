import { createPageCache, type CachedPage } from './page-cache';

const page = (html: string, renderedAt: number): CachedPage => ({
  status: 200,
  headers: {},
  html,
  etag: html,
  renderedAt,
});

const setUp = () => {
  let now = 0;
  const cache = createPageCache({ freshSeconds: 60, staleSeconds: 600, now: () => now });
  let renders = 0;
  const render =
    (whole = true) =>
    () => {
      renders += 1;
      return Promise.resolve({ page: page(`page ${renders}`, now), whole });
    };
  return { cache, render, renders: () => renders, advance: (seconds: number) => (now += seconds * 1000) };
};

describe('page cache', () => {
  it('has a page that was put there before anybody asked, and keeps only wanted pages', async () => {
    const { cache, render, renders } = setUp();
    cache.put('home c2', page('ahead', 0), 'route');
    cache.put('home c1', page('before', 0), 'route');
    cache.keepOnly((key) => key.endsWith('c2'));
    expect((await cache.get('home c2', render())).html).toBe('ahead');
    expect((await cache.get('home c1', render())).html).toBe('page 1');
    expect(renders()).toBe(1);
  });

  it('renders once while the page is fresh', async () => {
    const { cache, render, renders, advance } = setUp();
    await cache.get('home', render());
    advance(59);
    expect((await cache.get('home', render())).html).toBe('page 1');
    expect(renders()).toBe(1);
  });

  it('shares one render between concurrent requests', async () => {
    const { cache, render, renders } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => cache.get('home', render())));
    expect(renders()).toBe(1);
  });

  it('serves a stale page at once and refreshes it in the background', async () => {
    const { cache, render, advance } = setUp();
    await cache.get('home', render());
    advance(61);
    expect((await cache.get('home', render())).html).toBe('page 1');
    await Promise.resolve();
    expect((await cache.get('home', render())).html).toBe('page 2');
  });

  it('waits for the render when the page is too old', async () => {
    const { cache, render, advance } = setUp();
    await cache.get('home', render());
    advance(601);
    expect((await cache.get('home', render())).html).toBe('page 2');
  });

  it('never stores a page that lost a part', async () => {
    const { cache, render, renders } = setUp();
    await cache.get('home', render(false));
    await cache.get('home', render());
    expect(renders()).toBe(2);
  });
});
