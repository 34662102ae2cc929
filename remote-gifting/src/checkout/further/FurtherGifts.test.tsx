import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { OrderRequest } from '@detour/shared-contracts/api';
import { draftedAt, draftFixture } from '@detour/shared-checkout/testing';
import { closePages, openPage, type OpenedPage } from '../../testing/open-page';

const boxPath = '/gift/checkout?code=SEA1N-D-EBOX&giftFormat=digital';
const words = '{"fromName":"Camille","message":"Pour Jonas"}';
const ready = (extra = {}) => ({
  now: draftedAt,
  stored: { checkoutDraft: draftFixture(extra), giftCustomization: words },
});

const total = () => screen.getByTestId('summary-total');
const another = () => screen.findByTestId('add-gift');
const gifts = () => screen.queryAllByTestId('further-gift');
const itemsOf = (page: OpenedPage) =>
  (page.callsTo('createOrder').at(-1)?.body as OrderRequest).items as Extract<
    OrderRequest['items'],
    { voucherItem: unknown }
  >;

afterEach(closePages);

describe('several gifts in one order', () => {
  it('are added one by one, priced together, and sent each with its message and recipient', async () => {
    const page = await openPage(boxPath, {}, ready());
    await userEvent.click(await another());
    const [second] = gifts();
    expect(within(second!).getByRole('heading', { name: 'Cadeau 2' })).toHaveFocus();
    expect(total()).toHaveAttribute('data-amount', '29800');
    expect(screen.getByTestId('page-gift-checkout')).toHaveTextContent('2 × Coffret cadeau');
    await userEvent.type(within(second!).getByTestId('gift-message'), 'Pour Claire');
    await userEvent.click(await within(second!).findByRole('radio', { name: /^Par e-mail à la personne/ }));
    await userEvent.click(screen.getByTestId('pay-button'));
    expect(page.callsTo('createOrder')).toHaveLength(0);
    expect(screen.getAllByText(/^Cadeau 2 –/).length).toBeGreaterThan(0);
    await userEvent.type(within(second!).getByRole('textbox', { name: /Prénom de la personne/ }), 'Claire');
    await userEvent.type(
      within(second!).getByRole('textbox', { name: /Adresse e-mail de la personne/ }),
      'claire@example.com',
    );
    await userEvent.click(screen.getByTestId('pay-button'));
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(page.callsTo('createOrder').at(-1)?.body).toMatchObject({ expectedAmount: 29_800 });
    const { voucherItem, furtherItems } = itemsOf(page);
    expect(voucherItem.customization).toEqual({ fromName: 'Camille', message: 'Pour Jonas' });
    expect(furtherItems).toMatchObject([
      {
        kind: 'box',
        productId: 'SEA1N-D-EBOX',
        customization: { fromName: 'Camille', message: 'Pour Claire' },
        delivery: { toName: 'Claire', toEmail: 'claire@example.com' },
      },
    ]);
  });

  it('are restored after a reload, without data of a removed one', async () => {
    const page = await openPage(
      boxPath,
      {},
      ready({ 'gifts.further': '1 3', 'gift1.message': 'Un', 'gift3.message': 'Trois' }),
    );
    await screen.findByTestId('summary-form');
    expect(
      gifts().map((gift) => (within(gift).getByTestId('gift-message') as HTMLTextAreaElement).value),
    ).toEqual(['Un', 'Trois']);
    await userEvent.click(within(gifts()[0]!).getByRole('button', { name: /Retirer ce cadeau/ }));
    expect(gifts()).toHaveLength(1);
    expect(total()).toHaveAttribute('data-amount', '29800');
    expect(page.host.storage.read('checkoutDraft')).not.toContain('gift1.');
    await userEvent.click(screen.getByTestId('pay-button'));
    await waitFor(() => expect(itemsOf(page).furtherItems).toHaveLength(1));
    expect(itemsOf(page).furtherItems?.[0]?.customization.message).toBe('Trois');
  });

  it('are ten at most, and not offered by post or for the buyer’s own use', async () => {
    await openPage(boxPath, {}, ready({ 'gifts.further': '1 2 3 4 5 6 7 8 9 10 11' }));
    await screen.findByTestId('summary-form');
    expect(gifts()).toHaveLength(9);
    expect(screen.queryByTestId('add-gift')).toBeNull();
    expect(screen.getByText('Dix cadeaux au maximum par commande.')).toBeInTheDocument();
    await closePages();
    await openPage(boxPath.replace('digital', 'physical'), {}, ready({ 'gifts.further': '1' }));
    await screen.findByTestId('summary-form');
    expect(gifts()).toHaveLength(0);
    expect(total()).toHaveAttribute('data-amount', '14900');
  });

  it('have no axe violations', async () => {
    const page = await openPage(boxPath, {}, ready({ 'gifts.further': '1' }));
    await screen.findByTestId('summary-form');
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
