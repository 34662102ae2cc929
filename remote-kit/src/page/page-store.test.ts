import { createPageStore } from './page-store';
import type { PageDefinition } from './definition';

const page = (): PageDefinition => ({
  prefetch: () => Promise.resolve({ head: { title: 'Title' } }),
  Component: () => null,
});

const storeOf = (pages: Parameters<typeof createPageStore>[0]['pages']) =>
  createPageStore({ remote: 'remote-search', styleKey: 'search', contract: null, pages });

describe('the pages of a remote', () => {
  it('load their code once, and have it from then on', async () => {
    const home = page();
    const source = jest.fn(() => Promise.resolve(home));
    const store = storeOf({ home: source });
    expect(store.get('home')).toBe('loading');
    expect(await store.load('home')).toBe(home);
    expect(await store.load('home')).toBe(home);
    expect(store.get('home')).toBe(home);
    expect(source).toHaveBeenCalledTimes(1);
  });

  it('try again after a failed load', async () => {
    const home = page();
    const source = jest.fn(() => Promise.resolve(home));
    source.mockRejectedValueOnce(new Error('no network'));
    const store = storeOf({ home: source });
    await expect(store.load('home')).rejects.toThrow('no network');
    expect(await store.load('home')).toBe(home);
  });

  it('are null for a page of another remote, which cannot be loaded', async () => {
    const store = storeOf({ home: page() });
    expect(store.get('hotel')).toBeNull();
    await expect(store.load('hotel')).rejects.toThrow('remote-search has no page "hotel".');
  });
});
