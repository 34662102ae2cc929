import type { FragmentModule, PageModule, RemoteHost } from '@detour/shared-contracts/mount';
import { connectSlots } from './connect-slots';

const release = { remote: 'remote-search', version: '1.0.0' };

const setUp = (fragment: Partial<FragmentModule> = {}) => {
  document.body.innerHTML = '<main><div id="slot-panel"></div><div id="slot"></div></main>';
  const report = jest.fn();
  const panel = { show: jest.fn(), hide: jest.fn() };
  const hosts: RemoteHost[] = [];
  const page = {
    bootstrap: () => Promise.resolve(),
    mount: (props: RemoteHost) => Promise.resolve(void hosts.push(props)),
    unmount: () => Promise.resolve(),
    prefetch: jest.fn(() => Promise.resolve({ data: null, head: { title: '' }, status: 200 })),
    snapshot: () => null,
  };
  const part = { mount: (props: RemoteHost) => Promise.resolve(void hosts.push(props)), ...fragment };
  const load = (_: string, exposed: string) =>
    Promise.resolve({ module: exposed === 'page' ? page : part, release });
  const slots = connectSlots({
    document: {
      clock: { now: () => 5 },
      composition: { id: 'c1' },
      elements: {
        slot: () => document.getElementById('slot')!,
        panel: document.getElementById('slot-panel')!,
      },
    } as never,
    navigation: { location: () => ({ path: '/' }), route: () => ({ page: 'home' }) } as never,
    telemetry: { reporter: { report }, own: { remote: 'shell', version: '2.0.0', compositionId: 'c1' } },
    events: { site: { locale: 'fr_FR', minisiteId: 12 }, bus: {}, consent: {}, storage: {} } as never,
    loader: { load, loadAgain: load, loadLastGood: () => Promise.resolve(null) } as never,
    panels: { page: panel, fragment: () => panel },
  });
  return { slots, hosts, report, panel, page: page as unknown as PageModule };
};

describe('the slots', () => {
  it('give a page the host of its own release', async () => {
    const { slots, hosts, report } = setUp();
    const location = { path: '/recherche', search: '', hash: '', key: 'a', state: null };
    const prepared = await slots.page.prepare('remote-search', location, { page: 'search' } as never);
    await slots.page.mount({ remote: 'remote-search', prepared, hydrate: false, snapshot: null });
    expect(hosts[0]?.release).toEqual({
      ...release,
      compositionId: 'c1',
      visit: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const failure = { kind: 'data', code: 'SEARCH-301', error: new Error('no') } as const;
    hosts[0]?.report(failure);
    expect(report).toHaveBeenCalledWith(hosts[0]?.release, failure);
    await slots.page.unmount();
  });

  it('prefetch with the partner through which the visitor came', async () => {
    const { slots, page } = setUp();
    const location = { path: '/recherche', search: '', hash: '', key: 'a', state: null };
    await slots.page.prepare('remote-search', location, { page: 'search' } as never);
    expect(page.prefetch).toHaveBeenCalledWith({
      site: { locale: 'fr_FR', minisiteId: 12 },
      location,
      route: { page: 'search' },
      now: 5,
    });
    expect(slots.prefetchInput()).toMatchObject({ location: { path: '/' }, route: { page: 'home' } });
  });

  it('show the panel in place of a fragment of the shell that does not start', async () => {
    const { slots, panel, report } = setUp({ mount: () => Promise.reject(new Error('broken')) });
    const element = document.body.appendChild(document.createElement('div'));
    const request = { remote: 'remote-account', name: 'wishlist', props: {}, loading: 'eager' } as never;
    const handle = slots.mountFragment(element, request);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(panel.show).toHaveBeenCalled();
    expect(report).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ code: 'SHELL-102' }));
    await handle.unmount();
  });
});
