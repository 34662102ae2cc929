import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { draftedAt, draftFixture, orderResponseFixture, orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain, type FakeHandlers } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../../testing/open-page';
import { quoteFixture } from '../../testing/quote.fixture';
import { openSummary } from '../../testing/summary-page';

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const changed: ApiError = {
  kind: 'problem',
  status: 409,
  code: 'AMOUNT_CHANGED',
  body: { newAmount: 42_400 },
  message: 'AMOUNT_CHANGED',
};

/** 6 % of the amount. */
const sold: FakeHandlers = {
  insuranceQuote: ({ query }) => ({
    enabled: true,
    amount: Math.round(Number((query as { amount: number }).amount) * 0.06),
    isTest: true,
  }),
};

const options = () => screen.getAllByTestId<HTMLInputElement>('insurance-option');
const option = (id: string) => {
  const found = options().find(({ value }) => value === id);
  if (!found) throw new Error(`There is no option ${id}.`);
  return found;
};
const total = () => screen.getByTestId('summary-total');
const payButton = () => screen.getByTestId('pay-button');
const aside = () => plain(screen.getByRole('complementary', { name: 'Votre séjour' }).textContent ?? '');
const itemsOf = (body: unknown) => (body as { items: { insuranceItem: boolean } }).items;

const open = async (...[answers, more]: Parameters<typeof openSummary>) => {
  const page = await openSummary({ ...sold, ...answers }, more);
  await screen.findByTestId('summary-form');
  return page;
};

afterEach(closePages);

