import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderRequest } from '@detour/shared-contracts/api';
import { draftFixture, draftedAt, orderResponseFixture, orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import type { FakeHandlers } from '@detour/remote-kit/testing';
import { closePages, openPage, type OpenedPage } from '../testing/open-page';

const boxPath = '/gift/checkout?code=SEA1N-D-EBOX&giftFormat=digital';
const cardPath = '/gift/checkout?kind=gift-card&amount=10000&giftFormat=digital';
const ready = {
  now: draftedAt,
  stored: { checkoutDraft: draftFixture(), giftCustomization: '{"fromName":"Camille","message":""}' },
};

const problem = (status: number, code: string, reason?: string): ApiError => ({
  kind: 'problem',
  status,
  code,
  message: code,
  ...(reason !== undefined && { body: { error: { reason } } }),
});

/** A card of 50 €, one of 500 €, a voucher of a stay, and 10 % off. */
const codes: FakeHandlers = {
  giftCardCheck: ({ body }) => {
    const { serialNumber, purchase } = body as { serialNumber: string; purchase: string };
    const remaining = { 'DTR-1111-AAAA': 5000, 'DTR-2222-BBBB': 50_000 }[serialNumber];
    if (!remaining) return problem(404, 'VOUCHER_NOT_FOUND');
    if (purchase === 'gift_card') return problem(409, 'VOUCHER_NOT_USABLE', 'other-purchase');
    return {
      serialNumber,
      kind: 'gift_card',
      label: '',
      remaining,
      usedAmount: remaining,
      validUntil: '2027-11-21',
    };
  },
  promotionCheck: ({ body }) => {
    const { code, amount, purchase } = body as { code: string; amount: number; purchase: string };
    return code === 'TEN' && purchase === 'box'
      ? { code, reductionAmount: amount / 10 }
      : problem(409, 'PROMOTION_NOT_VALID');
  },
};

const total = () => screen.getByTestId('summary-total');
const payButton = () => screen.getByTestId('pay-button');
const apply = async (testId: string, code: string): Promise<void> =>
  userEvent.type(await screen.findByTestId(testId), `${code}{Enter}`);
const itemsOf = (page: OpenedPage): OrderRequest['items'] =>
  (page.callsTo('createOrder').at(-1)?.body as OrderRequest).items;
const totalIs = (cents: string) => waitFor(() => expect(total()).toHaveAttribute('data-amount', cents));

afterEach(closePages);

describe('codes in the gift checkout', () => {
  it('subtract a promotion and a card from a box, each on its own line, with the remaining balance [CHK-011] [CHK-012]', async () => {
    const page = await openPage(boxPath, codes, ready);
    await apply('promo-code', 'TEN');
    await totalIs('13410');
    await apply('gift-card', 'DTR-1111-AAAA');
    await totalIs('8410');
    expect(screen.getByTestId('code-rest')).toHaveAttribute('data-amount', '0');
    expect(screen.queryByTestId('wallet-button')).toBeNull();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
    expect(page.callsTo('createOrder').at(-1)?.body).toMatchObject({ expectedAmount: 8410 });
    expect(itemsOf(page)).toMatchObject({ promotionCodeItem: 'TEN', voucherCodes: ['DTR-1111-AAAA'] });
  });

  it('pay a gift in full without a payment page, and show the remaining balance [CHK-011]', async () => {
    const page = await openPage(
      boxPath,
      {
        ...codes,
        createOrder: () => orderResponseFixture({ expectedAmount: 0 }),
        confirmFree: () => ({ status: 'confirmed', orderUUID }),
      },
      ready,
    );
    await apply('gift-card', 'DTR-2222-BBBB');
    await totalIs('0');
    expect(screen.getByTestId('code-rest')).toHaveAttribute('data-amount', '35100');
    expect(payButton()).toHaveTextContent('Confirmer ma commande');
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated.at(-1)).toContain(`/confirmation/${orderUUID}`));
  });

  it('reject a card as payment for a gift card, and the order is sent without it [S3]', async () => {
    const page = await openPage(cardPath, codes, ready);
    await apply('gift-card', 'DTR-1111-AAAA');
    await screen.findByText(/Ce bon ne permet pas de payer cette commande/);
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemsOf(page)).not.toHaveProperty('voucherCodes');
  });

  it('are checked on a click on pay, which shows the new amount before the next click [S3]', async () => {
    const page = await openPage(boxPath, codes, ready);
    await userEvent.type(await screen.findByTestId('gift-card'), 'DTR-1111-AAAA');
    await userEvent.click(payButton());
    expect(await screen.findByTestId('new-total')).toHaveFocus();
    expect(page.callsTo('createOrder')).toHaveLength(0);
    await userEvent.click(payButton());
    await waitFor(() => expect(itemsOf(page)).toMatchObject({ voucherCodes: ['DTR-1111-AAAA'] }));
  });

  it('stay applied when the gift’s postal address changes', async () => {
    const page = await openPage(boxPath.replace('digital', 'physical'), codes, ready);
    await apply('gift-card', 'DTR-1111-AAAA');
    await totalIs('9900');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Livrer à mon adresse' }));
    expect(page.host.storage.read('checkoutDraft')).toContain('DTR-1111-AAAA');
  });

  it('are named when the order rejects one, and are checked again', async () => {
    await openPage(
      boxPath,
      { ...codes, createOrder: () => problem(409, 'VOUCHER_NOT_USABLE', 'used') },
      ready,
    );
    await apply('gift-card', 'DTR-1111-AAAA');
    await totalIs('9900');
    await userEvent.click(payButton());
    expect(await screen.findByTestId('payment-error')).toHaveTextContent('Un de vos codes');
  });
});
