import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain, type FakeHandlers } from '@detour/remote-kit/testing';
import { changeDaysFixture, changeFixture, laterFixture } from '../testing/change.fixture';
import { closePages, openPage, type OpenedPage } from '../testing/open-page';
import { orderFixture } from '../testing/order.fixture';

const path = `/booking/change/${orderUUID}`;
const amendment = '0193f0a0-0000-7000-8000-000000000002';
const booked = () => orderFixture({ status: 'confirmed', payment: { method: 'card', last4: '4242' } });
const later = 'checkin=2026-12-18&checkout=2026-12-20&nights=2';
const lost: ApiError = { kind: 'network', message: 'cut' };
const problem = (code: string, status = 409): ApiError => ({ kind: 'problem', status, code, message: code });

const words = (element: HTMLElement): string => plain(element.textContent ?? '');
const summary = async (): Promise<HTMLElement> => screen.findByTestId('change-summary');
const confirmButton = async (): Promise<HTMLElement> => (await screen.findAllByTestId('change-confirm'))[0]!;
/** Waits for what the last click led to: in the bar, which a phone has in sight, as in the summary. */
const expectOutcome = (text: RegExp): Promise<void> =>
  waitFor(() => {
    const outcomes = screen.getAllByTestId('change-outcome');
    expect(outcomes).toHaveLength(2);
    for (const outcome of outcomes) expect(outcome).toHaveTextContent(text);
  });
const open = (answers: FakeHandlers = {}, hash = '') =>
  openPage(
    path,
    { order: booked, changeQuote: () => changeFixture(), changeDays: () => changeDaysFixture(), ...answers },
    { hash },
  );
const dayButton = (date: string): HTMLElement => {
  const found = screen.queryAllByTestId('calendar-day').find(({ dataset }) => dataset['date'] === date);
  if (!found) throw new Error(`no day ${date}`);
  return found;
};
const violationsOf = async ({ element }: OpenedPage) =>
  (
    await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  ).violations.map(({ id }) => id);
const hashOf = (page: OpenedPage) => new URLSearchParams(page.host.navigation.location().hash.slice(1));

afterEach(closePages);

