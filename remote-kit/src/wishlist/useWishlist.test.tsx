import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import type { RequestOptions } from '../api/request-options';
import type { Call } from '@detour/shared-contracts/api';
import type { ContractNames } from '@detour/shared-contracts/contract/declare';
import type { Result } from '@detour/shared-contracts/base';
import { err, ok } from '@detour/shared-contracts/base';
import type { Api } from '../api/api-client';
import type { ApiError } from '../api/api-error';
import { HydrationState } from '@detour/shared-ui';
import { HostHolder } from '../host/host-context';
import { fakeHost, type FakeHost } from '../testing/fake-host';
import { WishlistButton } from './WishlistButton';
import { WishlistNotices } from './WishlistNotices';

const words = {
  'wishlist.added': 'Ajouté à vos favoris',
  'wishlist.removed': 'Retiré de vos favoris',
  'wishlist.failed': 'Échec',
  'ui.undo': 'Annuler',
  'ui.retry': 'Réessayer',
  'ui.close': 'Fermer',
};

type Answer = Result<{ items: { type: 'STAY' | 'ACTIVITY'; id: string }[] }, ApiError>;

const stay = (id: string) => ({ type: 'STAY' as const, id });
const lost: ApiError = { kind: 'network', message: 'lost' };

/** Handlers that respond when the test says so. */
const heldApi = () => {
  const calls: { name: string; answer: (answer: Answer) => Promise<void> }[] = [];
  const api: Api<ContractNames> = {
    request: (call: Call, _, options: RequestOptions<Call> = {}) => {
      const { id } = (options.params ?? {}) as { id?: string };
      return new Promise((resolve) => {
        calls.push({
          name: id ? `${call.id} ${id}` : call.id,
          answer: (answer) => act(async () => resolve(answer as never)),
        });
      });
    },
  };
  return { api, calls };
};

const tree = (api: Api<ContractNames>, host: FakeHost, ids: readonly string[] = ['a']) => (
  <HostHolder value={{ host, api, format: {} as never, setHead: () => undefined, snapshots: new Map() }}>
    {ids.map((id) => (
      <WishlistButton<ContractNames> key={id} type="STAY" id={id} label={`Favoris : ${id}`} />
    ))}
    <WishlistNotices<ContractNames> text={(id) => words[id]} />
  </HostHolder>
);

const show = (api: Api<ContractNames>, host: FakeHost, ids?: readonly string[]) =>
  render(tree(api, host, ids));

const shop = (flags: { readonly wishlist?: boolean } = { wishlist: true }) =>
  fakeHost({ remote: 'remote-search', flags });

const heart = (id = 'a') => screen.getByRole('button', { name: `Favoris : ${id}` });

describe('the heart of a card', () => {
  it('is absent from server HTML [WISH-005]', () => {
    const { api, calls } = heldApi();
    expect(renderToString(<HydrationState hydrates>{tree(api, shop())}</HydrationState>)).toBe('');
    expect(calls).toEqual([]);
  });

  it('is absent while its flag is off, and makes no call [WISH-006]', () => {
    const { api, calls } = heldApi();
    show(api, shop({}));
    expect(screen.queryByTestId('wishlist-toggle')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('makes one request for all hearts of the page, and shows the list’s state', async () => {
    const { api, calls } = heldApi();
    show(api, shop(), ['a', 'b']);
    expect(calls.map(({ name }) => name)).toEqual(['wishlist']);
    await calls[0]?.answer(ok({ items: [stay('b')] }));
    expect(heart('a')).toHaveAttribute('aria-pressed', 'false');
    expect(heart('b')).toHaveAttribute('aria-pressed', 'true');
  });

  it('renders again only when its own entry comes or goes', async () => {
    const { api, calls } = heldApi();
    const rendered = jest.fn();
    const services = {
      host: shop(),
      api,
      format: {} as never,
      setHead: () => undefined,
      snapshots: new Map(),
    };
    render(
      <HostHolder value={services}>
        {['a', 'b'].map((id) => (
          <Profiler key={id} id={id} onRender={rendered}>
            <WishlistButton<ContractNames> type="STAY" id={id} label={`Favoris : ${id}`} />
          </Profiler>
        ))}
      </HostHolder>,
    );
    rendered.mockClear();
    await calls[0]?.answer(ok({ items: [stay('b')] }));
    expect(rendered.mock.calls.map(([id]) => String(id))).toEqual(['b']);
  });

  it('updates at once, announces it, and informs other remotes [WISH-009]', async () => {
    const { api, calls } = heldApi();
    const host = shop();
    show(api, host);
    await calls[0]?.answer(ok({ items: [] }));
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Ajouté à vos favoris');
    expect(host.emitted.at(-1)).toEqual({
      name: 'account.wishlist-changed@1',
      payload: { items: [stay('a')] },
    });
    expect(calls[1]?.name).toBe('addToWishlist a');
    await calls[1]?.answer(ok({ items: [stay('a')] }));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('reverts when the call fails, announces it, and offers a retry [WISH-009]', async () => {
    const { api, calls } = heldApi();
    show(api, shop());
    await calls[0]?.answer(ok({ items: [] }));
    await userEvent.click(heart());
    await calls[1]?.answer(err(lost));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Échec');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(calls[2]?.name).toBe('addToWishlist a');
  });

  it('offers to undo a removal', async () => {
    const { api, calls } = heldApi();
    show(api, shop());
    await calls[0]?.answer(ok({ items: [stay('a')] }));
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await calls[1]?.answer(ok({ items: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(calls.map(({ name }) => name)).toEqual(['wishlist', 'removeFromWishlist a', 'addToWishlist a']);
  });

  it('applies the last of several quick clicks, with sequential calls', async () => {
    const { api, calls } = heldApi();
    show(api, shop());
    await calls[0]?.answer(ok({ items: [] }));
    await userEvent.click(heart());
    await userEvent.click(heart());
    await userEvent.click(heart());
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(ok({ items: [stay('a')] }));
    await calls[2]?.answer(ok({ items: [stay('a')] }));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(calls.map(({ name }) => name)).toEqual(['wishlist', 'addToWishlist a', 'addToWishlist a']);
  });

  it('keeps an acknowledged click when a slow list response arrives', async () => {
    const { api, calls } = heldApi();
    show(api, shop());
    await userEvent.click(heart());
    await calls[1]?.answer(ok({ items: [stay('a')] }));
    await calls[0]?.answer(ok({ items: [] }));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('follows another remote’s change, without a call', () => {
    const { api, calls } = heldApi();
    const host = shop();
    show(api, host);
    act(() => host.fire('account.wishlist-changed@1', { items: [stay('a')] }));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(calls).toHaveLength(1);
  });
});
