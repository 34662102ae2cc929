import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@detour/shared-contracts/sites';
import {
  fakeApi,
  renderRemote,
  type FakeHandlers,
  type RenderRemoteOptions,
} from '@detour/remote-kit/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';
import { createStaysGateway, detailFixture } from '../testing/boxes.fixture';

const path = '/cadeau/p/chateaux-et-belles-demeures/CASTLES-D-EBOX';

const post = () => ({ amount: 0, internationalFee: 0, currency: 'EUR', minDays: 2, maxDays: 4 });

const answering = (change: FakeHandlers = {}) =>
  fakeApi({
    boxProductDetail: () => detailFixture(),
    boxOffers: createStaysGateway(3).answer,
    shippingCost: post,
    ...change,
  });

const open = (change: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(definition, {
    path,
    locale: 'fr_FR' as Locale,
    messages: fr_FR,
    api: answering(),
    flags: { physicalVoucher: true },
    ...change,
  });

let rendered: Awaited<ReturnType<typeof open>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
  jest.useRealTimers();
});

const offer = () => screen.getAllByTestId('gift-offer-button')[0]!;

describe('a box on its page', () => {
  it('shows gallery, title, price and contents of the box [BOX-004] [BOX-005]', async () => {
    rendered = await open();
    expect(screen.getByTestId('page-box')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Châteaux et belles demeures');
    expect(screen.getByTestId('product-price')).toHaveAttribute('data-amount', '14990');
    expect(screen.getByTestId('product-price')).toHaveTextContent('149,90 €');
    expect(screen.getByTestId('product-price')).toHaveTextContent('pour 2 personnes');
    const held = within(screen.getByRole('region', { name: 'Ce que contient le coffret' }));
    expect(held.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Une nuit pour 2 personnes',
      'Le petit-déjeuner',
      'Valable 12 mois, échangeable',
    ]);
  });

  it('shows the clicked picture large, then the box again [BOX-004]', async () => {
    rendered = await open();
    const gallery = within(screen.getByTestId('gallery'));
    const room = gallery.getByRole('button', { name: 'Vue : room' });
    await userEvent.click(room);
    expect(room).toHaveAttribute('aria-pressed', 'true');
    expect(gallery.getAllByRole('img', { name: 'Vue : room' })).toHaveLength(2);
    await userEvent.click(gallery.getByRole('button', { name: 'Montrer le coffret' }));
    expect(gallery.getAllByRole('img', { name: 'Vue : room' })).toHaveLength(1);
  });

  it('explains how it works in four steps [BOX-010]', async () => {
    rendered = await open();
    const steps = within(screen.getByRole('region', { name: /Comment ça marche/ })).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[3]).toHaveTextContent('choisit son séjour et ses dates');
  });
});

describe('the form of the gift', () => {
  it('defaults to e-mail and switches to post [BOX-006]', async () => {
    rendered = await open();
    expect(screen.getByTestId('gift-format-digital')).toBeChecked();
    await waitFor(() => expect(screen.getByTestId('gift-format-physical')).toBeEnabled());
    expect(screen.getByText('Livraison offerte')).toBeInTheDocument();
    await userEvent.click(screen.getByTestId('gift-format-physical'));
    expect(rendered.host.navigation.criteria().gift?.format).toBe('physical');
    expect(screen.getByTestId('gift-format-physical')).toBeChecked();
  });

  it('offers e-mail only if post is disabled or its request fails', async () => {
    rendered = await open({ flags: {} });
    expect(screen.getByTestId('gift-format-physical')).toBeDisabled();
    expect(screen.getByText(/Le format physique n’est pas disponible/)).toBeInTheDocument();
    await rendered.unmount();
    rendered.element.remove();
    const down = { kind: 'problem', status: 404, code: 'NO_POST', message: 'No post.' };
    rendered = await open({ api: answering({ shippingCost: () => down }), hash: '#giftFormat=physical' });
    await screen.findByText(/Le format physique n’est pas disponible/);
    expect(screen.getByTestId('gift-format-digital')).toBeChecked();
  });
});

describe('the link to the checkout', () => {
  it('is a link with code and format, which works without JavaScript [BOX-012]', async () => {
    rendered = await open({ hash: '#giftFormat=physical' });
    await waitFor(() =>
      expect(offer()).toHaveAttribute('href', '/gift/checkout?code=CASTLES-P-EBOX&giftFormat=physical'),
    );
  });

  it('opens the gift drawer with the box and closes it on its event [BOX-011]', async () => {
    rendered = await open();
    expect(rendered.host.fragments).toEqual([]);
    fireEvent.click(offer());
    const { fragments } = rendered.host;
    expect(fragments.at(-1)).toMatchObject({
      remote: 'remote-gifting',
      name: 'gift-drawer',
      loading: 'eager',
      props: {
        code: 'CASTLES-D-EBOX',
        title: 'Châteaux et belles demeures',
        price: 14_990,
        referencePrice: 17_990,
        open: true,
      },
    });
    expect(rendered.host.navigated).toEqual([]);
    act(() => rendered?.host.fire('gifting.drawer-closed@1', {}));
    await userEvent.click(offer());
    expect(rendered.host.navigated).toEqual([]);
  });

  it('opens the checkout if the drawer fails to load [BOX-012]', async () => {
    rendered = await open();
    await userEvent.click(offer());
    const slot = rendered.element.querySelector<HTMLElement>('[data-fragment="gift-drawer"]')!;
    slot.dataset['remoteState'] = 'failed';
    await waitFor(() =>
      expect(rendered?.host.navigated).toEqual(['/gift/checkout?code=CASTLES-D-EBOX&giftFormat=digital']),
    );
  });
});

describe('a reduction that ends', () => {
  it('counts down each second, then requests the price again [BOX-027]', async () => {
    const now = Date.parse('2026-11-21T10:00:00Z');
    let box = detailFixture({ promoEndsAt: '2026-11-23T12:03:04.000Z' });
    rendered = await open({ api: answering({ boxProductDetail: () => box }) });
    const timer = screen.getByRole('timer');
    await waitFor(() => expect(timer).toHaveTextContent('Fin de la réduction dans 2 jours et 02:03:04'));
    const clock = rendered.host.clock as { now: () => number };
    const present = jest.spyOn(clock, 'now');
    present.mockReturnValue(now + 1000);
    await waitFor(() => expect(timer).toHaveTextContent('2 jours et 02:03:03'), { timeout: 2500 });
    box = detailFixture({ value: 17_990 });
    present.mockReturnValue(Date.parse('2026-11-23T12:03:04Z'));
    await waitFor(() => expect(screen.getByTestId('product-price')).toHaveAttribute('data-amount', '17990'), {
      timeout: 2500,
    });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('shows no countdown without a discount or for one below the limit', async () => {
    rendered = await open({
      api: answering({
        boxProductDetail: () => detailFixture({ value: 17_500, promoEndsAt: '2026-11-23T12:03:04.000Z' }),
      }),
    });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/Prix le plus bas/)).toBeNull();
  });
});