describe('the page that changes a booking', () => {
  it('has its heading and no axe violations while the booking loads', async () => {
    const page = await open({ order: () => new Promise(() => undefined) });
    expect(screen.getByRole('heading', { level: 1, name: 'Modifier ma réservation' })).toBeInTheDocument();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('starts with the current booking and requests its quote', async () => {
    const page = await open();
    expect(words(await summary())).toContain('11–13 déc., 2 nuits389,40 €');
    expect(screen.queryByTestId('change-confirm')).toBeNull();
    expect(screen.getByText(/Modification sans frais jusqu’au 8 décembre 2026/)).toBeInTheDocument();
    expect(page.callsTo('changeQuote')).toMatchObject([
      {
        params: { orderUUID },
        body: { offerId: '123', checkin: '2026-12-11', checkout: '2026-12-13', adult: 2, activityDays: [] },
      },
    ]);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows before, after, the difference and its terms, with the wish from the URL', async () => {
    const page = await open({ changeQuote: () => laterFixture(2400) }, later);
    const aside = words(await summary());
    expect(aside).toContain('Avant11–13 déc., 2 nuits389,40 €');
    expect(aside).toContain('Après18–20 déc., 2 nuits413,40 €');
    expect(aside).toContain('Différence+24,00 €');
    expect(aside).toContain('15 décembre 2026');
    expect(await confirmButton()).toHaveTextContent(/Payer la différence de 24,00/);
    expect(page.callsTo('changeQuote')[0]?.body).toMatchObject({
      checkin: '2026-12-18',
      checkout: '2026-12-20',
    });
    expect(await violationsOf(page)).toEqual([]);
  });

  describe('with codes', () => {
    const answers = (more: FakeHandlers = {}): FakeHandlers => ({
      changeQuote: () => laterFixture(2400),
      beneficiarySession: () => ({ gift: null }),
      giftCardCheck: () => ({
        serialNumber: 'CARD7KQ2',
        kind: 'gift_card',
        remaining: 1500,
        usedAmount: 1500,
        label: 'Carte cadeau',
        validUntil: '2028-01-01',
      }),
      promotionCheck: () => ({ code: 'DETOUR10', reductionAmount: 500 }),
      changeOrder: () => ({ done: false, payment: { orderUUID: amendment, amount: 400 } }),
      ...more,
    });
    const type = async (testId: string, code: string): Promise<void> =>
      userEvent.type(await screen.findByTestId(testId), `${code}{Enter}`);

    it('takes a gift card and a promotion off the difference, and sends both', async () => {
      const page = await open(answers(), later);
      await type('gift-card', 'CARD7KQ2');
      await type('promo-code', 'DETOUR10');
      await waitFor(async () =>
        expect(await confirmButton()).toHaveTextContent(/Payer la différence de 4,00/),
      );
      expect(words(screen.getByTestId('change-to-pay'))).toMatch(
        /DETOUR10.*5,00 €.*7KQ2.*15,00 €.*À payer maintenant4,00 €/,
      );
      expect(await violationsOf(page)).toEqual([]);
      await userEvent.click(await confirmButton());
      await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${amendment}`]));
      expect(page.callsTo('changeOrder')[0]?.body).toMatchObject({
        expectedDue: 2400,
        voucherCodes: ['CARD7KQ2'],
        promotionCode: 'DETOUR10',
      });
    });

    it('checks a typed code before the change, and shows the new sum first', async () => {
      const page = await open(answers(), later);
      await userEvent.type(await screen.findByTestId('promo-code'), 'DETOUR10');
      await userEvent.click(await confirmButton());
      await expectOutcome(/Votre code est appliqué/);
      expect(page.callsTo('changeOrder')).toEqual([]);
      await userEvent.click(await confirmButton());
      await waitFor(() => expect(page.callsTo('changeOrder')).toHaveLength(1));
    });

    it('reports a code that no longer has an effect', async () => {
      await open(answers({ changeOrder: () => problem('VOUCHER_NOT_USABLE') }), later);
      await type('gift-card', 'CARD7KQ2');
      await waitFor(async () => expect(await confirmButton()).toHaveTextContent(/9,00/));
      await userEvent.click(await confirmButton());
      await expectOutcome(/Un code n’a plus d’effet/);
    });

    it('are offered only when there is something to pay, without a second promotion', async () => {
      const { lines, ...rest } = booked();
      const promoted = { kind: 'promotion' as const, label: 'DETOUR10', quantity: 1, amount: -1000 };
      await open(answers({ order: () => ({ ...rest, lines: [...lines, promoted] }) }), later);
      await screen.findByTestId('gift-card');
      expect(screen.queryByTestId('promo-code')).toBeNull();
      await closePages();
      await open(answers({ changeQuote: () => laterFixture(-2400) }), later);
      await confirmButton();
      expect(screen.queryByTestId('gift-card')).toBeNull();
    });
  });

  it('goes to the payment of a difference', async () => {
    const page = await open(
      {
        changeQuote: () => laterFixture(2400),
        changeOrder: () => ({ done: false, payment: { orderUUID: amendment, amount: 2400 } }),
      },
      later,
    );
    await userEvent.click(await confirmButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${amendment}`]));
    expect(page.callsTo('changeOrder')).toMatchObject([{ body: { expectedDue: 2400 } }]);
  });

  it('shows the destination of the refund, and ends with the changed booking', async () => {
    const page = await open(
      { changeQuote: () => laterFixture(-1200), changeOrder: () => ({ done: true, payment: null }) },
      later,
    );
    expect(words(await summary())).toContain('Différence−12,00 €Sur la carte se terminant par 4242');
    const button = await confirmButton();
    expect(button).toHaveTextContent(/Confirmer et récupérer 12,00.€/);
    await userEvent.click(button);
    await waitFor(() => expect(page.host.navigated).toEqual([`${path}?done=now`]));
  });

  it('writes each choice into the URL, so that a reload keeps it', async () => {
    const page = await open();
    await summary();
    await userEvent.click(screen.getByRole('radio', { name: /en tour/ }));
    await waitFor(() => expect(hashOf(page).get('offerId')).toBe('124'));
    expect(hashOf(page).get('checkin')).toBe('2026-12-11');
    expect(screen.getByRole('radio', { name: /suite/ })).toBeDisabled();
  });

  it('shows the difference of each day in the calendar', async () => {
    const page = await open();
    await summary();
    await userEvent.click(screen.getByRole('button', { name: /Vos dates/ }));
    await waitFor(() => expect(words(dayButton('2026-12-18'))).toContain('+24 €'));
    expect(dayButton('2026-12-19')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/Différence avec votre réservation, pour 2 adultes/)).toBeInTheDocument();
    await userEvent.click(dayButton('2026-12-18'));
    await waitFor(() =>
      expect(page.callsTo('changeDays').at(-1)?.query).toMatchObject({ checkin: '2026-12-18' }),
    );
    await waitFor(() => expect(dayButton('2026-12-20')).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(dayButton('2026-12-20'));
    await waitFor(() => expect(hashOf(page).get('checkin')).toBe('2026-12-18'));
  });

  it('keeps the choices when the response is lost, and repeats the same request', async () => {
    let asked = 0;
    const page = await open(
      {
        changeQuote: () => laterFixture(0),
        changeOrder: () => ((asked += 1) === 1 ? lost : { done: true, payment: null }),
      },
      later,
    );
    const button = await confirmButton();
    await userEvent.click(button);
    await expectOutcome(/une modification ne compte jamais deux fois/);
    await userEvent.click(button);
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    const [first, second] = page.callsTo('changeOrder');
    expect(first?.idempotencyKey).toBeTruthy();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('says that the shop is busy and sends the change again by itself, with the same key', async () => {
    let asked = 0;
    const page = await open(
      {
        changeQuote: () => laterFixture(0),
        changeOrder: () => ((asked += 1) === 1 ? problem('BUSY', 503) : { done: true, payment: null }),
      },
      later,
    );
    await userEvent.click(await confirmButton());
    const waiting = await screen.findAllByTestId('order-waiting');
    expect(waiting.map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 2 }, () => expect.stringContaining('nous réessayons automatiquement')),
    );
    await waitFor(() => expect(page.host.navigated).toHaveLength(1), { timeout: 3000 });
    const keys = page.callsTo('changeOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(screen.queryByText(/une modification ne compte jamais deux fois/)).not.toBeInTheDocument();
  });

  it('shows a new difference before it is confirmed again', async () => {
    let due = 2400;
    const page = await open(
      {
        changeQuote: () => laterFixture(due),
        changeOrder: () => {
          due = 3000;
          return problem('AMOUNT_CHANGED');
        },
      },
      later,
    );
    await userEvent.click(await confirmButton());
    await expectOutcome(/Le prix vient de changer/);
    await waitFor(async () => expect(words(await summary())).toContain('+30,00 €'));
    expect(page.host.navigated).toEqual([]);
  });

  it('offers other days when there is no room', async () => {
    const otherDays = [{ checkin: '2026-12-17', checkout: '2026-12-19', due: -500 }];
    const page = await open(
      {
        changeQuote: () =>
          changeFixture({ isChanged: true, problem: 'NO_ROOM_LEFT', after: null, due: null, otherDays }),
      },
      later,
    );
    expect(await screen.findByText('Il ne reste pas de chambre à ces dates.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /17.+19.déc.*5,00/ }));
    await waitFor(() => expect(hashOf(page).get('checkin')).toBe('2026-12-17'));
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([
    ['too-late', /Le dernier jour pour modifier sans frais est passé/],
    ['not-changeable', /vendu sans modification possible/],
    ['started', /a commencé/],
  ] as const)('explains why a booking cannot be changed: %s', async (reason, sentence) => {
    await open({ changeQuote: () => changeFixture({ reason, until: null, after: null, due: null }) });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir ma réservation' })).toHaveAttribute(
      'href',
      `/confirmation/${orderUUID}`,
    );
  });

  it('requests again after a failure', async () => {
    let fails = true;
    await open({ changeQuote: () => (fails ? lost : changeFixture()) });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await userEvent.click(retry);
    expect(await summary()).toBeInTheDocument();
  });

  it('shows the changed booking and leads to it', async () => {
    const page = await openPage(`${path}?done=now`, { order: booked });
    const done = await screen.findByTestId('changed-order');
    expect(screen.getByRole('heading', { level: 1, name: 'Votre réservation est modifiée' })).toHaveFocus();
    expect(words(done)).toContain('client@example.com');
    expect(within(done).getByRole('link', { name: 'Voir ma réservation' })).toBeInTheDocument();
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('the payment of a change', () => {
  const changes = { orderUUID, orderNumber: '12345678', paid: 38_200 };
  const unpaid = (change = {}) =>
    orderFixture({
      orderUUID: amendment,
      amount: 2400,
      changes,
      lines: [{ kind: 'stay', label: 'x', quantity: 1, amount: 40_600 }],
      ...change,
    });
  const pay = (order: () => unknown) => openPage(`/booking/payment?order=${amendment}`, { order });

  it('shows what was paid before', async () => {
    await pay(() => unpaid());
    expect(await screen.findAllByText('Déjà payé')).not.toHaveLength(0);
    expect(screen.getAllByText(/[-\u2212]382,00/)).not.toHaveLength(0);
  });

  it('leads to the changed booking', async () => {
    const page = await pay(() => unpaid({ status: 'confirmed' }));
    await waitFor(() => expect(page.host.navigated).toEqual([`${path}?done=${amendment}`]));
  });

  it.each(['expired', 'cancelled'] as const)(
    'states for an %s one that the booking has not changed',
    async (status) => {
      await pay(() => unpaid({ status }));
      expect(
        await screen.findByRole('heading', { name: 'Votre réservation n’a pas changé' }),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Reprendre la modification' })).toHaveAttribute('href', path);
    },
  );
});

describe('the link to the change', () => {
  const openOrder = (actions: readonly string[], hash = '') =>
    openPage(
      `/confirmation/${orderUUID}`,
      { order: () => ({ ...booked(), actions: [...actions] }) },
      { hash },
    );

  it('is on the page of a booking that can be changed', async () => {
    await openOrder(['change']);
    expect(await screen.findByTestId('change-link')).toHaveAttribute('href', path);
  });

  it('is absent when it cannot be changed', async () => {
    await openOrder(['cancel']);
    await screen.findByTestId('hub-actions');
    expect(screen.queryByTestId('change-link')).toBeNull();
  });

  it('is offered to a visitor who came to change, and explained to one who cannot', async () => {
    await openOrder(['change'], 'r=modification');
    const dialog = await screen.findByTestId('change-dialog');
    expect(within(dialog).getByRole('link', { name: 'Modifier la réservation' })).toHaveAttribute(
      'href',
      path,
    );
    await closePages();
    await openOrder([], 'r=modification');
    expect(words(await screen.findByTestId('change-dialog'))).toContain('appelez-nous');
  });
});
