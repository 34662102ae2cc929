import { startTelemetry } from './start-telemetry';

const composition = {
  id: 'c1',
  shell: { version: '3.0.0', base: '/_r/shell/3.0.0/' },
  remotes: {
    'remote-search': { remote: 'remote-search', version: '1.2.0', base: '/_r/remote-search/1.2.0/' },
  },
  fallbacks: {},
};

const realFetch = globalThis.fetch;
let logged: Record<string, unknown>[] = [];

beforeEach(() => {
  logged = [];
  globalThis.fetch = ((path: string, { body }: RequestInit) => {
    if (path === '/api/log') logged.push(JSON.parse(String(body)));
    return Promise.resolve({ ok: true });
  }) as typeof fetch;
});

afterEach(() => {
  globalThis.fetch = realFetch;
});

const start = () =>
  startTelemetry({
    document: { composition, site: { locale: 'fr_FR' }, page: { rendered: true } } as never,
    navigation: { route: () => ({ page: 'search' }), location: () => ({ path: '/recherche' }) } as never,
  });

describe('telemetry', () => {
  it('reports an error of the shell under its own release', () => {
    start().reportOwn('SHELL-203', 'render')(new Error('header broke'));
    expect(logged).toEqual([
      expect.objectContaining({ code: 'SHELL-203', remote: 'shell', release: '3.0.0', compositionId: 'c1' }),
    ]);
  });

  it('attributes an uncaught error to the release whose script threw it [SHELL-004]', () => {
    start();
    const filename = 'http://fr.localhost/_r/remote-search/1.2.0/page.js';
    dispatchEvent(new ErrorEvent('error', { message: 'boom', filename }));
    expect(logged).toContainEqual(
      expect.objectContaining({ code: 'SHELL-204', remote: 'remote-search', release: '1.2.0' }),
    );
  });
});
