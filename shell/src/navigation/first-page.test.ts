import type { PagePrefetch, ShopLocation } from '@detour/shared-contracts/mount';
import type { RouteMatch } from '@detour/shared-contracts/sites';
import type { PreparedPage } from '../slots/prepared-page';
import { openFirstPage, type FirstPageOptions } from './first-page';

const location: ShopLocation = { path: '/', search: '', hash: '', key: 'a', state: null };
const prefetched = (status: number): PagePrefetch => ({ data: null, head: { title: 'Accueil' }, status });
const loaded = { module: {}, release: {} } as never;

const open = async (
  change: Partial<FirstPageOptions['page']>,
  options: Partial<FirstPageOptions> = {},
  hasLeftFirst = false,
) => {
  const prepare = jest.fn((): Promise<PreparedPage> =>
    Promise.resolve({ remote: 'remote-search', page: loaded, prefetched: prefetched(200), error: null }),
  );
  const changes = { open: jest.fn(() => Promise.resolve()), hasLeftFirst: () => hasLeftFirst };
  const applyHead = jest.fn();
  const stopWaiting = jest.fn();
  const showWaiting = jest.fn(() => stopWaiting);
  await openFirstPage({
    page: { route: { remote: 'remote-search' } as never, rendered: true, ...change },
    prefetched: () => Promise.resolve(prefetched(200)),
    location,
    slotHasContent: true,
    slot: { prepare },
    loader: { load: () => Promise.resolve(loaded) },
    changes,
    applyHead,
    showWaiting,
    ...options,
  });
  return { prepare, applyHead, showWaiting, stopWaiting, opened: changes.open.mock.calls as unknown[][] };
};

describe('the first page', () => {
  it('is hydrated with the server’s data, without another request', async () => {
    const { prepare, applyHead, showWaiting, opened } = await open({});
    expect(showWaiting).not.toHaveBeenCalled();
    expect(prepare).not.toHaveBeenCalled();
    expect(applyHead).not.toHaveBeenCalled();
    expect(opened).toEqual([
      [
        'remote-search',
        expect.objectContaining({
          hydrate: true,
          prepared: expect.objectContaining({ page: loaded, prefetched: prefetched(200) }),
        }),
        false,
      ],
    ]);
  });

  it('is hydrated with data of the gateway when the file of its data is lost', async () => {
    const { prepare, opened } = await open({}, { prefetched: () => Promise.reject(new Error('404')) });
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(opened[0]?.[1]).toMatchObject({ hydrate: true, prepared: { prefetched: prefetched(200) } });
  });

  it('is prepared in the browser when the server had no time', async () => {
    const { prepare, applyHead, showWaiting, stopWaiting, opened } = await open({ rendered: false });
    expect([showWaiting.mock.calls.length, stopWaiting.mock.calls.length]).toEqual([1, 1]);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(applyHead).toHaveBeenCalledWith({ title: 'Accueil' });
    expect(opened[0]).toEqual(['remote-search', expect.objectContaining({ hydrate: false }), false]);
  });

  it('stays away when the visitor has left it before it was ready', async () => {
    const { applyHead, stopWaiting, opened } = await open({ rendered: false }, {}, true);
    expect(opened).toEqual([]);
    expect(applyHead).not.toHaveBeenCalled();
    expect(stopWaiting).toHaveBeenCalledTimes(1);
    expect((await open({}, {}, true)).opened).toEqual([]);
  });

  it('opens with the reason why its code failed to load, so that the slot can show it [SHELL-010]', async () => {
    const reason = new Error('404');
    const { opened } = await open({}, { loader: { load: () => Promise.reject(reason) } });
    expect(opened[0]?.[1]).toMatchObject({ prepared: { page: null, error: reason } });
  });

  it('is the shell’s when the shell owns the route, or when the remote reports not found', async () => {
    const ownPage = await open({ route: { remote: 'shell' } as RouteMatch });
    expect(ownPage.opened).toEqual([['shell', null, true]]);
    const unknown = await open(
      { rendered: false },
      {
        slot: {
          prepare: () =>
            Promise.resolve({
              remote: 'remote-search',
              page: loaded,
              prefetched: prefetched(404),
              error: null,
            }),
        },
      },
    );
    expect(unknown.opened).toEqual([['shell', null, false]]);
  });
});
