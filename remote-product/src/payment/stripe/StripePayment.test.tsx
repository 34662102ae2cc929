import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Order } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { installFakeStripe, orderUUID, type FakeStripe } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import type { FakeHandlers } from '@detour/remote-kit/testing';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage, type OpenedPage } from '../../testing/open-page';
import { orderFixture } from '../../testing/order.fixture';

const path = `/booking/payment?order=${orderUUID}`;
const now = '2026-11-21T13:20:00Z';
const confirmation = `/confirmation/${orderUUID}?status=success&gaId=`;
const paymentForm = { kind: 'stripe', publishableKey: 'pk_test_of_the_tests' } as const;

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const refused = (code: string, status = 402): ApiError => ({ kind: 'problem', status, code, message: code });
const held = (change: Partial<Order> = {}) => orderFixture({ paymentForm, ...change });

const ready = { status: 'ready', clientSecret: 'pi_1_secret' };

let stripe: FakeStripe;
beforeEach(() => {
  stripe = installFakeStripe();
});
afterEach(async () => {
  await closePages();
  jest.useRealTimers();
});

const open = async (answers: FakeHandlers = {}, locale: Locale = 'fr_FR'): Promise<OpenedPage> => {
  const page = await openPage(
    path,
    {
      order: () => held(),
      startPayment: () => ready,
      returnFromThreeds: () => ({ status: 'confirmed' }),
      ...answers,
    },
    { now, locale },
  );
  return page;
};

const draw = async (wallets = false): Promise<void> => {
  await waitFor(() => expect(stripe.elements).toHaveLength(2));
  act(() => stripe.drawn(wallets));
  await screen.findByTestId('card-submit');
};

const pay = async (): Promise<void> => userEvent.click(await screen.findByTestId('card-submit'));

