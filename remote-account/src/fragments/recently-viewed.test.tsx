import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderFragment, type RenderFragmentOptions } from '@detour/remote-kit/testing';
import fr_FR from '../messages/fr_FR.json';
import nl_NL from '../messages/nl_NL.json';
import { viewedFixture } from '../testing/viewed.fixture';
import * as recentlyViewed from './recently-viewed.fragment';

const stored = (...ids: readonly string[]) => ({
  recentlyViewed: JSON.stringify(ids.map((id) => viewedFixture(id))),
});

const show = (change: Partial<RenderFragmentOptions> = {}) =>
  renderFragment(recentlyViewed, {
    remote: 'remote-account',
    path: '/sejours/recherche/a',
    messages: fr_FR,
    props: { type: 'STAY', currentId: 'a' },
    ...change,
  });

const ids = (): readonly (string | undefined)[] =>
  screen.queryAllByTestId('recently-viewed-item').map((item) => item.dataset['id']);

let rendered: Awaited<ReturnType<typeof show>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
});

describe('the fragment recently-viewed', () => {
  it('renders nothing without other viewed items', async () => {
    rendered = await show({ stored: stored('a') });
    expect(rendered.element).toBeEmptyDOMElement();
  });

  it('shows the other items, newest first [RECENT-001]', async () => {
    rendered = await show({ stored: stored('a', 'c', 'b') });
    expect(screen.getByRole('heading', { name: 'Séjours vus récemment' })).toBeInTheDocument();
    expect(ids()).toEqual(['c', 'b']);
    expect(screen.getByRole('link', { name: /Séjour c/ })).toHaveAttribute('href', '/sejours/recherche/c');
  });

  it('stores the item that a page reports and emits the new count', async () => {
    rendered = await show({ stored: stored('b'), props: null });
    const { host } = rendered;
    act(() => host.fire('product.stay-viewed@1', viewedFixture('a')));
    expect(ids()).toEqual(['b']);
    const kept = JSON.parse(host.stored.get('recentlyViewed') ?? '[]') as { id: string }[];
    expect(kept.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(host.emitted).toEqual([{ name: 'account.recently-viewed-changed@1', payload: { count: 2 } }]);
    act(() => host.fire('product.stay-viewed@1', viewedFixture('a')));
    expect(host.emitted).toHaveLength(1);
  });

  it('follows changes of another tab', async () => {
    rendered = await show({ stored: stored('a') });
    const { host } = rendered;
    act(() => host.storage.write('recentlyViewed', stored('d', 'a').recentlyViewed));
    expect(ids()).toEqual(['d']);
    act(() => host.storage.remove('recentlyViewed'));
    expect(rendered.element).toBeEmptyDOMElement();
  });

  it('lists activities if the page requests them [RECENT-004]', async () => {
    const activity = JSON.stringify([viewedFixture('a'), viewedFixture('x', { type: 'ACTIVITY' })]);
    rendered = await show({ stored: { recentlyViewed: activity } });
    await rendered.update({ type: 'ACTIVITY' });
    expect(screen.getByRole('heading', { name: 'Activités vues récemment' })).toBeInTheDocument();
    expect(ids()).toEqual(['x']);
  });

  it('stores activities separately from stays [RECENT-001] [RECENT-004]', async () => {
    rendered = await show({ stored: stored('b'), props: { type: 'ACTIVITY' } });
    const { host } = rendered;
    act(() => host.fire('activities.activity-viewed@1', viewedFixture('x', { type: 'ACTIVITY' })));
    act(() => host.fire('activities.activity-viewed@1', viewedFixture('y', { type: 'ACTIVITY' })));
    expect(ids()).toEqual(['x']);
    expect(screen.getByRole('link', { name: /Séjour x/ })).toHaveAttribute(
      'href',
      '/sejours/recherche/activity/x',
    );
    const kept = JSON.parse(host.stored.get('recentlyViewed') ?? '[]') as { id: string }[];
    expect(kept.map(({ id }) => id)).toEqual(['y', 'x', 'b']);
  });

  it('uses the language of the site', async () => {
    rendered = await show({ stored: stored('c'), locale: 'nl_NL', path: '/nl/', messages: nl_NL });
    expect(screen.getByRole('heading', { name: 'Onlangs bekeken verblijven' })).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    rendered = await show({ stored: stored('b', 'c') });
    const { violations } = await axe.run(rendered.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('mounts and unmounts twice and removes its listeners', async () => {
    for (const id of ['c', 'd']) {
      const mounted = await show({ stored: stored(id) });
      expect(ids()).toEqual([id]);
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.host.fire('product.stay-viewed@1', viewedFixture('z'));
      expect(mounted.host.emitted).toEqual([]);
    }
  });
});
