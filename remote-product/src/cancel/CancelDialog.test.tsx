import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage, type OpenedPage } from '../testing/open-page';
import { cancellationFixture, cancelledFixture, halfFixture } from '../testing/cancellation.fixture';
import { orderFixture } from '../testing/order.fixture';
import { issued, voucherOrderFixture } from '../testing/voucher-order.fixture';

const path = `/confirmation/${orderUUID}`;
const booked = () => orderFixture({ status: 'confirmed', payment: { method: 'card', last4: '4242' } });
const lost: ApiError = { kind: 'network', message: 'cut' };
const broken: ApiError = { kind: 'invalid', message: 'no answer that fits' };
const problem = (code: string): ApiError => ({ kind: 'problem', status: 409, code, message: code });

const words = (element: HTMLElement): string => plain(element.textContent ?? '');
const openDialog = async (name = 'Annuler la réservation') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByTestId('cancel-dialog');
};
const confirm = (name = 'Confirmer l’annulation') => userEvent.click(screen.getByRole('button', { name }));
const violationsOf = async ({ element }: OpenedPage) =>
  (
    await axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  ).violations.map(({ id }) => id);

afterEach(closePages);

describe('the cancellation of a stay', () => {
  it('shows the refund, its destination and its time before anything is cancelled', async () => {
    const page = await openPage(path, { order: booked });
    const dialog = await openDialog();
    await within(dialog).findByText('Ce qui vous est remboursé');
    expect(words(dialog)).toContain(
      'Sur la carte se terminant par 4242Sous 5 à 10 jours, selon votre banque282,00 €',
    );
    expect(words(dialog)).toContain(
      'Sur la carte cadeau, code se terminant par K7QXTout de suite, avec le même code100,00 €',
    );
    expect(page.callsTo('cancelOrder')).toHaveLength(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows the amount that is kept, and the refund on a later day', async () => {
    await openPage(path, { order: booked, cancellation: halfFixture });
    const dialog = await openDialog();
    expect(
      await within(dialog).findByText('Non remboursé, selon vos conditions d’annulation'),
    ).toBeInTheDocument();
    expect(words(dialog)).toContain('Jusqu’au 9 décembre 2026, 23 h 59 : 191,00 € (50 %)');
    expect(words(dialog)).toContain('Ensuite : rien');
  });

  it('says whether the price of an insurance comes back [INS-003]', async () => {
    const told = { ...cancellationFixture(), insurance: 2_292 };
    await openPage(path, { order: booked, cancellation: () => told });
    await openDialog();
    expect(plain((await screen.findByTestId('cancel-insurance')).textContent ?? '')).toBe(
      'L’assurance annulation (22,92 €) est remboursée elle aussi.',
    );
    await closePages();
    await openPage(path, { order: booked, cancellation: () => ({ ...halfFixture(), insurance: 2_292 }) });
    await openDialog();
    expect(await screen.findByTestId('cancel-insurance')).toHaveTextContent('n’est pas remboursée');
    await closePages();
    await openPage(path, { order: booked });
    const dialog = await openDialog();
    await within(dialog).findByText('Ce qui vous est remboursé');
    expect(screen.queryByTestId('cancel-insurance')).toBeNull();
  });

  it('states when nothing is refunded', async () => {
    const now = { percent: 0, card: 0, vouchers: [], kept: 38_200 };
    await openPage(path, { order: booked, cancellation: () => cancellationFixture({ now }) });
    expect(words(await openDialog())).not.toContain('Sous 5 à 10 jours');
    expect(await screen.findByText(/Rien ne vous est remboursé/)).toBeInTheDocument();
  });

  it('cancels for the shown sums, and the page becomes the receipt', async () => {
    const page = await openPage(path, { order: booked, cancelOrder: () => cancelledFixture() });
    await openDialog();
    await screen.findByText('Ce qui vous est remboursé');
    await confirm();
    const receipt = await screen.findByTestId('cancelled-order');
    expect(page.callsTo('cancelOrder')).toMatchObject([
      { params: { orderUUID }, body: { expected: { card: 28_200, vouchers: 10_000 } } },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Votre réservation est annulée' })).toHaveFocus();
    expect(words(receipt)).toContain('12345678');
    expect(words(receipt)).toContain('Reçue le 21 novembre 2026 à 11 h 05.');
    expect(words(receipt)).toContain(
      'Sur la carte se terminant par 4242Sous 5 à 10 jours, selon votre banque282,00 €',
    );
    expect(await violationsOf(page)).toEqual([]);
  });

  it('keeps the dialog when the response is lost, and repeats the same request', async () => {
    let isLost = true;
    const page = await openPage(path, {
      order: booked,
      cancelOrder: () => (isLost ? lost : cancelledFixture()),
    });
    await openDialog();
    await screen.findByText('Ce qui vous est remboursé');
    await confirm();
    expect(await screen.findByText(/une annulation ne compte jamais deux fois/)).toBeInTheDocument();
    isLost = false;
    await confirm();
    await screen.findByTestId('cancelled-order');
    const bodies = page.callsTo('cancelOrder').map(({ body }) => body);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
  });

  it('shows the new amounts when a step has expired in the meantime, and cancels only for these', async () => {
    let isLate = false;
    const page = await openPage(path, {
      order: booked,
      cancellation: () => (isLate ? halfFixture() : cancellationFixture()),
      cancelOrder: () => {
        if (isLate) return cancelledFixture();
        isLate = true;
        return problem('REFUND_CHANGED');
      },
    });
    const dialog = await openDialog();
    await screen.findByText('Ce qui vous est remboursé');
    await confirm();
    expect(await screen.findByText(/les montants ont changé/)).toBeInTheDocument();
    expect(words(dialog)).toContain('191,00 €');
    await confirm();
    await screen.findByTestId('cancelled-order');
    expect(page.callsTo('cancelOrder').map(({ body }) => body)).toEqual([
      { expected: { card: 28_200, vouchers: 10_000 } },
      { expected: { card: 19_100, vouchers: 0 } },
    ]);
  });

  it('explains why a stay that has begun cannot be cancelled', async () => {
    const begun = () => cancellationFixture({ allowed: false, reason: 'started' });
    await openPage(path, { order: booked, cancellation: begun });
    await openDialog();
    expect(await screen.findByText(/Ce séjour a commencé/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmer l’annulation' })).toBeNull();
  });

  it('offers another try when the sums cannot be loaded', async () => {
    let isLost = true;
    await openPage(path, { order: booked, cancellation: () => (isLost ? broken : cancellationFixture()) });
    await openDialog();
    isLost = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Ce qui vous est remboursé')).toBeInTheDocument();
  });

  it('asks to reload a page whose order was cancelled elsewhere [SHELL-008]', async () => {
    let isOver = false;
    await openPage(path, {
      order: booked,
      cancellation: () => cancellationFixture(isOver ? { allowed: false, reason: 'closed' } : {}),
      cancelOrder: () => problem('ORDER_CLOSED'),
    });
    await openDialog();
    await screen.findByText('Ce qui vous est remboursé');
    isOver = true;
    await confirm();
    const modal = await screen.findByRole('dialog', { name: 'Cette page n’est plus à jour' });
    expect(within(modal).getByRole('alert')).toHaveTextContent(/annulée ou modifiée ailleurs/);
    expect(within(modal).getByRole('button', { name: 'Recharger la page' })).toBeInTheDocument();
    expect(screen.queryByTestId('cancel-dialog')).toBeNull();
  });

  it('opens at once for a visitor who came to cancel [ACC-009]', async () => {
    const page = await openPage(`${path}#token=signed&r=cancellation`, { order: booked });
    expect(await screen.findByText('Ce qui vous est remboursé')).toBeInTheDocument();
    expect(page.host.navigated).toEqual([`${path}#r=cancellation`]);
  });

  it('is not offered when the gateway does not allow it', async () => {
    await openPage(path, { order: () => ({ ...booked(), actions: ['invoice'] }) });
    await screen.findByTestId('confirmation-order');
    expect(screen.queryByRole('button', { name: 'Annuler la réservation' })).toBeNull();
  });
});

describe('the withdrawal from a voucher', () => {
  const gift = voucherOrderFixture({ status: 'confirmed' }, issued);
  const { closedAt: _closedAt, money: _money, ...bought } = gift;
  const withdrawn = cancelledFixture({}, { ...bought, status: 'cancelled' as const });
  const preview = () => cancellationFixture({ right: 'withdrawal' });

  it('takes two steps, and the page is the receipt with day and time', async () => {
    const page = await openPage(path, {
      order: () => gift,
      cancellation: preview,
      cancelOrder: () => withdrawn,
    });
    await openDialog('Renoncer au contrat ici');
    await screen.findByText('Ce qui vous est remboursé');
    expect(page.callsTo('cancelOrder')).toHaveLength(0);
    await confirm('Confirmer la rétractation');
    const receipt = await screen.findByTestId('cancelled-order');
    expect(words(receipt)).toContain('Nous avons reçu votre rétractation');
    expect(words(receipt)).toContain('Reçue le 21 novembre 2026 à 11 h 05.');
  });

  it('changes nothing when it fails', async () => {
    await openPage(path, { order: () => gift, cancellation: preview, cancelOrder: () => lost });
    await openDialog('Renoncer au contrat ici');
    await screen.findByText('Ce qui vous est remboursé');
    await confirm('Confirmer la rétractation');
    expect(await screen.findByText(/Nous n’avons pas eu de réponse/)).toBeInTheDocument();
    expect(screen.getByTestId('voucher-code')).toBeInTheDocument();
  });
});

describe('the page of a cancelled order', () => {
  it.each([
    ['settled', 'Remboursé le 21 novembre 2026'],
    ['failed', 'Votre banque a refusé le remboursement'],
  ] as const)('shows that the refund is %s', async (state, sentence) => {
    const [card] = cancelledFixture().money?.refunds ?? [];
    const order = cancelledFixture({ refunds: card ? [{ ...card, state }] : [] });
    await openPage(path, { order: () => order });
    await waitFor(() => expect(words(screen.getByTestId('cancelled-order'))).toContain(sentence));
  });

  it('states that nothing was refunded when the terms allow no refund', async () => {
    await openPage(path, { order: () => cancelledFixture({ refunds: [], kept: 38_200 }) });
    expect(await screen.findByText(/Rien n’a été remboursé/)).toBeInTheDocument();
  });

  it('shows an unpaid order, or one of an older gateway, as before', async () => {
    await openPage(path, { order: () => orderFixture({ status: 'cancelled' }) });
    expect(await screen.findByRole('link', { name: 'Reprendre ma réservation' })).toBeInTheDocument();
    expect(screen.queryByTestId('cancelled-order')).toBeNull();
  });
});
