import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createFragment } from '@detour/remote-kit';
import { fakeApi, renderFragment, type FakeHandlers } from '@detour/remote-kit/testing';
import { contract } from '../contract';
import fr_FR from '../messages/fr_FR.json';
import { GiftBar } from './GiftBar';

const session = (change: object = {}) => ({
  gift: {
    code: 'DTR-7K2M-0000-0000-0000',
    email: '',
    kind: 'gift_stay',
    state: 'issued',
    label: 'Une nuit de château',
    productId: 'p7',
    nights: 2,
    adults: 2,
    remainingValue: 23_900,
    validUntil: '2028-05-21',
    fromName: 'Camille',
    ...change,
  },
});

let rendered: Awaited<ReturnType<typeof renderFragment>> | null = null;

const open = async (handlers: FakeHandlers) => {
  const fragment = createFragment({
    remote: 'remote-boxes',
    styleKey: 'boxes',
    contract,
    Component: GiftBar,
    api: fakeApi(handlers),
  });
  rendered = await renderFragment(fragment, { remote: 'remote-boxes', messages: fr_FR, props: {} });
  return rendered;
};

const setMark = (value: string): void => {
  document.cookie = `gift_open=${value}; path=/${value === '' ? '; max-age=0' : ''}`;
};

beforeEach(() => setMark('a1'));

afterEach(async () => {
  await rendered?.unmount();
  rendered = null;
  setMark('');
});

describe('the gift bar', () => {
  it('shows giver, remaining value and last day, and links to the stays [BENEF-009]', async () => {
    const { element } = await open({ beneficiarySession: () => session() });
    const bar = await screen.findByTestId('gift-bar');
    expect(bar.textContent.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      'Cadeau de Camillereste 239 €jusqu’au 21 mai 2028Mes séjours au choixFermer',
    );
    expect(screen.getByRole('link', { name: 'Mes séjours au choix' })).toHaveAttribute(
      'href',
      '/beneficiary/offers',
    );
    const { violations } = await axe.run(element, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it.each([
    ['no gift is open any more', { gift: null }],
    ['the gift is used up', session({ state: 'redeemed', remainingValue: 0 })],
    ['an order holds all of it', session({ state: 'claimed', remainingValue: 0 })],
  ])('is empty when %s', async (_, answer) => {
    const asked = jest.fn(() => answer);
    await open({ beneficiarySession: asked });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByTestId('gift-bar')).toBeNull();
  });

  it('sends no request in a browser without an open gift', async () => {
    setMark('');
    const asked = jest.fn(() => session());
    await open({ beneficiarySession: asked });
    await act(() => Promise.resolve());
    expect(asked).not.toHaveBeenCalled();
  });

  it('closes the gift, notifies the page, and offers to open it again', async () => {
    const closed = jest.fn(() => {
      setMark('');
      return null;
    });
    const { host } = await open({ beneficiarySession: () => session(), beneficiaryLogout: closed });
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer le cadeau' }));
    expect(await screen.findByText('Cadeau fermé. Son code le rouvre.')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Rouvrir' })).toHaveAttribute(
      'href',
      '/gift#token=DTR-7K2M-0000-0000-0000',
    );
    expect(closed).toHaveBeenCalledTimes(1);
    expect(host.emitted).toEqual([{ name: 'boxes.gift-changed@1', payload: { isOpen: false } }]);
  });

  it('keeps the gift and shows an error when closing fails', async () => {
    await open({
      beneficiarySession: () => session(),
      beneficiaryLogout: () => ({ kind: 'problem', status: 503, code: 'DOWN', message: 'Down.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer le cadeau' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Le cadeau n’a pas pu être fermé');
    expect(screen.getByTestId('gift-bar')).toBeInTheDocument();
  });
});