describe('the insurance on the summary', () => {
  it('has no preselection, then one of two choices [INS-001] [INS-003] [INS-004]', async () => {
    await open();
    expect(options().map(({ checked }) => checked)).toEqual([false, false]);
    expect(total()).toHaveAttribute('data-amount', '38200');
    await userEvent.click(option('insurance'));
    expect(option('insurance')).toBeChecked();
    expect(total()).toHaveAttribute('data-amount', '40492');
    expect(aside()).toContain('Assurance annulation (test)22,92 €');
    expect(aside()).toContain('Total412,32 €');
    expect(aside()).toContain('À payer maintenant404,92 €');
    await userEvent.click(option('none'));
    expect(total()).toHaveAttribute('data-amount', '38200');
    expect(aside()).not.toContain('Assurance');
  });

  it('asks for the price with the cancellation type and the amount in cents [INS-006]', async () => {
    const page = await open();
    expect(page.callsTo('insuranceQuote').map(({ query }) => query)).toEqual([
      { cancellationType: 'FLEX', amount: 38_200, locale: 'fr_FR' },
    ]);
  });

  it('says what it covers, that the terms apply without it, and that it is a test [INS-002] [INS-012] [INS-013] [INS-014]', async () => {
    await open();
    const page = plain(screen.getByTestId('page-summary').textContent ?? '');
    expect(page).toContain('Remboursement sous 72 h, plus de 25 motifs couverts');
    expect(page).toContain('Sans assurance, annulation flexible gratuite');
    expect(page).toContain('Compris');
    expect(page).toContain('personne n’est assuré et rien n’est versé');
    expect(option('insurance')).toHaveAttribute('data-amount', '2292');
    expect(option('none')).toHaveAttribute('data-amount', '0');
  });

  it('orders with the choice and its amount [INS-003] [INS-004]', async () => {
    const page = await open({ createOrder: () => orderResponseFixture({ expectedAmount: 40_492 }) });
    await userEvent.click(option('insurance'));
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
    const [order] = page.callsTo('createOrder');
    expect(order?.body).toMatchObject({ expectedAmount: 40_492, items: { insuranceItem: true } });
  });

  it('is needed for an order: without a choice the form says so and sends nothing [INS-008]', async () => {
    const page = await open();
    await userEvent.click(payButton());
    const summary = await screen.findByRole('group', { name: /champ est à corriger/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const group = screen.getByRole('group', { name: 'Assurance annulation' });
    expect(group).toHaveAccessibleDescription('Veuillez choisir une option');
    expect(page.callsTo('createOrder')).toHaveLength(0);
    await userEvent.click(
      screen.getByRole('button', { name: 'Assurance annulation – Veuillez choisir une option' }),
    );
    expect(option('none')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.queryByText('Veuillez choisir une option')).toBeNull();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemsOf(page.callsTo('createOrder')[0]?.body).insuranceItem).toBe(false);
  });

  it('is missed together with the other fields, in one summary [INS-008]', async () => {
    const page = await open({}, { stored: { checkoutDraft: draftFixture({}, { city: '' }) } });
    await userEvent.click(payButton());
    expect(await screen.findByRole('group', { name: /2 champs sont à corriger|Deux champs/ })).toBeVisible();
    expect(page.callsTo('createOrder')).toHaveLength(0);
  });

  it('can be left out when its price fails to load, and comes with a retry [INS-009]', async () => {
    let down = true;
    const page = await open({
      insuranceQuote: (call) => (down ? lost : sold['insuranceQuote']?.(call)),
    });
    const failure = screen.getByTestId('insurance-error');
    expect(failure).toHaveTextContent('Oups, un problème est survenu');
    expect(options().map(({ value }) => value)).toEqual(['none']);
    const asked = page.callsTo('insuranceQuote').length;
    await userEvent.click(option('none'));
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(page.callsTo('insuranceQuote')).toHaveLength(asked + 1);
    expect(screen.queryByTestId('insurance-error')).toBeNull();
    expect(option('none')).toBeChecked();
  });

  it('does not hold up an order without it when its price fails to load [INS-009]', async () => {
    const page = await open({ insuranceQuote: () => lost });
    await userEvent.click(option('none'));
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
  });

  it('is not shown in a market without it, clears a choice and orders without one [INS-007]', async () => {
    const stored = { checkoutDraft: draftFixture({ insurance: '123 2026-12-11 2026-12-13 insurance' }) };
    const page = await openSummary({}, { stored });
    await screen.findByTestId('summary-form');
    expect(screen.queryByTestId('insurance-option')).toBeNull();
    await waitFor(() => expect(page.host.stored.get('checkoutDraft')).not.toContain('2026-12-13 insurance'));
    expect(total()).toHaveAttribute('data-amount', '38200');
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemsOf(page.callsTo('createOrder')[0]?.body).insuranceItem).toBe(false);
  });

  it('stays chosen after a reload, and is not chosen for another stay', async () => {
    const page = await open();
    await userEvent.click(option('insurance'));
    const kept = Object.fromEntries(page.host.stored);
    await closePages();
    await open({}, { stored: kept });
    expect(option('insurance')).toBeChecked();
    expect(total()).toHaveAttribute('data-amount', '40492');
    await closePages();
    const hash = 'checkin=2026-12-18&checkout=2026-12-20&id=123&nights=2';
    await openPage('/booking/summary', sold, { hash, now: draftedAt, stored: kept });
    await screen.findByTestId('summary-form');
    expect(options().map(({ checked }) => checked)).toEqual([false, false]);
  });

  it('is priced again when the amount of the stay changes [INS-005]', async () => {
    let raised = false;
    const page = await open({
      quote: () => (raised ? quoteFixture({}, { sellPrice: 40_000, amountToPay: 40_000 }) : quoteFixture()),
      createOrder: ({ body }) => {
        if ((body as { expectedAmount: number }).expectedAmount === 42_400) return orderResponseFixture();
        raised = true;
        return changed;
      },
    });
    await userEvent.click(option('insurance'));
    await userEvent.click(payButton());
    await screen.findByTestId('payment-error');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '42400'));
    expect(option('insurance')).toBeChecked();
    expect(page.callsTo('insuranceQuote').at(-1)?.query).toMatchObject({ amount: 40_000 });
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
  });

  it('is priced again when the cancellation type changes, for the same amount [INS-005]', async () => {
    let isStrict = false;
    const { cancellationPolicy } = quoteFixture();
    const page = await open({
      quote: () =>
        isStrict
          ? quoteFixture({ cancellationPolicy: { ...cancellationPolicy, type: 'NCNR' } })
          : quoteFixture(),
      createOrder: () => {
        isStrict = true;
        return changed;
      },
    });
    const typesAsked = (): readonly unknown[] =>
      page
        .callsTo('insuranceQuote')
        .map(({ query }) => (query as { cancellationType?: unknown } | undefined)?.cancellationType);
    expect(new Set(typesAsked())).toEqual(new Set([cancellationPolicy.type]));
    await userEvent.click(option('insurance'));
    await userEvent.click(payButton());
    await screen.findByTestId('payment-error');
    await waitFor(() => expect(typesAsked().at(-1)).toBe('NCNR'));
  });

  it('hides the wallet, which never carries it; no insurance keeps the wallet [WALLET-012]', async () => {
    await open();
    expect(screen.getByTestId('wallet-button')).toBeInTheDocument();
    await userEvent.click(option('none'));
    expect(screen.getByTestId('wallet-button')).toBeInTheDocument();
    await userEvent.click(option('insurance'));
    expect(screen.queryByTestId('wallet-button')).toBeNull();
  });

  it('is paid by a gift card too, and is not reduced by a code [CHK-011] [CHK-012]', async () => {
    await open({
      giftCardCheck: () => ({
        serialNumber: 'DTR-1111-AAAA',
        kind: 'gift_card',
        label: 'Carte cadeau',
        remaining: 50_000,
        usedAmount: 50_000,
        validUntil: '2027-11-21',
      }),
      promotionCheck: ({ body }) => ({
        code: 'TEN',
        reductionAmount: (body as { amount: number }).amount / 10,
      }),
    });
    await userEvent.click(option('insurance'));
    await userEvent.type(screen.getByTestId('promo-code'), 'TEN{Enter}');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '36672'));
    await userEvent.type(screen.getByTestId('gift-card'), 'DTR-1111-AAAA{Enter}');
    await waitFor(() => expect(total()).toHaveAttribute('data-amount', '0'));
  });

  it('has no axe violations, also without a choice and after a failure', async () => {
    const page = await open();
    await userEvent.click(payButton());
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    expect((await axe.run(page.element, { rules })).violations).toEqual([]);
    await closePages();
    const failed = await open({ insuranceQuote: () => lost });
    expect((await axe.run(failed.element, { rules })).violations).toEqual([]);
  });
});
