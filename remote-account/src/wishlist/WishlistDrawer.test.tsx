import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFragment } from '@detour/remote-kit';
import {
  fakeApi,
  renderFragment,
  type FakeHandlers,
  type RenderFragmentOptions,
} from '@detour/remote-kit/testing';
import fr_FR from '../messages/fr_FR.json';
import nl_NL from '../messages/nl_NL.json';
import { wishlistFixture } from '../testing/account.fixture';
import { WishlistDrawer } from './WishlistDrawer';
import { checkedContract } from '../contract';

// The shell handles links, because jsdom does not.
const stay = (event: Event): void => event.preventDefault();
beforeAll(() => document.addEventListener('click', stay));
afterAll(() => document.removeEventListener('click', stay));

let rendered: Awaited<ReturnType<typeof renderFragment>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
});

const show = async (answers: FakeHandlers, change: Partial<RenderFragmentOptions> = {}) => {
  const fragment = createFragment({
    remote: 'remote-account',
    styleKey: 'account',
    contract: checkedContract,
    Component: WishlistDrawer,
    api: fakeApi(answers),
  });
  rendered = await renderFragment(fragment, {
    remote: 'remote-account',
    path: '/',
    messages: fr_FR,
    flags: { wishlist: true },
    props: { open: true },
    ...change,
  });
  return rendered;
};

const empty = { wishlist: () => ({ items: [] }) };
const closed = { name: 'account.wishlist-drawer-closed@1', payload: {} };

describe('the wishlist drawer', () => {
  it('opens and closes by its prop and sends no request while closed [WISH-001]', async () => {
    const wishlist = jest.fn(() => ({ items: [wishlistFixture('a')] }));
    const { update } = await show({ wishlist }, { props: { open: false } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByTestId('wishlist-item')).toBeNull();
    expect(wishlist).not.toHaveBeenCalled();
    await update({ open: true });
    expect(screen.getByRole('dialog', { name: 'Favoris' })).toContainElement(
      await screen.findByTestId('wishlist-item'),
    );
    await update({ open: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('notifies its owner when the visitor closes it [WISH-001]', async () => {
    const { host } = await show(empty);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(host.emitted).toContainEqual(closed);
  });

  it('closes when a link is followed', async () => {
    const { host } = await show({ wishlist: () => ({ items: [wishlistFixture('a')] }) });
    await userEvent.click(await screen.findByRole('link', { name: 'Séjour a' }));
    expect(host.emitted).toContainEqual(closed);
  });

  it.each([
    ['fr_FR', fr_FR, '/', 'Vous n’avez encore aucun favori.', 'Ajouter des favoris', '/recherche'],
    [
      'fr_FR',
      fr_FR,
      '/sejours/recherche/activity/x',
      'Vous n’avez encore aucun favori.',
      'Ajouter des favoris',
      '/activites',
    ],
    [
      'fr_FR',
      fr_FR,
      '/contact?flow=activity',
      'Vous n’avez encore aucun favori.',
      'Ajouter des favoris',
      '/activites',
    ],
    ['nl_NL', nl_NL, '/nl/', 'Je hebt nog geen favorieten.', 'Favorieten toevoegen', '/nl/zoeken'],
  ] as const)(
    'shows an empty state in %s and links from %s%s to a search [WISH-002] [WISH-003]',
    async (locale, messages, path, title, action, address) => {
      await show(empty, { locale, messages, path });
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', address);
    },
  );

  it.each(['/recherche', '/activites'])(
    'only closes on %s, where items can be added [WISH-004]',
    async (path) => {
      const { host } = await show(empty, { path });
      await userEvent.click(await screen.findByRole('button', { name: 'Ajouter des favoris' }));
      expect(host.emitted).toContainEqual(closed);
      expect(host.navigated).toEqual([]);
    },
  );

  it('shows items that another remote adds', async () => {
    const wishlist = jest.fn().mockReturnValueOnce({ items: [] }).mockReturnValue({ items: [] });
    const { host } = await show({ wishlist });
    await screen.findByRole('heading', { name: 'Vous n’avez encore aucun favori.' });
    wishlist.mockReturnValue({ items: [wishlistFixture('b')] });
    act(() => host.fire('account.wishlist-changed@1', { items: [{ type: 'STAY', id: 'b' }] }));
    expect(await screen.findByRole('link', { name: 'Séjour b' })).toBeInTheDocument();
  });
});
