/** @jest-environment node */
import { matchPath, type RouteMatch } from '@detour/shared-contracts/sites';
import type { ComposedRelease } from '../composition/composed-release';
import { readConfig } from '../settings/config';
import type { RenderedPage } from '../page/render/page-renderer';
import type { PageRequest } from '../page/page-request';
import { createWarmUp } from './warm-up';
import { nothingBrought } from '../composition/brought';
import { toSiteContext } from '../page/sites';

const composed = { brought: nothingBrought } as ComposedRelease;
const config = readConfig({}, '/nowhere');

const pageOf = (path: string, status = 200): RenderedPage => ({
  whole: true,
  page: { status, headers: {}, html: path, etag: '"e"', renderedAt: 0 },
});

const requestOf = (path: string, changes: Partial<PageRequest> = {}): PageRequest => ({
  site: toSiteContext({
    locale: 'fr_FR',
    origin: 'http://fr.localhost',
    config,
    mode: 'visitor',
    brought: nothingBrought,
  }),
  route: matchPath('fr', path) as RouteMatch,
  path,
  search: '',
  flow: 'booking',
  preview: null,
  drafts: null,
  isCrawler: false,
  requestId: 'visitor',
  deadline: 0,
  ...changes,
});

interface Scene {
  readonly cold?: readonly string[];
  /** Duration (ms) of each render. The last value repeats. */
  readonly takes?: readonly number[];
  readonly whole?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly hot?: readonly PageRequest[];
}

const scene = ({ cold = ['remote-search'], takes = [10], whole = true, env = {}, hot = [] }: Scene = {}) => {
  let clock = 1000;
  const drawn: PageRequest[] = [];
  const troubles: string[] = [];
  const kept: string[] = [];
  const warmUp = createWarmUp({
    hot: { of: () => hot, keep: ({ path }, _, { html }) => kept.push(`${path} ${html}`) },
    config: readConfig(env, '/nowhere'),
    renderers: { warm: async () => void (clock += 100), coldOf: () => cold },
    draw: async (request) => {
      clock += takes[Math.min(drawn.length, takes.length - 1)] ?? 0;
      drawn.push(request);
      return { ...pageOf(request.path), whole };
    },
    now: () => clock,
    onTrouble: (remote, reason) => troubles.push(`${remote}: ${reason}`),
  });
  return { warmUp, drawn, kept, troubles, paths: () => drawn.map(({ path }) => path) };
};

