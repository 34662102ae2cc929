import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { orderUUID } from '@detour/shared-checkout/testing';
import { closePages, openPage } from '../../testing/open-page';
import { cancellationFixture } from '../../testing/cancellation.fixture';
import { issued, voucherFixture, voucherOrderFixture } from '../../testing/voucher-order.fixture';

const path = `/confirmation/${orderUUID}`;
const gift = (number: number, toName = '') =>
  voucherFixture({
    ...issued,
    toName,
    code: `DTR-000${number}-AAAA-AAAA-AAAA`,
    pdf: `/api/front/purchase/orders/${orderUUID}/gifts/${number}/voucher.pdf`,
  });
const three = [gift(0), gift(1, 'Claire'), gift(2, 'Noé')];
const order = (vouchers = three) =>
  voucherOrderFixture({ status: 'confirmed', vouchers, actions: ['withdraw', 'voucher'] }, issued);
const without = three.map((one, position) =>
  position === 1 ? { ...one, state: 'refunded' as const, withdrawUntil: null, code: null, pdf: null } : one,
);

afterEach(closePages);

describe('an order of several gifts', () => {
  it('shows each with its recipient, code and paper', async () => {
    const page = await openPage(path, { order: () => order() });
    const shown = await screen.findAllByTestId('hub-gift');
    expect(shown.map((one) => within(one).getAllByRole('heading')[0]?.textContent)).toEqual([
      'Cadeau 1',
      'Cadeau 2, pour Claire',
      'Cadeau 3, pour Noé',
    ]);
    shown.forEach((one, number) => expect(one).toHaveTextContent(`DTR-000${number}`));
    // The stages of the first gift would look like those of all gifts.
    expect(screen.queryByText('Immédiat par e-mail')).toBeNull();
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('brings the gift of its link into view', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openPage(`${path}#gift-2`, { order: () => order() });
    await waitFor(() => expect(screen.getAllByTestId('hub-gift')[1]).toHaveFocus());
    expect(scroll).toHaveBeenCalledTimes(1);
    scroll.mockRestore();
  });

  it('leaves the visitor where they were after Back', async () => {
    const first = await openPage(`${path}#gift-2`, { order: () => order() });
    await waitFor(() => expect(screen.getAllByTestId('hub-gift')[1]).toHaveFocus());
    await waitFor(() => expect(first.page.snapshot()).toMatchObject({ state: { 'gift-shown': 'gift-2' } }));
    const snapshot = first.page.snapshot();
    await closePages();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openPage(`${path}#gift-2`, { order: () => order() }, { snapshot });
    expect(await screen.findAllByTestId('hub-gift')).toHaveLength(3);
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('withdraws from the chosen ones for the shown sum, and keeps the others', async () => {
    let current = order();
    const page = await openPage(path, {
      order: () => current,
      cancellation: () =>
        cancellationFixture({
          right: 'withdrawal',
          now: { percent: 100, card: 14_300, vouchers: [], kept: 28_600 },
        }),
      withdrawGifts: () => (current = order(without)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Renoncer au contrat ici' }));
    const choice = await screen.findByTestId('gift-choice');
    for (const name of [/Cadeau 1/, /Cadeau 3/])
      await userEvent.click(within(choice).getByRole('checkbox', { name }));
    await screen.findByText('Ce qui vous est remboursé');
    expect(page.callsTo('cancellation').at(-1)?.query).toEqual({ positions: '1' });
    // The amount that is not refunded pays for the other gifts. It is not kept by the terms.
    expect(screen.queryByText(/Non remboursé/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer la rétractation' }));
    await waitFor(() => expect(page.callsTo('withdrawGifts')).toHaveLength(1));
    expect(page.callsTo('withdrawGifts')[0]?.body).toMatchObject({ positions: [1] });
    await screen.findByText(/Vous avez renoncé à ce cadeau/);
    expect(screen.queryByTestId('gift-choice')).toBeNull();
    expect(screen.getAllByTestId('hub-gift').map((one) => one.dataset['state'])).toEqual([
      'issued',
      'refunded',
      'issued',
    ]);
  });

  it('requires at least one gift', async () => {
    await openPage(path, {
      order: () => order(without),
      cancellation: () => cancellationFixture({ right: 'withdrawal' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Renoncer au contrat ici' }));
    const boxes = within(await screen.findByTestId('gift-choice')).getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    for (const box of boxes) await userEvent.click(box);
    expect(screen.getByText('Choisissez au moins un cadeau.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmer la rétractation' })).toBeNull();
  });
});
