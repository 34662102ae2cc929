import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Order } from '@detour/shared-contracts/api';
import { orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../testing/open-page';
import { orderFixture } from '../testing/order.fixture';
import { voucherOrderFixture } from '../testing/voucher-order.fixture';

const path = `/booking/payment?order=${orderUUID}`;
const now = '2026-11-21T13:20:00Z';
const confirmation = `/confirmation/${orderUUID}?status=success&gaId=`;

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const refused = (code: string, status = 402): ApiError => ({ kind: 'problem', status, code, message: code });

const number = () => screen.getByTestId('card-number');
const cvc = () => screen.getByTestId('card-cvc');
const submit = () => screen.getByTestId('card-submit');

const typeCard = async (digits = '4242424242424242'): Promise<void> => {
  await userEvent.type(await screen.findByTestId('card-number'), digits);
  await userEvent.type(screen.getByTestId('card-expiry'), '1228');
  await userEvent.type(cvc(), '123');
};

const pay = async (digits?: string): Promise<void> => {
  await typeCard(digits);
  await userEvent.click(submit());
};

afterEach(async () => {
  await closePages();
  jest.useRealTimers();
});

describe('the payment page', () => {
  it('shows the end of the hold, the amount due now and the binding button', async () => {
    await openPage(path, {}, { now });
    await screen.findByTestId('card-number');
    const page = screen.getByTestId('page-payment');
    expect(plain(page.textContent ?? '')).toContain('Votre chambre est gardée jusqu’à 14 h 32.');
    expect(plain(page.textContent ?? '')).toContain('À payer maintenant382,00 €');
    expect(submit()).toHaveTextContent(/^Commande avec obligation de paiement$/);
  });

  it('opens the confirmation of an order with nothing left to pay', async () => {
    const page = await openPage(
      path,
      {
        order: () => orderFixture({ amount: 0 }),
        confirmFree: () => ({ status: 'confirmed' }),
      },
      { now },
    );
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(page.callsTo('confirmFree')).toHaveLength(1);
    expect(screen.queryByTestId('card-number')).toBeNull();
  });

  it('offers a retry if that confirmation fails', async () => {
    const answers: (ApiError | object)[] = [lost, lost, { status: 'confirmed' }];
    const page = await openPage(
      path,
      { order: () => orderFixture({ amount: 0 }), confirmFree: () => answers.shift() },
      { now },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(screen.queryByTestId('card-number')).toBeNull();
  });

  it('extends the hold on request', async () => {
    const later = orderFixture({ holdExpiresAt: '2026-11-21T13:47:00Z' });
    await openPage(path, { extendHold: () => later }, { now });
    await userEvent.click(await screen.findByRole('button', { name: 'Garder plus longtemps' }));
    await waitFor(() =>
      expect(plain(screen.getByTestId('page-payment').textContent ?? '')).toContain('14 h 47'),
    );
    expect(screen.queryByRole('button', { name: 'Garder plus longtemps' })).toBeNull();
  });

  it.each([
    ['offers the extension while the limit is later than the end', '2026-11-21T14:17:00Z', true],
    ['offers none at the limit that the gateway sends', '2026-11-21T13:32:00Z', false],
    ['offers it for a gateway that sends no limit', undefined, true],
  ])('%s', async (_, holdLimit, isOffered) => {
    const { holdLimit: _limit, ...order } = orderFixture();
    await openPage(
      path,
      { order: () => (holdLimit === undefined ? order : { ...order, holdLimit }) },
      { now },
    );
    await screen.findByTestId('card-number');
    expect(screen.queryAllByRole('button', { name: 'Garder plus longtemps' })).toHaveLength(
      isOffered ? 1 : 0,
    );
  });

  it('groups digits, supports autofill and requests a numeric keyboard', async () => {
    await openPage(path, {}, { now });
    await typeCard();
    expect(number()).toHaveValue('4242 4242 4242 4242');
    expect(screen.getByTestId('card-expiry')).toHaveValue('12 / 28');
    expect(number()).toHaveAttribute('autocomplete', 'cc-number');
    for (const input of [number(), screen.getByTestId('card-expiry'), cvc()]) {
      expect(input).toHaveAttribute('inputmode', 'numeric');
    }
  });

  it('keeps the caret when a digit is typed in the middle', async () => {
    await openPage(path, {}, { now });
    await typeCard('42424242');
    const input = number() as HTMLInputElement;
    await userEvent.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveValue('4294 2424 2');
    expect(input.selectionStart).toBe(3);
  });

  it('reports card errors before any request', async () => {
    const page = await openPage(path, {}, { now });
    await screen.findByTestId('card-number');
    await userEvent.click(submit());
    expect(screen.getByRole('group', { name: '3 champs sont à corriger' })).toHaveFocus();
    await userEvent.type(number(), '4242424242424241');
    expect(number()).toHaveAccessibleDescription('Le numéro de carte semble incorrect');
    expect(page.callsTo('payByCard')).toHaveLength(0);
  });

  it('pays once for two clicks and opens the confirmation', async () => {
    const page = await openPage(path, { payByCard: () => ({ status: 'confirmed' }) }, { now });
    await typeCard();
    await userEvent.dblClick(submit());
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(page.callsTo('payByCard').map(({ body }) => body)).toEqual([
      { number: '4242424242424242', expiry: '12/28', cvc: '123' },
    ]);
  });

  it('keeps the card after a decline, but not its security code', async () => {
    const page = await openPage(path, { payByCard: () => refused('CARD_DECLINED') }, { now });
    await pay('4000000000000002');
    const note = await screen.findByTestId('payment-error');
    expect(note).toHaveTextContent('Votre banque a refusé la carte. Rien n’a été débité.');
    expect(note).toHaveFocus();
    expect(number()).toHaveValue('4000 0000 0000 0002');
    expect(cvc()).toHaveValue('');
    expect(page.host.navigated).toEqual([]);
  });

  it.each([
    ['threeds-approve', 'approved', 'confirmed'],
    ['threeds-refuse', 'refused', 'failed'],
  ] as const)('opens the bank check and reports %s as %s', async (button, result, status) => {
    const page = await openPage(
      path,
      {
        payByCard: () => ({ status: 'requires_action', action: { kind: 'threeds' } }),
        returnFromThreeds: () => (status === 'confirmed' ? { status } : refused('THREEDS_REFUSED')),
      },
      { now },
    );
    await pay('4000000000003220');
    await userEvent.click(await screen.findByTestId(button));
    await waitFor(() =>
      expect(page.callsTo('returnFromThreeds').map(({ body }) => body)).toEqual([{ result }]),
    );
    if (status === 'confirmed') await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    else {
      expect(await screen.findByTestId('payment-error')).toHaveTextContent(
        'pas été validé auprès de votre banque',
      );
      expect(number()).toHaveValue('4000 0000 0000 3220');
    }
  });

  it('waits for a slow bank, shows that, and confirms after its response', async () => {
    let status: Order['status'] = 'held';
    const page = await openPage(
      path,
      {
        order: () => orderFixture({ status }),
        payByCard: () => {
          status = 'paying';
          return { status: 'pending' };
        },
      },
      { now },
    );
    await pay('4000000000000341');
    expect(await screen.findByText('Votre banque n’a pas encore répondu')).toBeInTheDocument();
    expect(screen.queryByTestId('card-submit')).toBeNull();
    status = 'confirmed';
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
  });

  it('requests the order after a lost response, before another payment', async () => {
    let status: Order['status'] = 'held';
    const page = await openPage(
      path,
      {
        order: () => orderFixture({ status }),
        payByCard: () => {
          status = 'confirmed';
          return lost;
        },
      },
      { now },
    );
    await pay();
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(page.callsTo('payByCard')).toHaveLength(1);
  });

  it('allows another payment only if the order shows no charge', async () => {
    const page = await openPage(path, { payByCard: () => lost }, { now });
    await pay();
    expect(await screen.findByText('La connexion a été interrompue')).toBeInTheDocument();
    expect(screen.queryByTestId('card-submit')).toBeNull();
    expect(await screen.findByTestId('payment-error')).toHaveTextContent('Rien n’a été débité');
    expect(number()).toHaveValue('4242 4242 4242 4242');
    expect(page.callsTo('payByCard')).toHaveLength(1);
  });
});

describe('a payment page that is opened again', () => {
  it('opens the confirmation of a paid order', async () => {
    const page = await openPage(path, { order: () => orderFixture({ status: 'confirmed' }) }, { now });
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
  });

  it('continues with 3-D Secure', async () => {
    const order = orderFixture({ status: 'paying', paymentAction: { kind: 'threeds' } });
    await openPage(path, { order: () => order }, { now });
    expect(await screen.findByTestId('threeds-approve')).toBeInTheDocument();
  });

  it('reports an expired hold and links back with the input kept', async () => {
    await openPage(path, { order: () => orderFixture({ status: 'expired', holdExpiresAt: null }) }, { now });
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp('La chambre n’est plus gardée') }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reprendre ma réservation' })).toHaveAttribute(
      'href',
      '/booking/summary#checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2',
    );
  });

  it('notices the end of the hold', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let status: Order['status'] = 'held';
    await openPage(path, { order: () => orderFixture({ status }) }, { now });
    await screen.findByTestId('card-number');
    status = 'expired';
    // Twelve minutes before 13:32 on the page's fixed clock.
    await act(() => jest.advanceTimersByTimeAsync(12 * 60_000 + 600));
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp('La chambre n’est plus gardée') }),
    ).toBeInTheDocument();
  });

  it.each([
    ['an order of somebody else', path, refused('ORDER_NOT_FOUND', 404)],
    ['no order', '/booking/payment', refused('UNUSED')],
  ])('reports that %s cannot be paid here', async (_, address, answer) => {
    await openPage(address, { order: () => answer }, { now });
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp('ne peut pas être payée ici') }),
    ).toBeInTheDocument();
  });

  it('reports an unreachable gateway and recovers on retry', async () => {
    let down = true;
    await openPage(path, { order: () => (down ? lost : orderFixture()) }, { now });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    down = false;
    await userEvent.click(retry);
    expect(await screen.findByTestId('card-number')).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const page = await openPage(path, {}, { now });
    await screen.findByTestId('card-number');
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('the payment of a voucher', () => {
  const gift = voucherOrderFixture();

  it('shows the purchase, the payment deadline and the right of withdrawal', async () => {
    await openPage(path, { order: () => gift }, { now });
    await screen.findByTestId('card-number');
    const page = plain(screen.getByTestId('page-payment').textContent ?? '');
    expect(page).toContain('Cette commande peut être payée jusqu’à 14 h 32.');
    expect(page).toContain('À payer maintenant389,00 €');
    expect(page).toContain('Vous disposez de 14 jours pour changer d’avis');
    expect(page).not.toContain('chambre est gardée');
    expect(page).not.toContain('il n’existe pas de droit de rétractation');
    expect(screen.getAllByText('Château de Valmerle, Amboise').length).toBeGreaterThan(0);
  });

  it('links back to the gift after the hold expired', async () => {
    await openPage(path, { order: () => ({ ...gift, status: 'expired' as const }) }, { now });
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp('Le délai de paiement est écoulé') }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reprendre ma commande' })).toHaveAttribute(
      'href',
      '/gift/checkout?kind=single-voucher&id=123&flow=gifting&giftNights=2&giftFormat=digital',
    );
  });
});
