import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import {
  approvedWallets,
  draftedAt,
  draftFixture,
  installFakeStripe,
  orderResponseFixture,
  orderUUID,
  type FakeStripe,
} from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain, type FakeHandlers } from '@detour/remote-kit/testing';
import { closePages, openPage, type OpenedPage } from '../testing/open-page';
import { quoteFixture } from '../testing/quote.fixture';

const path = '/booking/summary';
const hash = 'checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2';
const now = draftedAt;
const expressKey = 'pk_test_of_the_tests';
const confirmation = `/confirmation/${orderUUID}?status=success&gaId=`;
const payment = `/booking/payment?order=${orderUUID}`;

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const refused = (code: string, body: unknown = {}): ApiError => ({
  kind: 'problem',
  status: 409,
  code,
  body,
  message: code,
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });

let stripe: FakeStripe;
beforeEach(() => {
  stripe = installFakeStripe();
});
afterEach(closePages);

interface Options {
  readonly hash?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly expressKey?: string;
}

const openEmpty = (answers: FakeHandlers = {}, options: Options = {}): Promise<OpenedPage> =>
  openPage(
    path,
    {
      startPayment: () => ({ status: 'ready', clientSecret: 'pi_1_secret' }),
      returnFromThreeds: () => ({ status: 'confirmed' }),
      ...answers,
    },
    { hash, now, paysInBrowser: true, expressKey, ...options },
  );

/** Opens the summary with an empty form and Stripe's wallets above it. */
const open = async (answers: FakeHandlers = {}, options: Options = {}): Promise<OpenedPage> => {
  const page = await openEmpty(answers, options);
  await waitFor(() => expect(stripe.elements).toHaveLength(1));
  act(() => stripe.showWallets('applePay', 'googlePay', 'link'));
  return page;
};

const click = (): boolean => {
  let isOpen = false;
  act(() => {
    isOpen = stripe.clickWallet();
  });
  return isOpen;
};

const buy = async (wallet: keyof typeof approvedWallets): Promise<void> => {
  // The previous order may still be ending.
  await waitFor(() => expect(click()).toBe(true));
  act(() => stripe.payByWallet(approvedWallets[wallet]));
};

const buyerOf = (page: OpenedPage): unknown =>
  (page.callsTo('createOrder').at(-1)?.body as { readonly buyer: unknown }).buyer;

