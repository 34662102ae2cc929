import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, PayLaterResponse } from '@detour/shared-contracts/api';
import { locales } from '@detour/shared-contracts/sites';
import { orderResponseFixture, orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain, type FakeHandlers } from '@detour/remote-kit/testing';
import { cancellationFixture } from '../testing/cancellation.fixture';
import { closePages, openPage } from '../testing/open-page';
import { orderFixture, paidOrderFixture } from '../testing/order.fixture';
import { openSummary } from '../testing/summary-page';
import { toolsFor } from '../testing/view-tools';
import { toPlanViews } from './plan.view-model';

const dates = ['2026-11-21', '2026-12-21', '2027-01-21', '2027-02-21'];
const methods: PayLaterResponse['paymentMethods'] = [
  {
    type: 'INSTALMENTS_3',
    paymentFee: 0,
    payments: [12_734, 12_733, 12_733].map((amount, index) => ({ amount, date: dates[index] ?? '' })),
  },
  {
    type: 'INSTALMENTS_4',
    paymentFee: 0,
    payments: [9_550, 9_550, 9_550, 9_550].map((amount, index) => ({ amount, date: dates[index] ?? '' })),
  },
];
const eligible: FakeHandlers = { payLaterEligibility: () => ({ paymentMethods: methods, isTest: true }) };
const on = { flags: { payLater: true, instalments: true } };
const stay = '/sejours/recherche/123';
const dated = { ...on, hash: 'checkin=2026-12-11&checkout=2026-12-13&nights=2' };
const refused: ApiError = {
  kind: 'problem',
  status: 409,
  code: 'PAY_LATER_NOT_AVAILABLE',
  message: 'no plan',
};

const option = (value: string): HTMLElement => {
  const found = screen.getAllByTestId<HTMLInputElement>('plan-option').find((radio) => radio.value === value);
  if (!found) throw new Error(`There is no option ${value}.`);
  return found;
};

beforeEach(() => {
  window.scrollTo = jest.fn();
});
afterEach(closePages);

describe('the banner of payment in parts', () => {
  it('is on the stay page for an eligible price, which it asks for with its dates and terms [INST-013] [CALL-084]', async () => {
    const page = await openPage(stay, eligible, dated);
    const [banner] = await screen.findAllByTestId('plan-banner');
    expect(plain(banner?.textContent ?? '')).toContain('Réglez en 4 fois, soit 95,50 € par mois.');
    expect(plain(banner?.textContent ?? '')).toContain('Un crédit coûte de l’argent');
    expect(page.callsTo('payLaterEligibility')[0]?.query).toEqual({
      amount: 38_200,
      cancellationPolicyType: 'FLEX',
      cancellableUntil: '2026-12-08',
      checkinDate: '2026-12-11',
      pos: 'fr',
    });
  });

  it.each<[string, FakeHandlers]>([
    ['no method is eligible', { payLaterEligibility: () => ({ paymentMethods: [] }) }],
    ['no provider is connected', { payLaterEligibility: () => refused }],
  ])('is hidden when %s [INST-013]', async (_when, answers) => {
    const page = await openPage(stay, answers, dated);
    await waitFor(() => expect(page.callsTo('payLaterEligibility').length).toBeGreaterThan(0));
    await screen.findAllByText(/Taxe de séjour/);
    expect(screen.queryByTestId('plan-banner')).toBeNull();
  });

  it('asks nothing without dates, because there is no amount yet [INST-013]', async () => {
    const page = await openPage(stay, eligible, on);
    await screen.findByTestId('product-price');
    expect(page.callsTo('payLaterEligibility')).toEqual([]);
  });

  it.each([
    [{ payLater: false }, '[FLAG-009]'],
    [{ instalments: false }, '[FLAG-008]'],
  ])('neither asks nor shows anything with the flag %j %s', async (flags, _row) => {
    const page = await openSummary(eligible, { flags: { ...on.flags, ...flags } });
    await screen.findByTestId('summary-form');
    expect(page.callsTo('payLaterEligibility')).toEqual([]);
    expect(screen.queryByTestId('plan-banner')).toBeNull();
    expect(screen.queryByTestId('plan-option')).toBeNull();
  });

  it('opens the window that explains the plans, says that it is a test and warns of the credit [INST-014]', async () => {
    await openSummary(eligible, on);
    await userEvent.click(await screen.findByTestId('plan-info'));
    const dialog = screen.getByTestId('plan-dialog');
    expect(dialog).toHaveAttribute('open');
    expect(plain(dialog.textContent ?? '')).toContain('Paiement de test : aucun argent réel n’est débité');
    expect(plain(dialog.textContent ?? '')).toContain('nous réessayons 3 jours plus tard');
    const parts = within(within(dialog).getByRole('list', { name: 'Payer en 3 fois' })).getAllByTestId(
      'plan-part',
    );
    expect(parts.map((part) => plain(part.textContent ?? ''))).toEqual([
      'Aujourd’hui127,34 €',
      '21 décembre 2026127,33 €',
      '21 janvier 2027127,33 €',
    ]);
  });
});