describe('warm-up', () => {
  it('renders the page that was last requested of a remote', async () => {
    const { warmUp, drawn, paths } = scene();
    warmUp.note(requestOf('/recherche'), pageOf('/recherche'));
    warmUp.note(requestOf('/idees'), pageOf('/idees'));
    await warmUp.warm(composed, 3000);
    expect(paths()).toEqual(['/idees']);
    expect(drawn[0]).toMatchObject({ requestId: 'warm-up', deadline: 1000 + 600 });
  });

  it('uses a default page for an unvisited remote, and none when every page needs a parameter', async () => {
    const { warmUp, paths, troubles } = scene({
      cold: ['remote-search', 'remote-boxes', 'remote-product', 'remote-activities'],
    });
    await warmUp.warm(composed, 3000);
    expect(paths()).toEqual(['/', '/cadeau', '/booking/summary']);
    expect(troubles).toEqual([]);
  });

  it('uses enabled features only', async () => {
    const { warmUp, paths } = scene({ cold: ['remote-boxes'], env: { FLAG_BOXES: '0' } });
    await warmUp.warm(composed, 3000);
    expect(paths()).toEqual(['/beneficiary/offers']);
  });

  it('uses a page that came too late when no better one is known', async () => {
    const { warmUp, paths } = scene();
    warmUp.note(requestOf('/idees'), { ...pageOf('/idees'), whole: false });
    await warmUp.warm(composed, 3000);
    expect(paths()).toEqual(['/idees']);
  });

  it('ignores private, lost, incomplete, previewed and customer-care pages', async () => {
    const { warmUp, paths } = scene();
    const care = { ...requestOf('/idees').site, mode: 'care' as const };
    warmUp.note(requestOf('/recherche'), pageOf('/recherche'));
    warmUp.note(requestOf('/idees'), pageOf('/idees', 404));
    warmUp.note(requestOf('/idees'), { ...pageOf('/idees'), whole: false });
    warmUp.note(requestOf('/idees', { preview: { releases: [] } as never }), pageOf('/idees'));
    warmUp.note(requestOf('/idees', { site: care }), pageOf('/idees'));
    warmUp.note(
      requestOf('/idees', { route: { ...(matchPath('fr', '/idees') as RouteMatch), private: true } }),
      pageOf('/idees'),
    );
    await warmUp.warm(composed, 3000);
    expect(paths()).toEqual(['/recherche']);
  });

  it('repeats until a page takes half of its budget, at most three times', async () => {
    const soon = scene({ takes: [400, 140] });
    await soon.warmUp.warm(composed, 3000);
    expect(soon.drawn).toHaveLength(2);
    const never = scene({ takes: [200] });
    await never.warmUp.warm(composed, 3000);
    expect(never.drawn).toHaveLength(3);
  });

  it('ends with its budget, and with an incomplete page', async () => {
    const slow = scene({ takes: [510] });
    await slow.warmUp.warm(composed, 3000);
    expect(slow.drawn).toHaveLength(1);
    const broken = scene({ takes: [100], whole: false });
    await broken.warmUp.warm(composed, 3000);
    expect(broken.drawn).toHaveLength(1);
    const none = scene();
    await none.warmUp.warm(composed, 0);
    expect(none.drawn).toEqual([]);
  });

  it('does nothing when every process is warm or when disabled', async () => {
    const known = scene({ cold: [] });
    await known.warmUp.warm(composed, 3000);
    expect(known.drawn).toEqual([]);
    const off = scene({ env: { REHEARSAL_MS: '0' } });
    await off.warmUp.warm(composed, 3000);
    expect(off.drawn).toEqual([]);
  });

  it('renders the pages that visitors ask for most, and keeps the whole ones for them', async () => {
    const hot = [requestOf('/recherche'), requestOf('/idees'), requestOf('/')];
    const known = scene({ cold: [], hot });
    await known.warmUp.warm(composed, 3000);
    expect(known.kept.sort()).toEqual(['/ /', '/idees /idees', '/recherche /recherche']);
    const late = scene({ cold: [], hot, whole: false });
    await late.warmUp.warm(composed, 3000);
    expect([late.drawn.length, late.kept]).toEqual([3, []]);
    const off = scene({ cold: [], hot, env: { REHEARSAL_MS: '0' } });
    await off.warmUp.warm(composed, 3000);
    const development = scene({ cold: [], hot });
    await development.warmUp.warm(composed, 0);
    const preview = scene({ cold: [], hot });
    await preview.warmUp.warm(composed, 3000, true);
    expect([off.drawn, development.drawn, preview.drawn]).toEqual([[], [], []]);
  });

  it('does not wait for a hot page that takes too long', async () => {
    const warmUp = createWarmUp({
      config,
      now: () => 0,
      renderers: { warm: () => Promise.resolve(), coldOf: () => [] },
      draw: () => new Promise(() => undefined),
      onTrouble: () => undefined,
      hot: { of: () => [requestOf('/')], keep: () => undefined },
    });
    expect(await warmUp.warm(composed, 3000)).toBeUndefined();
  });

  it('reports a failed render and continues', async () => {
    const troubles: string[] = [];
    const warmUp = createWarmUp({
      config,
      now: () => 0,
      renderers: { warm: () => Promise.resolve(), coldOf: () => ['remote-search'] },
      draw: () => Promise.reject(new Error('no stylesheet')),
      onTrouble: (remote, reason) => troubles.push(`${remote}: ${reason}`),
    });
    await warmUp.warm(composed, 3000);
    expect(troubles).toEqual(['remote-search: no stylesheet']);
  });
});
