import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderRequest } from '@detour/shared-contracts/api';
import {
  approvedWallets,
  draftedAt,
  installFakeStripe,
  orderResponseFixture,
  orderUUID,
  type FakeStripe,
} from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain, type FakeHandlers } from '@detour/remote-kit/testing';
import { boxFixture } from '../testing/gift.fixture';
import { closePages, openPage, type OpenedPage } from '../testing/open-page';

const boxPath = '/gift/checkout?code=SEA1N-D-EBOX&giftFormat=digital';
const cardPath = '/gift/checkout?kind=gift-card&amount=10000&giftFormat=digital';
const words = { giftCustomization: '{"fromName":"Camille et Jonas","message":""}' };
const confirmation = `/confirmation/${orderUUID}?status=success&gaId=`;

const changed: ApiError = {
  kind: 'problem',
  status: 409,
  code: 'AMOUNT_CHANGED',
  body: { newAmount: 15_900 },
  message: 'AMOUNT_CHANGED',
};

const field = (name: RegExp) => screen.getByRole('textbox', { name });

let stripe: FakeStripe;
beforeEach(() => {
  stripe = installFakeStripe();
});
afterEach(closePages);

/** Opens the checkout with an empty form of the buyer and Stripe's wallets above it. */
const open = async (
  path: string,
  answers: FakeHandlers = {},
  stored: Readonly<Record<string, string>> = words,
): Promise<OpenedPage> => {
  const page = await openPage(
    path,
    {
      startPayment: () => ({ status: 'ready', clientSecret: 'pi_1_secret' }),
      returnFromThreeds: () => ({ status: 'confirmed' }),
      ...answers,
    },
    { now: draftedAt, stored, paysInBrowser: true, expressKey: 'pk_test_of_the_tests' },
  );
  await waitFor(() => expect(stripe.elements).toHaveLength(1));
  act(() => stripe.showWallets('applePay', 'link'));
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

const orderOf = (page: OpenedPage): OrderRequest => page.callsTo('createOrder').at(-1)?.body as OrderRequest;

describe('the wallets of Stripe in the gift checkout', () => {
  it.each(['applePay', 'googlePay', 'link'] as const)(
    'buy a gift with %s without a field of the buyer [P8] [GIFT-057] [WALLET-006]',
    async (wallet) => {
      const page = await open(cardPath);
      expect(stripe.options).toMatchObject([{ amount: 10_000 }]);
      await buy(wallet);
      await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
      expect(orderOf(page)).toMatchObject({
        expectedAmount: 10_000,
        buyer: {
          civility: 'NEUTRAL',
          firstName: 'Maud',
          lastName: 'Delorme',
          email: 'maud.delorme@example.org',
          phoneNumber: '+33639980012',
          city: 'Bordeaux',
        },
      });
      expect(stripe.confirmations).toMatchObject([{ clientSecret: 'pi_1_secret' }]);
      expect(stripe.walletFailures).toEqual([]);
    },
  );

  it('open only after the giver’s name, which no wallet knows [P8] [WALLET-001]', async () => {
    const page = await open(boxPath, {}, {});
    expect(click()).toBe(false);
    const errors = await screen.findByRole('group', { name: /champ.* à corriger/ });
    expect(within(errors).getAllByRole('listitem')).toHaveLength(1);
    expect(errors).toHaveTextContent(/De la part de/);
    await userEvent.type(screen.getByTestId('gift-from-name'), 'Camille');
    await buy('applePay');
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
  });

  it('ask only for the phone when the wallet does not know it [P8] [CHK-015]', async () => {
    const page = await open(boxPath);
    await buy('linkWithoutPhone');
    const errors = await screen.findByRole('group', { name: /champ.* à corriger/ });
    expect(within(errors).getAllByRole('listitem')).toHaveLength(1);
    expect(stripe.walletFailures).toEqual([{ reason: 'invalid_payment_data' }]);
    expect(page.callsTo('createOrder')).toEqual([]);
    await userEvent.type(field(/portable/), '06 39 98 00 34');
    await buy('linkWithoutPhone');
    await waitFor(() => expect(page.host.navigated).toEqual([confirmation]));
    expect(orderOf(page).buyer).toMatchObject({ lastName: 'Delorme', phoneNumber: '+33639980034' });
  });

  it('fail in the sheet when the price has changed, and show the new one', async () => {
    let value = 14_900;
    await open(boxPath, {
      boxProductDetail: () => ({ ...boxFixture(), value }),
      createOrder: () => {
        if (value === 15_900) return orderResponseFixture({ expectedAmount: 15_900 });
        value = 15_900;
        return changed;
      },
    });
    await buy('applePay');
    const note = await screen.findByTestId('payment-error');
    expect(plain(note.textContent ?? '')).toContain('Le prix est désormais de 159,00 €');
    expect(stripe.walletFailures).toEqual([{ reason: 'fail' }]);
    expect(stripe.amounts).toEqual([15_900]);
    expect(stripe.confirmations).toEqual([]);
  });

  it('name the wallet when its payment is declined', async () => {
    await open(boxPath, {
      returnFromThreeds: () => ({ status: 'failed', error: { code: 'CARD_DECLINED', message: '' } }),
    });
    stripe.confirm = async () => ({ error: { type: 'card_error' } });
    await buy('applePay');
    expect(await screen.findByTestId('payment-error')).toHaveTextContent(
      'Le paiement avec votre portefeuille numérique n’a pas abouti.',
    );
    expect(stripe.walletFailures).toEqual([{ reason: 'fail' }]);
  });

  it('disappear when they fail to load, which is reported', async () => {
    const page = await open(boxPath);
    act(() => stripe.failToShowWallets());
    expect(screen.queryByTestId('express-wallets')).toBeNull();
    expect(page.host.reports).toMatchObject([{ kind: 'load', code: 'GIFTING-401' }]);
  });
});