describe('the payment page with Stripe', () => {
  it.each([
    ['fr_FR', 'fr'],
    ['nl_BE', 'nl'],
  ] as const)(
    'shows Stripe’s form for the order in %s, and no card field of ours',
    async (locale, language) => {
      await open({}, locale);
      await draw();
      expect(stripe.keys).toEqual(['pk_test_of_the_tests']);
      expect(stripe.options).toMatchObject([
        { mode: 'payment', amount: 38_200, currency: 'eur', captureMethod: 'manual', locale: language },
      ]);
      expect(stripe.elements.map(({ kind }) => kind)).toEqual(['payment', 'expressCheckout']);
      expect(screen.getByTestId('stripe-card')).toBe(stripe.elements[0]?.place);
      expect(screen.queryByTestId('card-number')).toBeNull();
      expect(plain(screen.getByTestId('page-payment').textContent ?? '')).toContain('Stripe');
    },
  );

  it('pays once for two clicks, requests the result from the gateway and opens the confirmation', async () => {
    const page = await open();
    await draw();
    await userEvent.dblClick(await screen.findByTestId('card-submit'));
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(stripe.confirmations).toMatchObject([
      {
        clientSecret: 'pi_1_secret',
        redirect: 'if_required',
        confirmParams: {
          return_url: expect.stringContaining(`/booking/payment?order=${orderUUID}`) as string,
        },
      },
    ]);
    expect(page.callsTo('startPayment')).toHaveLength(1);
    expect(page.callsTo('returnFromThreeds').map(({ body }) => body)).toEqual([{}]);
    expect(page.callsTo('payByCard')).toEqual([]);
  });

  it('starts no payment with an incomplete form', async () => {
    const page = await open();
    await draw();
    stripe.isComplete = false;
    await pay();
    expect(page.callsTo('startPayment')).toEqual([]);
    stripe.isComplete = true;
    await pay();
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
  });

  it('explains a failed payment in our own texts, keeps the form and allows another attempt', async () => {
    let tries = 0;
    const page = await open({
      returnFromThreeds: () => {
        tries += 1;
        return tries === 1
          ? { status: 'failed', error: { code: 'CARD_DECLINED', message: '' } }
          : { status: 'confirmed' };
      },
    });
    await draw();
    stripe.confirm = async () => ({ error: { type: 'card_error', message: 'Your card was declined.' } });
    await pay();
    expect(await screen.findByTestId('payment-error')).toHaveTextContent('Votre banque a refusé la carte');
    expect(screen.queryByText('Your card was declined.')).toBeNull();
    expect(stripe.elements).toHaveLength(2);
    expect(stripe.elements.every(({ isGone }) => !isGone)).toBe(true);
    await pay();
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(stripe.confirmations).toHaveLength(2);
  });

  it('trusts the gateway over the browser’s network error', async () => {
    const page = await open();
    await draw();
    stripe.confirm = () => Promise.reject(new Error('network error'));
    await pay();
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
  });

  it('retries after a lost response, pays once and keeps the input', async () => {
    let status: Order['status'] = 'held';
    let answers = 0;
    const page = await open({
      order: () => held({ status }),
      returnFromThreeds: () => {
        answers += 1;
        if (answers === 1) {
          status = 'paying';
          return lost;
        }
        status = 'confirmed';
        return { status: 'confirmed' };
      },
    });
    await draw();
    await pay();
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(stripe.confirmations).toHaveLength(1);
    expect(page.callsTo('startPayment')).toHaveLength(1);
    expect(answers).toBe(2);
  });

  it('keeps Stripe’s form mounted but inert while the result is unknown', async () => {
    let status: Order['status'] = 'paying';
    await open({ order: () => held({ status }), returnFromThreeds: () => lost });
    await waitFor(() => expect(stripe.elements).toHaveLength(2));
    act(() => stripe.drawn(false));
    expect(await screen.findByText('Votre banque n’a pas encore répondu')).toBeInTheDocument();
    expect(screen.getByTestId('stripe-payment')).not.toBeVisible();
    status = 'held';
    await waitFor(() => expect(screen.getByTestId('stripe-payment')).toBeVisible());
    expect(stripe.elements).toHaveLength(2);
  });

  it.each([
    ['HOLD_EXPIRED', 'La chambre n’est plus gardée'],
    ['ORDER_NOT_FOUND', 'ne peut pas être payée ici'],
  ])('pays nothing if the gateway rejects the start with %s', async (code, title) => {
    await open({ startPayment: () => refused(code, 409) });
    await draw();
    await pay();
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(title) })).toBeInTheDocument();
    expect(stripe.confirmations).toEqual([]);
  });

  it('offers the device’s wallets with the binding text and pays with them', async () => {
    const page = await open();
    await draw(true);
    const wallets = screen.getByTestId('stripe-wallets');
    expect(wallets).toBeVisible();
    expect(wallets.parentElement).toHaveTextContent('Commande avec obligation de paiement');
    stripe.payByWallet();
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(stripe.confirmations).toHaveLength(1);
    expect(stripe.walletFailures).toEqual([]);
  });

  it('notifies the wallet of a declined payment', async () => {
    await open({
      returnFromThreeds: () => ({ status: 'failed', error: { code: 'CARD_DECLINED', message: '' } }),
    });
    await draw(true);
    stripe.confirm = async () => ({ error: { type: 'card_error' } });
    stripe.payByWallet();
    await screen.findByTestId('payment-error');
    expect(stripe.walletFailures).toEqual([{ reason: 'fail' }]);
  });

  it('continues the bank check after a reload', async () => {
    let answered = false;
    const page = await open({
      order: () => held({ status: 'paying', paymentAction: { kind: 'threeds' } }),
      returnFromThreeds: () => {
        answered = true;
        return { status: 'confirmed' };
      },
    });
    const proceed = await screen.findByTestId('threeds-continue');
    await waitFor(() => expect(stripe.elements).toHaveLength(2));
    expect(screen.queryByTestId('threeds-approve')).toBeNull();
    await waitFor(async () => {
      await userEvent.click(proceed);
      expect(stripe.checks).toEqual(['pi_1_secret']);
    });
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(answered).toBe(true);
  });

  it('requests the provider’s result after the return from the bank and removes the secret from the URL', async () => {
    let status: Order['status'] = 'paying';
    const page = await openPage(
      `${path}&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded`,
      {
        order: () => held({ status }),
        returnFromThreeds: () => {
          status = 'confirmed';
          return { status: 'confirmed' };
        },
      },
      { now },
    );
    await waitFor(() => expect(page.host.navigated).toContain(confirmation));
    expect(page.host.navigated[0]).toBe(path);
    expect(page.callsTo('returnFromThreeds')).toHaveLength(1);
  });

  it('reports that the form failed to load and nothing was charged, and offers a retry', async () => {
    await open();
    await waitFor(() => expect(stripe.elements).toHaveLength(2));
    act(() => stripe.failToDraw());
    expect(await screen.findByText(/formulaire de paiement n’a pas pu être chargé/)).toBeInTheDocument();
    expect(screen.queryByTestId('card-submit')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(stripe.elements).toHaveLength(4));
    expect(stripe.elements.slice(0, 2).every(({ isGone }) => isGone)).toBe(true);
    act(() => stripe.drawn(false));
    expect(await screen.findByTestId('card-submit')).toBeInTheDocument();
  });

  it('removes everything of Stripe on unmount', async () => {
    await open();
    await draw();
    await closePages();
    expect(stripe.elements.every(({ isGone }) => isGone)).toBe(true);
  });

  it('has no axe violations', async () => {
    const page = await open();
    await draw(true);
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
