import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { orderResponseFixture, orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { closePages } from '../testing/open-page';
import { openSummary } from '../testing/summary-page';

const problem = (status: number, code: string, body: unknown = {}): ApiError => ({
  kind: 'problem',
  status,
  code,
  body,
  message: code,
});
const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const unusable = (reason: string): ApiError => problem(409, 'VOUCHER_NOT_USABLE', { error: { reason } });

const card = (serialNumber: string, remaining: number) => ({
  serialNumber,
  kind: 'gift_card',
  label: 'Carte cadeau',
  remaining,
  usedAmount: remaining,
  validUntil: '2027-11-21',
});

const cards: Readonly<Record<string, ReturnType<typeof card>>> = {
  'DTR-1111-AAAA': card('DTR-1111-AAAA', 5000),
  'DTR-2222-BBBB': card('DTR-2222-BBBB', 50_000),
};

/** Two gift cards (50 € and 500 €) and a promotion code (10 % of the stay). */
const codes = {
  giftCardCheck: ({ body }: { body?: unknown }) => {
    const { serialNumber } = body as { serialNumber: string };
    return cards[serialNumber.toUpperCase()] ?? problem(404, 'VOUCHER_NOT_FOUND');
  },
  promotionCheck: ({ body }: { body?: unknown }) => {
    const { code, amount } = body as { code: string; amount: number };
    return code.toUpperCase() === 'TEN'
      ? { code: 'TEN', reductionAmount: amount / 10 }
      : problem(409, 'PROMOTION_NOT_VALID');
  },
};

const promo = () => screen.getByTestId('promo-code');
const giftCard = () => screen.getByTestId('gift-card');
const total = () => screen.getByTestId('summary-total');
const payButton = () => screen.getByTestId('pay-button');
const aside = () => plain(screen.getByRole('complementary', { name: 'Votre séjour' }).textContent ?? '');
const apply = async (field: HTMLElement, code: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
};
const openReady = async (...[answers, options]: Parameters<typeof openSummary>) => {
  const page = await openSummary({ ...codes, ...answers }, options);
  await screen.findByTestId('summary-form');
  return page;
};

afterEach(closePages);

describe('codes on the summary', () => {
  it('subtracts each code in a line of its own and from the exact amount due [CHK-012]', async () => {
    await openReady();
    await apply(promo(), 'ten');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '34380'));
    await apply(giftCard(), 'dtr-1111-aaaa');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '29380'));
    expect(aside()).toContain('Code promo TEN−38,20 €');
    expect(aside()).toContain('Carte cadeau ···· AAAA−50,00 €');
    expect(aside()).toContain('Total301,20 €');
    expect(aside()).toContain('À payer maintenant293,80 €');
    expect(aside()).toContain('À régler sur place7,40 €');
  });

  it('orders with the codes and the remaining amount, and offers no wallet [CHK-012]', async () => {
    const page = await openReady({ createOrder: () => orderResponseFixture({ expectedAmount: 29_380 }) });
    expect(screen.getByTestId('wallet-button')).toBeInTheDocument();
    await apply(promo(), 'TEN');
    await apply(giftCard(), 'DTR-1111-AAAA');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '29380'));
    expect(screen.queryByTestId('wallet-button')).toBeNull();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
    expect(page.callsTo('createOrder')[0]?.body).toMatchObject({
      expectedAmount: 29_380,
      items: { promotionCodeItem: 'TEN', voucherCodes: ['DTR-1111-AAAA'], insuranceItem: false },
    });
  });

  it('can be removed one by one', async () => {
    await openReady();
    await apply(giftCard(), 'DTR-1111-AAAA');
    await apply(giftCard(), 'DTR-2222-BBBB');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '0'));
    // The smaller card pays first, like in the gateway.
    expect(screen.getAllByTestId('applied-code').map((code) => code.getAttribute('data-amount'))).toEqual([
      '5000',
      '33200',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /Retirer.*BBBB/ }));
    expect(total()).toHaveAttribute('data-amount', '33200');
    await userEvent.click(screen.getByRole('button', { name: /Retirer.*AAAA/ }));
    expect(total()).toHaveAttribute('data-amount', '38200');
  });

  it.each([
    [
      'is unknown',
      problem(404, 'VOUCHER_NOT_FOUND'),
      'Nous ne reconnaissons pas ce code. Vérifiez-le et réessayez.',
    ],
    ['is over', unusable('over'), 'Ce code a expiré.'],
    ['is used', unusable('used'), 'Ce bon a déjà été utilisé.'],
    ['has nothing left', unusable('empty'), 'Le solde de cette carte est épuisé.'],
    ['is for other things', unusable('other-purchase'), 'Ce bon ne permet pas de payer un séjour.'],
    [
      'was tried too often',
      problem(429, 'RATE_LIMITED'),
      'Trop d’essais. Attendez quelques minutes avant de recommencer.',
    ],
    ['could not be checked', lost, 'Le code n’a pas pu être vérifié. Réessayez dans un instant.'],
  ])('explains why it rejects a card that %s, and keeps the input', async (_, answer, sentence) => {
    await openReady({ giftCardCheck: () => answer });
    await apply(giftCard(), 'DTR-9999');
    await waitFor(() => expect(giftCard()).toBeInvalid());
    expect(plain(giftCard().getAttribute('aria-describedby') ?? '')).toContain('gift-card-code-error');
    expect(document.getElementById('gift-card-code-error')).toHaveTextContent(sentence);
    expect(giftCard()).toHaveValue('DTR-9999');
    expect(total()).toHaveAttribute('data-amount', '38200');
  });

  it('reports a promotion code without effect, an empty field, and a duplicate card', async () => {
    await openReady();
    await apply(promo(), 'NOPE');
    await waitFor(() => expect(promo()).toHaveAccessibleDescription(/ne donne droit à aucune remise/));
    await userEvent.clear(promo());
    await userEvent.click(screen.getByRole('button', { name: /Appliquer.*Code promo/ }));
    await waitFor(() => expect(promo()).toHaveAccessibleDescription('Saisissez d’abord un code.'));
    await apply(giftCard(), 'DTR-1111-AAAA');
    await screen.findByTestId('applied-code');
    await apply(giftCard(), 'dtr-1111-aaaa');
    await waitFor(() => expect(giftCard()).toHaveAccessibleDescription(/Ce code est déjà appliqué\./));
  });

  it('keeps applied and typed codes after a reload', async () => {
    const first = await openReady();
    await apply(promo(), 'TEN');
    await apply(giftCard(), 'DTR-1111-AAAA');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '29380'));
    await userEvent.type(giftCard(), 'DTR-2222');
    const stored = Object.fromEntries(first.host.stored);
    await closePages();
    await openReady({}, { stored });
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '29380'));
    expect(giftCard()).toHaveValue('DTR-2222');
    expect(screen.getByRole('textbox', { name: /^Ville/ })).toHaveValue('Tours');
  });

  it('checks codes again after a reload and reports one that was used in the meantime', async () => {
    const first = await openReady();
    await apply(giftCard(), 'DTR-1111-AAAA');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '33200'));
    const stored = Object.fromEntries(first.host.stored);
    await closePages();
    const page = await openReady({ giftCardCheck: () => unusable('used') }, { stored });
    const applied = await screen.findByTestId('applied-code');
    await waitFor(() =>
      expect(within(applied).getByRole('alert')).toHaveTextContent('Ce bon a déjà été utilisé.'),
    );
    expect(total()).toHaveAttribute('data-amount', '38200');
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(page.callsTo('createOrder')[0]?.body).not.toHaveProperty('items.voucherCodes');
  });

  it('explains why a typed code has no effect, offers to remove it, and orders without it [S3] [CHK-011]', async () => {
    const page = await openReady({ createOrder: () => orderResponseFixture() });
    await userEvent.type(promo(), 'NOPE');
    await userEvent.click(payButton());
    await waitFor(() =>
      expect(promo()).toHaveAccessibleDescription(
        /ne donne droit à aucune remise.*Vous pouvez réserver sans ce code/,
      ),
    );
    expect(promo()).toHaveFocus();
    expect(page.callsTo('createOrder')).toHaveLength(0);
    expect(screen.getByRole('button', { name: /^Retirer.*NOPE/ })).toBeInTheDocument();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(page.callsTo('createOrder')[0]?.body).toMatchObject({ expectedAmount: 38_200 });
    expect(page.callsTo('createOrder')[0]?.body).toMatchObject({ items: { promotionCodeItem: '' } });
  });

  it('removes a rejected code on request and leaves the focus in its field [S3]', async () => {
    await openReady();
    await apply(giftCard(), 'DTR-9999');
    await userEvent.click(await screen.findByRole('button', { name: /^Retirer.*DTR-9999/ }));
    expect(giftCard()).toHaveValue('');
    expect(giftCard()).toBeValid();
    expect(giftCard()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull();
  });

  it('applies a typed code on a click on pay and shows the new amount before the next click [S3]', async () => {
    const page = await openReady({ createOrder: () => orderResponseFixture({ expectedAmount: 34_380 }) });
    await userEvent.type(promo(), 'TEN');
    await userEvent.click(payButton());
    const note = await screen.findByTestId('new-total');
    expect(plain(note.textContent ?? '')).toContain('il reste 343,80 € à payer');
    expect(note).toHaveFocus();
    expect(page.callsTo('createOrder')).toHaveLength(0);
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(page.callsTo('createOrder')[0]?.body).toMatchObject({ expectedAmount: 34_380 });
  });

  it('does not order while a typed code could not be checked, because it may reduce the price [S3]', async () => {
    const page = await openReady({ promotionCheck: () => lost });
    await userEvent.type(promo(), 'TEN');
    await userEvent.click(payButton());
    await waitFor(() => expect(promo()).toHaveAccessibleDescription(/n’a pas pu être vérifié/));
    await userEvent.click(payButton());
    expect(page.callsTo('promotionCheck').length).toBeGreaterThan(1);
    expect(page.callsTo('createOrder')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /^Retirer.*TEN/ }));
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
  });

  it('checks codes again when the order rejects one, and charges nothing', async () => {
    let used = false;
    const page = await openReady({
      giftCardCheck: (ask) => (used ? unusable('used') : codes.giftCardCheck(ask)),
      createOrder: () => {
        used = true;
        return unusable('used');
      },
    });
    await apply(giftCard(), 'DTR-1111-AAAA');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '33200'));
    await userEvent.click(payButton());
    const note = await screen.findByTestId('payment-error');
    expect(note).toHaveTextContent('Un de vos codes n’est plus utilisable. Rien n’a été débité');
    expect(screen.getByTestId('applied-code')).toHaveTextContent('Ce bon a déjà été utilisé.');
    expect(total()).toHaveAttribute('data-amount', '38200');
    expect(page.host.navigated).toEqual([]);
  });

  it('has no axe violations', async () => {
    const page = await openReady();
    await apply(promo(), 'NOPE');
    await apply(giftCard(), 'DTR-1111-AAAA');
    await screen.findByTestId('applied-code');
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('an order that codes pay in full', () => {
  const free = () => orderResponseFixture({ expectedAmount: 0 });
  const payAll = async (answers: Parameters<typeof openSummary>[0]) => {
    const page = await openReady({ createOrder: free, ...answers });
    await apply(giftCard(), 'DTR-2222-BBBB');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '0'));
    return page;
  };

  it('is confirmed with its own button text and without a payment page', async () => {
    const page = await payAll({ confirmFree: () => ({ status: 'confirmed' }) });
    expect(payButton()).toHaveTextContent(/^Confirmer ma réservation$/);
    await userEvent.click(payButton());
    await waitFor(() =>
      expect(page.host.navigated).toEqual([`/confirmation/${orderUUID}?status=success&gaId=`]),
    );
    expect(page.callsTo('confirmFree')[0]?.params).toEqual({ orderUUID });
    expect(page.callsTo('createOrder')[0]?.body).toMatchObject({ expectedAmount: 0 });
  });

  it('creates one order if the network fails between order and confirmation', async () => {
    let cut = true;
    const page = await payAll({ confirmFree: () => (cut ? lost : { status: 'confirmed' }) });
    await userEvent.click(payButton());
    expect(await screen.findByTestId('payment-error')).toHaveTextContent(
      'une seule commande sera enregistrée',
    );
    cut = false;
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(new Set(page.callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('accepts no further card', async () => {
    await payAll({});
    await apply(giftCard(), 'DTR-1111-AAAA');
    await waitFor(() =>
      expect(giftCard()).toHaveAccessibleDescription(/Vos codes couvrent déjà tout le montant\./),
    );
  });
});

describe('the gift that is open in this browser', () => {
  const gift = {
    code: 'DTR-2222-BBBB',
    email: 'claire@example.org',
    kind: 'box',
    state: 'issued',
    label: 'Escapade en ville',
    productId: 'VILLE2N-D-EBOX',
    nights: null,
    adults: 2,
    remainingValue: 50_000,
    validUntil: '2027-11-21',
  };

  it('is applied automatically with its e-mail address, and stays removed once removed [BENEF-008]', async () => {
    await openReady({ beneficiarySession: () => ({ gift }) }, { stored: {} });
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '0'));
    expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('claire@example.org');
    const applied = screen.getByTestId('applied-code');
    await userEvent.click(within(applied).getByRole('button', { name: /Retirer|Supprimer/ }));
    await waitFor(() => expect(total()).not.toHaveAttribute('data-amount', '0'));
    expect(screen.queryByTestId('applied-code')).toBeNull();
  });

  it('is ignored once it is used up', async () => {
    await openReady({
      beneficiarySession: () => ({ gift: { ...gift, state: 'redeemed', remainingValue: 0 } }),
    });
    expect(screen.queryByTestId('applied-code')).toBeNull();
  });
});
