/** @jest-environment node */
import { matchPath, type RouteMatch } from '@detour/shared-contracts';
import type { ComposedRelease } from '../composition/composed-release';
import { readConfig } from '../settings/config';
import type { RenderedPage } from '../page/page-renderer';
import type { PageRequest } from '../page/page-request';
import { createRehearsal } from './rehearsal';
import { toSiteContext } from '../page/sites';

const composed = {} as ComposedRelease;
const config = readConfig({}, '/nowhere');

const pageOf = (path: string, status = 200): RenderedPage => ({
  whole: true,
  page: { status, headers: {}, html: path, etag: '"e"', renderedAt: 0 },
});

const requestOf = (path: string, changes: Partial<PageRequest> = {}): PageRequest => ({
  site: toSiteContext({ locale: 'fr_FR', origin: 'http://fr.localhost', config, mode: 'visitor' }),
  route: matchPath('fr', path) as RouteMatch,
  path,
  search: '',
  flow: 'booking',
  preview: null,
  requestId: 'visitor',
  deadline: 0,
  ...changes,
});

interface Scene {
  readonly cold?: readonly string[];
  /** Milliseconds of each drawing; the last one counts for all that follow. */
  readonly takes?: readonly number[];
  readonly whole?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const scene = ({ cold = ['remote-search'], takes = [10], whole = true, env = {} }: Scene = {}) => {
  let clock = 1000;
  const drawn: PageRequest[] = [];
  const troubles: string[] = [];
  const rehearsal = createRehearsal({
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
  return { rehearsal, drawn, troubles, paths: () => drawn.map(({ path }) => path) };
};

describe('rehearsal', () => {
  it('draws the page that was asked of a remote last', async () => {
    const { rehearsal, drawn, paths } = scene();
    rehearsal.note(requestOf('/recherche'), pageOf('/recherche'));
    rehearsal.note(requestOf('/idees'), pageOf('/idees'));
    await rehearsal.warm(composed, 3000);
    expect(paths()).toEqual(['/idees']);
    expect(drawn[0]).toMatchObject({ requestId: 'rehearsal', deadline: 1000 + 600 });
  });

  it('finds a page of its own for a remote that nobody visited, and none where each needs a parameter', async () => {
    const { rehearsal, paths, troubles } = scene({
      cold: ['remote-search', 'remote-boxes', 'remote-product', 'remote-activities'],
    });
    await rehearsal.warm(composed, 3000);
    expect(paths()).toEqual(['/', '/cadeau', '/booking/summary']);
    expect(troubles).toEqual([]);
  });

  it('keeps to features that are on', async () => {
    const { rehearsal, paths } = scene({ cold: ['remote-boxes'], env: { FLAG_BOXES: '0' } });
    await rehearsal.warm(composed, 3000);
    expect(paths()).toEqual(['/beneficiary/offers']);
  });

  it('takes a page that came too late where it knows no better one', async () => {
    const { rehearsal, paths } = scene();
    rehearsal.note(requestOf('/idees'), { ...pageOf('/idees'), whole: false });
    await rehearsal.warm(composed, 3000);
    expect(paths()).toEqual(['/idees']);
  });

  it('learns nothing from private, lost, incomplete and previewed pages, nor from customer care', async () => {
    const { rehearsal, paths } = scene();
    const care = { ...requestOf('/idees').site, mode: 'care' as const };
    rehearsal.note(requestOf('/recherche'), pageOf('/recherche'));
    rehearsal.note(requestOf('/idees'), pageOf('/idees', 404));
    rehearsal.note(requestOf('/idees'), { ...pageOf('/idees'), whole: false });
    rehearsal.note(requestOf('/idees', { preview: { releases: [] } as never }), pageOf('/idees'));
    rehearsal.note(requestOf('/idees', { site: care }), pageOf('/idees'));
    rehearsal.note(
      requestOf('/idees', { route: { ...(matchPath('fr', '/idees') as RouteMatch), private: true } }),
      pageOf('/idees'),
    );
    await rehearsal.warm(composed, 3000);
    expect(paths()).toEqual(['/recherche']);
  });

  it('repeats until a page takes half of its budget, three times at most', async () => {
    const soon = scene({ takes: [400, 140] });
    await soon.rehearsal.warm(composed, 3000);
    expect(soon.drawn).toHaveLength(2);
    const never = scene({ takes: [200] });
    await never.rehearsal.warm(composed, 3000);
    expect(never.drawn).toHaveLength(3);
  });

  it('ends with its budget, and with a page that is not whole', async () => {
    const slow = scene({ takes: [510] });
    await slow.rehearsal.warm(composed, 3000);
    expect(slow.drawn).toHaveLength(1);
    const broken = scene({ takes: [100], whole: false });
    await broken.rehearsal.warm(composed, 3000);
    expect(broken.drawn).toHaveLength(1);
    const none = scene();
    await none.rehearsal.warm(composed, 0);
    expect(none.drawn).toEqual([]);
  });

  it('draws nothing where every thread drew before, nor when it is off', async () => {
    const known = scene({ cold: [] });
    await known.rehearsal.warm(composed, 3000);
    expect(known.drawn).toEqual([]);
    const off = scene({ env: { REHEARSAL_MS: '0' } });
    await off.rehearsal.warm(composed, 3000);
    expect(off.drawn).toEqual([]);
  });

  it('tells of a drawing that throws, and goes on', async () => {
    const troubles: string[] = [];
    const rehearsal = createRehearsal({
      config,
      now: () => 0,
      renderers: { warm: () => Promise.resolve(), coldOf: () => ['remote-search'] },
      draw: () => Promise.reject(new Error('no stylesheet')),
      onTrouble: (remote, reason) => troubles.push(`${remote}: ${reason}`),
    });
    await rehearsal.warm(composed, 3000);
    expect(troubles).toEqual(['remote-search: no stylesheet']);
  });
});
