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
  const cache = createPageCache({ freshSeconds: 60, staleSeconds: 600, lateMs: 300, now: () => now });
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

describe('a page without its late part', () => {
  afterEach(() => jest.useRealTimers());

  const setUpLate = () => {
    const { cache, render, renders } = setUp();
    let complete: (whole: boolean) => void = () => undefined;
    const late = new Promise<{ page: CachedPage; whole: boolean } | null>((resolve) => {
      complete = (whole) => resolve(whole ? { page: page('whole', 0), whole } : null);
    });
    const first = async () => ({ ...(await render(false)()), late });
    return { cache, render, renders, first, complete: (whole: boolean) => complete(whole) };
  };

  it('is sent at once, and kept whole for the next visitor once the part comes', async () => {
    const { cache, render, renders, first, complete } = setUpLate();
    expect((await cache.get('home', first)).html).toBe('page 1');
    const follower = cache.get('home', render());
    complete(true);
    expect((await follower).html).toBe('whole');
    expect((await cache.get('home', render())).html).toBe('whole');
    expect(renders()).toBe(1);
  });

  it('is sent again, without another render, to those who waited in vain', async () => {
    jest.useFakeTimers();
    const { cache, render, renders, first } = setUpLate();
    await cache.get('home', first);
    const followers = [cache.get('home', render()), cache.get('home', render())];
    await jest.advanceTimersByTimeAsync(300);
    expect((await Promise.all(followers)).map(({ html }) => html)).toEqual(['page 1', 'page 1']);
    expect(renders()).toBe(1);
  });

  it('is forgotten before the documents of hanging parts fill the memory', async () => {
    const { cache, render, renders, first } = setUpLate();
    for (let address = 0; address <= 200; address += 1) await cache.get(`address ${address}`, first);
    await cache.get('address 0', render());
    expect(renders()).toBe(202);
  });

  it('is rendered again when the part is lost, when it stays away for ten seconds, and for patient requests', async () => {
    jest.useFakeTimers();
    const lost = setUpLate();
    await lost.cache.get('home', lost.first);
    lost.complete(false);
    await jest.advanceTimersByTimeAsync(0);
    expect((await lost.cache.get('home', lost.render())).html).toBe('page 2');

    const away = setUpLate();
    await away.cache.get('home', away.first);
    expect((await away.cache.get('home', away.render(false), { isPatient: true })).html).toBe('page 2');
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await away.cache.get('home', away.render())).html).toBe('page 3');
  });
});
