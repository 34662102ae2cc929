import type { Composition } from '@detour/shared-contracts/mount';
import { createPageObserver } from './page-observer';
import type { Observation, ObservationReport } from './observation';

const composition = {
  id: 'c1',
  shell: { version: '1.0.0' },
  remotes: { 'remote-search': { version: '1.4.0' }, 'remote-account': { version: '2.0.0' } },
} as unknown as Composition;

const release = { remote: 'remote-search', version: '1.4.0', compositionId: 'c1' } as const;
const error = (message: string) =>
  ({ kind: 'render', code: 'SEARCH-301', error: new Error(message) }) as const;

const observe = (options: { rendered?: boolean; reloaded?: boolean } = {}) => {
  const sent: ObservationReport[] = [];
  const place = { path: '/recherche', page: 'search', remote: 'remote-search' };
  const observer = createPageObserver({
    composition,
    locale: 'fr_FR',
    rendered: true,
    reloaded: false,
    ...options,
    route: () => ({ page: place.page, remote: place.remote }) as never,
    path: () => place.path,
    send: (report) => sent.push(report),
  });
  const slot = Object.assign(document.createElement('div'), { id: 'slot' });
  return {
    observer,
    place,
    sent,
    slot,
    page: (version: string, state: 'mounted' | 'failed' = 'mounted') =>
      observer.slotMarked({ element: slot, remote: place.remote, version, state }),
    items(): readonly Observation[] {
      observer.flush();
      return sent.flatMap(({ items }) => items.filter((item) => item.kind !== 'view'));
    },
    parts() {
      return this.items().flatMap((item) => (item.kind === 'part' ? [item] : []));
    },
  };
};

describe('page observer', () => {
  it('reports the outcome of frame, page and fragment once, by release and by route instead of path', () => {
    const view = observe();
    view.observer.slotMarked({
      element: view.slot,
      remote: 'remote-search',
      version: '1.4.0',
      state: 'loading',
    });
    view.page('1.4.0');
    view.page('1.4.0');
    const fragment = document.createElement('div');
    fragment.dataset['fragment'] = 'recently-viewed';
    view.observer.slotMarked({ element: fragment, remote: 'remote-account', version: '', state: 'failed' });
    view.observer.slotMarked({
      element: fragment,
      remote: 'remote-account',
      version: '2.0.0',
      state: 'mounted',
    });
    expect(view.parts()).toMatchObject([
      { part: 'frame', remote: 'shell', release: '1.0.0', outcome: 'mounted', server: null },
      {
        part: 'page',
        release: '1.4.0',
        route: 'search',
        outcome: 'mounted',
        server: 'drawn',
        load: true,
        view: true,
      },
      { part: 'recently-viewed', release: '2.0.0', outcome: 'failed', load: true },
    ]);
    expect(JSON.stringify(view.sent)).not.toContain('/recherche');
    expect(view.sent[0]).toMatchObject({ composition: 'c1', locale: 'fr_FR' });
  });

  it('attributes a fallback to the release that failed', () => {
    const view = observe();
    view.page('1.3.2');
    expect(view.parts()[1]).toMatchObject({ release: '1.4.0', outcome: 'last-good', load: true });
  });

  it('reports the fallback on each page of its remote', () => {
    const view = observe();
    view.page('1.3.2');
    view.observer.pageShown();
    view.place.path = '/sejours';
    view.observer.pageShown();
    const pages = view.parts().filter(({ part }) => part === 'page');
    expect(pages).toMatchObject([
      { release: '1.4.0', outcome: 'last-good', load: true },
      { release: '1.4.0', outcome: 'last-good', load: false },
    ]);
  });

  it('reports that the HTML of the server was lost', () => {
    const view = observe({ rendered: false });
    view.page('1.4.0');
    expect(view.parts()[1]).toMatchObject({ server: 'lost' });
  });

  it('counts a page view of the same remote, without a server part', () => {
    const view = observe();
    view.page('1.4.0');
    view.observer.pageShown();
    view.place.path = '/sejours';
    view.observer.pageShown();
    const pages = view.parts().filter(({ part }) => part === 'page');
    expect(pages).toMatchObject([{ server: 'drawn' }, { server: null, outcome: 'mounted', view: true }]);
  });

  it('counts a release’s failure once per document, and skips reloaded documents', () => {
    const view = observe();
    view.page('', 'failed');
    view.observer.error(release, error('first'));
    view.observer.error(release, error('second'));
    view.place.path = '/sejours';
    view.page('', 'failed');
    const counted = view.items().filter((item) => item.remote === 'remote-search');
    expect(counted).toMatchObject([
      { kind: 'part', load: true, view: true },
      { kind: 'error', bad: true },
      { kind: 'error', bad: false },
      { kind: 'part', load: false, view: false },
    ]);
    const again = observe({ reloaded: true });
    again.page('', 'failed');
    again.observer.error(release, error('x'));
    expect(again.items()).toMatchObject([
      { load: false, view: false },
      { load: false, view: false },
      { bad: false },
    ]);
  });

  it('counts the page view of an error that precedes its page part', () => {
    const view = observe();
    view.observer.error(release, error('at once'));
    view.page('', 'failed');
    view.place.path = '/sejours';
    view.page('', 'failed');
    const counted = view.items().filter((item) => item.remote === 'remote-search');
    expect(counted).toMatchObject([
      { bad: true },
      { kind: 'part', view: true },
      { kind: 'part', view: false },
    ]);
  });

  it('truncates messages to 256 characters, without URLs and long numbers', () => {
    const view = observe();
    view.observer.error(release, error(`anna@example.org ordered 1234567890 ${'x '.repeat(200)}`));
    const [item] = view.items();
    const message = item?.kind === 'error' ? item.message : '';
    expect(message).toMatch(/^Error: \[address\] ordered \[number\] [x ]+$/);
    expect(message).toHaveLength(256);
  });
});
