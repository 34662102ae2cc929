import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Order } from '@detour/shared-contracts/api';
import { orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../../testing/open-page';
import { orderFixture } from '../../testing/order.fixture';

const path = `/booking/payment?order=${orderUUID}`;
const now = '2026-11-21T13:20:00Z';
const url = 'http://nl.localhost:8080/api/psp/sandbox/pi_1?key=k';
const confirmation = `/confirmation/${orderUUID}?status=success&gaId=`;
const lost: ApiError = { kind: 'network', message: 'The line was cut.' };

const offered = (change: Partial<Order> = {}): Order =>
  orderFixture({ paymentMethods: ['card', 'ideal', 'paypal', 'cheque'], isTestPayment: true, ...change });

const method = (value: string): HTMLElement => {
  const found = screen.getAllByTestId('payment-method').find((one) => one.getAttribute('value') === value);
  if (!found) throw new Error(`The page does not offer ${value}.`);
  return found;
};

const pageText = (): string => plain(screen.getByTestId('page-payment').textContent ?? '');

afterEach(closePages);

describe('the payment methods of the payment page', () => {
  it('are those of the order that it knows, the card first and chosen [FOOT-005]', async () => {
    await openPage(path, { order: () => offered() }, { now });
    await screen.findByTestId('card-number');
    expect(screen.getAllByTestId('payment-method').map((one) => one.getAttribute('value'))).toEqual([
      'card',
      'ideal',
      'paypal',
    ]);
    expect(method('card')).toBeChecked();
  });

  it('are no choice for an order that only a card pays, or of an older gateway', async () => {
    await openPage(path, { order: () => orderFixture({ paymentMethods: ['card'] }) }, { now });
    await screen.findByTestId('card-number');
    expect(screen.queryByTestId('payment-method')).toBeNull();
  });

  it('are chosen by keyboard, say what happens next, and keep the typed card', async () => {
    await openPage(path, { order: () => offered() }, { now });
    await userEvent.type(await screen.findByTestId('card-number'), '4242');
    method('card').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(method('ideal')).toBeChecked();
    expect(screen.queryByTestId('card-number')).toBeNull();
    expect(pageText()).toContain('Vous payez 382,00 € sur la page iDEAL');
    expect(pageText()).toContain('aucun argent réel n’est débité');
    expect(pageText()).toContain('À payer maintenant382,00 €');
    expect(screen.getByTestId('method-submit')).toHaveTextContent(/^Commande avec obligation de paiement$/);
    const { violations } = await axe.run(screen.getByTestId('page-payment'), {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(method('card'));
    expect(screen.getByTestId('card-number')).toHaveValue('4242');
  });

  it('open the page of the method once for two clicks', async () => {
    let order = offered();
    const page = await openPage(
      path,
      {
        order: () => order,
        payByRedirect: () => {
          order = offered({ status: 'paying', paymentRedirect: { method: 'ideal', url } });
          return { status: 'redirect', url };
        },
      },
      { now },
    );
    await screen.findByTestId('card-number');
    await userEvent.click(method('ideal'));
    await userEvent.dblClick(screen.getByTestId('method-submit'));
    await waitFor(() => expect(page.host.navigated).toEqual([url]));
    expect(page.callsTo('payByRedirect').map(({ body }) => body)).toEqual([{ method: 'ideal' }]);
  });

  it('offer the open page and the other methods to a visitor who comes back by the browser', async () => {
    const away = offered({ status: 'paying', paymentRedirect: { method: 'ideal', url } });
    await openPage(
      path,
      { order: () => away, returnFromThreeds: () => ({ status: 'requires_action' }) },
      { now },
    );
    expect(await screen.findByTestId('away-continue')).toHaveAttribute('href', url);
    expect(pageText()).toContain('Votre paiement avec iDEAL n’est pas terminé');
    expect(screen.queryByTestId('payment-method')).toBeNull();
    await userEvent.click(screen.getByTestId('away-other'));
    expect(method('ideal')).toBeChecked();
    await userEvent.click(method('card'));
    expect(screen.getByTestId('card-number')).toBeInTheDocument();
  });

  it('ask for the order after a lost response, and find the page that was opened', async () => {
    let order = offered();
    const page = await openPage(
      path,
      {
        order: () => order,
        payByRedirect: () => {
          order = offered({ status: 'paying', paymentRedirect: { method: 'ideal', url } });
          return lost;
        },
      },
      { now },
    );
    await screen.findByTestId('card-number');
    await userEvent.click(method('ideal'));
    await userEvent.click(screen.getByTestId('method-submit'));
    expect(await screen.findByTestId('away-continue', {}, { timeout: 5000 })).toHaveAttribute('href', url);
    expect(page.callsTo('payByRedirect')).toHaveLength(1);
  });

  it.each([
    ['refused', 'Le paiement avec iDEAL n’a pas abouti. Rien n’a été débité.'],
    ['left', 'Le paiement avec iDEAL a été abandonné. Rien n’a été débité.'],
  ] as const)('say why the visitor is back: %s, with the method still chosen', async (reason, sentence) => {
    await openPage(path, { order: () => offered({ paymentProblem: { method: 'ideal', reason } }) }, { now });
    expect(plain((await screen.findByTestId('payment-error')).textContent ?? '')).toContain(sentence);
    expect(method('ideal')).toBeChecked();
    expect(screen.getByTestId('method-submit')).toBeEnabled();
  });

  it('say until when the order is kept while a method reports later, and open the confirmation', async () => {
    let order = offered({
      status: 'paying',
      paymentPending: { method: 'ideal', until: '2026-11-21T14:20:00Z' },
      holdExpiresAt: '2026-11-21T14:20:00Z',
    });
    const page = await openPage(path, { order: () => order }, { now });
    const note = await screen.findByTestId('payment-pending');
    expect(plain(note.textContent ?? '')).toContain('iDEAL n’a pas encore confirmé votre paiement');
    expect(plain(note.textContent ?? '')).toContain('jusqu’à 15 h 20 et vous écrirons à client@example.com');
    expect(screen.queryByTestId('method-submit')).toBeNull();
    expect(screen.queryByTestId('card-submit')).toBeNull();
    order = offered({ status: 'confirmed' });
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]), { timeout: 5000 });
  });

  it('promise the return of a payment that arrives after the order has ended', async () => {
    await openPage(
      path,
      { order: () => offered({ status: 'expired', paymentReturn: { method: 'ideal' } }) },
      { now },
    );
    expect(await screen.findByText(/nous vous remboursons la totalité du montant/)).toBeInTheDocument();
    expect(screen.queryByText(/Rien n’a été débité/)).toBeNull();
  });
});