describe('the wallets of Stripe on the summary', () => {
  it('ask for name, e-mail, phone and address, and show the amount of the page [P8] [WALLET-006]', async () => {
    await open();
    expect(stripe.keys).toEqual([expressKey]);
    expect(stripe.options).toMatchObject([
      { mode: 'payment', amount: 38_200, currency: 'eur', captureMethod: 'manual' },
    ]);
    const [element] = stripe.elements;
    expect(element).toMatchObject({
      kind: 'expressCheckout',
      options: {
        emailRequired: true,
        phoneNumberRequired: true,
        billingAddressRequired: true,
        paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
      },
    });
    const wallets = screen.getByTestId('express-wallets');
    expect(wallets).toBe(element?.place);
    expect(wallets.parentElement).toHaveTextContent('Commande avec obligation de paiement');
    expect(wallets.compareDocumentPosition(field(/^Prénom/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByTestId('wallet-button')).toBeNull();
  });

  it.each(['applePay', 'googlePay', 'link'] as const)(
    'buy with %s without a field of the form [P8] [WALLET-001] [WALLET-013]',
    async (wallet) => {
      const page = await open();
      await buy(wallet);
      await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
      expect(stripe.steps).toEqual(['submit', 'confirmPayment']);
      expect(page.calls.map(({ id }) => id).filter((id) => /Order$|Payment$|return/.test(id))).toEqual([
        'createOrder',
        'startPayment',
        'returnFromThreeds',
      ]);
      expect(page.callsTo('createOrder')).toMatchObject([
        {
          idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
          body: { expectedAmount: 38_200, currency: 'EUR' },
        },
      ]);
      expect(buyerOf(page)).toEqual({
        civility: 'NEUTRAL',
        firstName: 'Maud',
        lastName: 'Delorme',
        email: 'maud.delorme@example.org',
        phoneNumber: '+33639980012',
        addressLine: '8 quai des Chartrons, Bâtiment B',
        postalCode: '33000',
        city: 'Bordeaux',
        country: 'FR',
      });
      expect(stripe.confirmations).toMatchObject([
        {
          clientSecret: 'pi_1_secret',
          redirect: 'if_required',
          confirmParams: { return_url: expect.stringMatching(`^http.*${payment.replace('?', '\\?')}$`) },
        },
      ]);
      expect(stripe.walletFailures).toEqual([]);
    },
  );

  it('ask only for the phone when the wallet does not know it, and then buy [P8] [CHK-015]', async () => {
    const page = await open();
    await buy('linkWithoutPhone');
    const errors = await screen.findByRole('group', { name: /champ.* à corriger/ });
    expect(within(errors).getAllByRole('listitem')).toHaveLength(1);
    expect(errors).toHaveTextContent(/portable/);
    expect(stripe.walletFailures).toEqual([{ reason: 'invalid_payment_data' }]);
    expect(page.callsTo('createOrder')).toEqual([]);
    expect(field(/^Prénom/)).toHaveValue('Maud');
    expect(field(/^Ville/)).toHaveValue('Bordeaux');
    await userEvent.type(field(/portable/), '06 39 98 00 34');
    await buy('linkWithoutPhone');
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(buyerOf(page)).toMatchObject({ lastName: 'Delorme', phoneNumber: '+33639980034' });
  });

  it('show nothing on a device without a wallet', async () => {
    await open();
    act(() => stripe.showWallets());
    expect(screen.queryByTestId('express-wallets')).toBeNull();
    expect(screen.queryByText('ou remplissez le formulaire')).toBeNull();
    expect(screen.getByTestId('pay-button')).toBeInTheDocument();
  });

  it('disappear when they fail to load, which is reported', async () => {
    const page = await open();
    act(() => stripe.failToShowWallets());
    expect(screen.queryByTestId('express-wallets')).toBeNull();
    expect(page.host.reports).toMatchObject([{ kind: 'load', code: 'PRODUCT-404' }]);
  });

  it('are absent with an older shell, which gives no key: the payment page has them', async () => {
    await openPage(path, {}, { hash, now, paysInBrowser: true });
    expect(await screen.findByTestId('pay-button')).toBeInTheDocument();
    expect(screen.queryByTestId('express-wallets')).toBeNull();
    expect(stripe.keys).toEqual([]);
  });

  it('leave with the page', async () => {
    await open();
    await closePages();
    expect(stripe.elements.every(({ isGone }) => isGone)).toBe(true);
  });

  it('have no axe violations around them', async () => {
    const page = await open();
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('the amount in a wallet of Stripe', () => {
  it('is what an order is placed for: a changed price fails in the wallet and shows the new one', async () => {
    let raised = false;
    const page = await open({
      quote: () => (raised ? quoteFixture({}, { sellPrice: 40_000, amountToPay: 40_000 }) : quoteFixture()),
      createOrder: ({ body }) => {
        if ((body as { expectedAmount: number }).expectedAmount === 40_000)
          return orderResponseFixture({ expectedAmount: 40_000 });
        raised = true;
        return refused('AMOUNT_CHANGED', { newAmount: 40_000 });
      },
    });
    await buy('applePay');
    await screen.findByText(/Le prix était de/);
    const note = plain(screen.getByTestId('payment-error').textContent ?? '');
    expect(note).toContain('Le prix est désormais de 407,40 €.');
    expect(note).toContain('Le prix était de 389,40 €.');
    expect(stripe.walletFailures).toEqual([{ reason: 'fail' }]);
    expect(screen.getByTestId('summary-total')).toHaveAttribute('data-amount', '40000');
    expect(stripe.amounts).toEqual([40_000]);
    expect(stripe.confirmations).toEqual([]);
    await buy('applePay');
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
  });
});

describe('a click on a wallet of Stripe', () => {
  it('is rejected at once while a typed code has to be checked', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const page = await open({ promotionCheck: () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.type(screen.getByTestId('promo-code'), 'HIVER10');
    expect(click()).toBe(false);
    await waitFor(() => expect(page.callsTo('promotionCheck')).toHaveLength(1));
    act(() => answer(refused('PROMOTION_NOT_VALID')));
    await waitFor(() => expect(click()).toBe(true));
    expect(page.callsTo('createOrder')).toEqual([]);
  });

  it('is rejected while another order is running', async () => {
    await open(
      { createOrder: () => new Promise(() => undefined) },
      { stored: { checkoutDraft: draftFixture() } },
    );
    await userEvent.click(screen.getByTestId('pay-button'));
    expect(click()).toBe(false);
  });

  it('orders nothing when the wallet is closed', async () => {
    const page = await open();
    expect(click()).toBe(true);
    expect(page.callsTo('createOrder')).toEqual([]);
    expect(field(/^Prénom/)).toHaveValue('');
  });
});

describe('a failed payment with a wallet of Stripe', () => {
  it('is told in the page and in the wallet, and the next click pays the same order [WALLET-015] [WALLET-016] [WALLET-017] [WALLET-019]', async () => {
    let tries = 0;
    const page = await open({
      returnFromThreeds: () => {
        tries += 1;
        return tries === 1
          ? { status: 'failed', error: { code: 'CARD_DECLINED', message: '' } }
          : { status: 'confirmed' };
      },
    });
    stripe.confirm = async () => ({ error: { type: 'card_error' } });
    await buy('googlePay');
    expect(
      await screen.findByText(/Le paiement avec votre portefeuille numérique n’a pas abouti/),
    ).toBeInTheDocument();
    expect(stripe.walletFailures).toEqual([{ reason: 'fail' }]);
    expect(page.host.navigation.location().hash).toContain('error=1');
    expect(page.host.emitted).toContainEqual({
      name: 'product.wallet-failed@1',
      payload: { id: '123', method: 'google_pay', reason: 'refused' },
    });
    stripe.confirm = async () => ({});
    await buy('googlePay');
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    const keys = page.callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['startPayment', lost],
    ['returnFromThreeds', lost],
    ['returnFromThreeds', { status: 'pending' }],
  ])('leads to the order’s payment page when the answer to %s is %j', async (call, answer) => {
    const page = await open({ [call]: () => answer });
    await buy('applePay');
    await waitFor(() => expect(page.host.navigated).toEqual([payment]));
  });

  it('keeps the key of an order whose answers were lost [WALLET-018]', async () => {
    let cut = true;
    const page = await open({ createOrder: () => (cut ? lost : orderResponseFixture()) });
    await buy('applePay');
    expect(await screen.findByTestId('payment-error')).toHaveTextContent(
      'une seule commande sera enregistrée',
    );
    expect(page.host.reports).toMatchObject([{ kind: 'data', code: 'PRODUCT-401' }]);
    cut = false;
    await buy('applePay');
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(new Set(page.callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});