describe('the plans in words', () => {
  it.each(locales)('name the first part, the others and their days in %s [INST-010] [INST-012]', (locale) => {
    const [three] = toPlanViews(methods, toolsFor(locale));
    expect(three?.title).toMatch(/3/);
    expect(plain(three?.line ?? '')).toMatch(/127,34.*127,33.*127,33.*2027/);
    expect(three?.parts.map(({ cents }) => cents)).toEqual([12_734, 12_733, 12_733]);
  });

  it('name a fee, which is in the first part [INST-011]', () => {
    const [method] = methods;
    const [view] = toPlanViews(method ? [{ ...method, paymentFee: 250 }] : [], toolsFor('fr_FR'));
    expect(plain(view?.line ?? '')).toContain('127,34 € aujourd’hui, dont 2,50 € de frais');
  });

  it('leave out a method that the page has no words for', () => {
    const later = {
      type: 'PAY_LATER' as const,
      paymentFee: 0,
      payments: [{ amount: 1, date: '2026-12-09' }],
    };
    expect(toPlanViews([later], toolsFor('fr_FR'))).toEqual([]);
  });
});

describe('the way to pay on the summary', () => {
  it('is at once until a plan is chosen; the choice survives a reload, and the order names it [FLAG-008]', async () => {
    const page = await openSummary({ ...eligible, createOrder: () => orderResponseFixture() }, on);
    await screen.findByTestId('summary-form');
    await waitFor(() => expect(option('once')).toBeChecked());
    expect(screen.getByTestId('wallet-button')).toBeInTheDocument();
    await userEvent.click(option('INSTALMENTS_3'));
    expect(screen.queryByTestId('wallet-button')).toBeNull();
    expect(screen.getByTestId('summary-total')).toHaveAttribute('data-amount', '38200');
    expect(screen.getByTestId('summary-plan-line')).toHaveAttribute('data-amount', '12734');
    await userEvent.click(screen.getByTestId('pay-button'));
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
    expect(page.callsTo('createOrder')[0]?.body).toMatchObject({
      expectedAmount: 38_200,
      paymentPlan: 'INSTALMENTS_3',
    });
  });

  it('keeps the input and says what to do when the plan is no longer offered', async () => {
    await openSummary({ ...eligible, createOrder: () => refused }, on);
    await screen.findByTestId('summary-form');
    await waitFor(() => expect(option('once')).toBeChecked());
    await userEvent.click(option('INSTALMENTS_4'));
    await userEvent.click(screen.getByTestId('pay-button'));
    expect(await screen.findByText(/n’est plus proposé pour votre séjour/)).toBeInTheDocument();
    expect(option('INSTALMENTS_4')).toBeChecked();
  });
});

const planned = (change: Partial<NonNullable<Order['plan']>> = {}): NonNullable<Order['plan']> => ({
  type: 'INSTALMENTS_3',
  parts: [
    { amount: 12_734, date: '2026-11-21', state: 'paid' },
    { amount: 12_733, date: '2026-12-21', state: 'refused' },
    { amount: 12_733, date: '2027-01-21', state: 'waiting' },
  ],
  open: 25_466,
  canPay: true,
  isTest: true,
  ...change,
});

describe('an order that is paid in parts', () => {
  it('pays the first part on the payment page, beside the whole plan', async () => {
    await openPage(`/booking/payment?order=${orderUUID}`, {
      order: () => orderFixture({ plan: planned({ canPay: false }) }),
    });
    expect(await screen.findAllByTestId('plan-part')).toHaveLength(3);
    expect(plain(screen.getByTestId('page-payment').textContent ?? '')).toContain('127,34 €');
  });

  it.each([
    ['says that the rest is charged automatically', false, 1],
    ['does not say so after a refusal, when nobody may try again', true, 0],
  ])('%s', async (_what, canPay, count) => {
    await openPage(`/confirmation/${orderUUID}`, {
      order: () => paidOrderFixture({ plan: planned({ canPay }) }),
    });
    await screen.findAllByTestId('plan-part');
    expect(screen.queryAllByText(/débit se fait automatiquement/)).toHaveLength(count);
  });

  it('offers the payment of a refused part, also after a lost answer', async () => {
    const part = '28494bcb-2039-4537-91ad-2c21da0dbdf7';
    let isLost = true;
    const page = await openPage(`/confirmation/${orderUUID}`, {
      order: () => paidOrderFixture({ plan: planned() }),
      payInstalment: () => (isLost ? { kind: 'network' as const, message: 'cut' } : { orderUUID: part }),
    });
    await userEvent.click(await screen.findByTestId('plan-pay'));
    expect(await screen.findByText(/ne se paie jamais deux fois/)).toBeInTheDocument();
    isLost = false;
    await userEvent.click(screen.getByTestId('plan-pay'));
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${part}`]));
  });

  it('leads from the payment of a part back to its booking', async () => {
    const booking = '28494bcb-2039-4537-91ad-2c21da0dbdf7';
    const paysPartOf = { orderUUID: booking, orderNumber: '87654321' };
    const page = await openPage(`/booking/payment?order=${orderUUID}`, {
      order: () => orderFixture({ status: 'confirmed', paysPartOf }),
    });
    await waitFor(() => expect(page.host.navigated[0]).toContain(booking));
    await closePages();
    await openPage(`/booking/payment?order=${orderUUID}`, {
      order: () => orderFixture({ status: 'expired', paysPartOf }),
    });
    expect(await screen.findByRole('link', { name: 'Voir la réservation' })).toHaveAttribute(
      'href',
      expect.stringContaining(booking),
    );
  });

  it('says before a cancellation that the plan ends', async () => {
    await openPage(`/confirmation/${orderUUID}#r=cancellation`, {
      order: () => paidOrderFixture({ plan: planned() }),
      cancellation: () => ({ ...cancellationFixture(), unpaid: 25_466 }),
    });
    expect(plain((await screen.findByTestId('cancel-plan')).textContent ?? '')).toContain(
      'les 254,66 € restants ne seront pas débités',
    );
  });
});
