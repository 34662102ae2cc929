import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { locales } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../testing/open-page';

const path = '/giftcard/customization';
const price = () => screen.getByTestId('product-price');
const value = () => screen.getByTestId('gift-card-value');
const offer = () => screen.getByTestId('gift-offer-button');

afterEach(closePages);

describe('the page of a gift card', () => {
  it.each(locales)('has the same path in %s [ROUTE-027] [I18N-009]', async (locale) => {
    const page = await openPage(path, {}, { locale });
    expect(screen.getByTestId('page-giftcard-customization')).toBeInTheDocument();
    expect(page.prefetched?.head.canonicalPath).toBe(path);
  });

  it('shows amount, format, texts and preview, then opens the checkout [GCARD-001]', async () => {
    const page = await openPage(path);
    expect(price()).toHaveAttribute('data-amount', '10000');
    await userEvent.click(screen.getByRole('radio', { name: /^150/ }));
    expect(price()).toHaveAttribute('data-amount', '15000');
    expect(value()).toHaveValue('150');
    await userEvent.type(screen.getByTestId('gift-from-name'), 'Camille');
    const card = screen.getByRole('figure');
    expect(card).toHaveTextContent('De la part de Camille');
    expect(plain(card.textContent ?? '')).toContain('150 €');
    expect(card).toHaveTextContent('Valable jusqu’au 21 novembre 2027');
    await userEvent.click(offer());
    expect(page.host.navigated).toEqual(['/gift/checkout?kind=gift-card&amount=15000&giftFormat=digital']);
    expect(page.host.emitted[0]).toEqual({
      name: 'gifting.added-to-cart@1',
      payload: { kind: 'gift_card', id: '', amount: 15_000, format: 'digital' },
    });
  });

  it('accepts amounts from 25 to 500 euros in steps of 5 and explains why it rejects others [GCARD-001]', async () => {
    const page = await openPage(path);
    await userEvent.clear(value());
    await userEvent.type(value(), '85');
    expect(price()).toHaveAttribute('data-amount', '8500');
    expect(value()).toHaveAccessibleDescription(/25.€ à 500.€, par tranches de 5.€/);
    await userEvent.clear(value());
    await userEvent.type(value(), '83');
    await userEvent.click(offer());
    expect(value()).toHaveFocus();
    await userEvent.tab();
    expect(value()).toHaveAccessibleDescription(/Ce montant n’est pas possible/);
    expect(page.host.navigated).toEqual([]);
    expect(page.host.emitted).toEqual([]);
  });

  it('keeps the amount for a return from the checkout, also after a reload [L2]', async () => {
    const first = await openPage(path);
    await userEvent.clear(value());
    await userEvent.type(value(), '85');
    const stored = Object.fromEntries(first.host.stored);
    await closePages();
    await openPage(path, {}, { stored });
    expect(value()).toHaveValue('85');
    expect(price()).toHaveAttribute('data-amount', '8500');
  });

  it('can be sent by post where offered [GIFT-006] [GIFT-008]', async () => {
    const page = await openPage(path);
    await userEvent.click(await screen.findByRole('radio', { name: /^Physique.*Livraison offerte/ }));
    await userEvent.click(offer());
    expect(page.host.navigated).toEqual(['/gift/checkout?kind=gift-card&amount=10000&giftFormat=physical']);
  });

  it('has no axe violations', async () => {
    const page = await openPage(path);
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
