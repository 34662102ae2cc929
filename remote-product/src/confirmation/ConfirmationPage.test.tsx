import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { Order } from '@detour/shared-contracts/api';
import { orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../testing/open-page';
import { orderFixture, paidOrderFixture } from '../testing/order.fixture';
import { issued, voucherOrderFixture } from '../testing/voucher-order.fixture';

const draftKey = 'checkoutDraft';
const path = `/confirmation/${orderUUID}?status=success&gaId=`;
const confirmed = () => paidOrderFixture({ amount: 38_200 });

afterEach(closePages);

describe('the confirmation', () => {
  it('shows the purchase, its price and the next steps', async () => {
    await openPage(path, { order: confirmed }, { now: '2026-11-21T13:21:00Z' });
    const order = await screen.findByTestId('confirmation-order');
    expect(order).toHaveAttribute('data-order-uuid', orderUUID);
    expect(order).toHaveAttribute('data-amount', '38200');
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent ?? '')).toBe(
      'Votre séjour est réservé !',
    );
    expect(order).toHaveTextContent('12345678');
    expect(order).toHaveTextContent(/Total\s*389,40/);
    expect(order).toHaveTextContent(/À régler sur place\s*7,40/);
    expect(order).toHaveTextContent('client@example.com');
    expect(screen.getByRole('link', { name: 'Ajouter à mon agenda' })).toHaveAttribute(
      'href',
      `/api/front/purchase/orders/${orderUUID}/calendar.ics`,
    );
  });

  it('has a heading and no axe violations while the order loads', async () => {
    const page = await openPage(path, { order: () => new Promise(() => undefined) }, { locale: 'nl_NL' });
    expect(screen.getByRole('heading', { level: 1, name: 'Bevestiging' })).toBeInTheDocument();
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('emits its event once and clears the draft', async () => {
    const stored = { [draftKey]: JSON.stringify({ savedAt: 0, buyer: {}, attempt: null }) };
    const page = await openPage(path, { order: confirmed }, { stored });
    await screen.findByTestId('confirmation-order');
    expect(page.host.stored.has(draftKey)).toBe(false);
    expect(page.host.emitted).toEqual([
      { name: 'product.order-confirmed@1', payload: { orderUUID, amount: 38200 } },
    ]);
    await waitFor(() => expect(page.page.snapshot()).toMatchObject({ state: { 'confirmation-told': true } }));
    const snapshot = page.page.snapshot();
    await closePages();
    const again = await openPage(path, { order: confirmed }, { snapshot });
    await screen.findByTestId('confirmation-order');
    expect(again.host.emitted).toEqual([]);
  });

  it('clears a gift’s texts after its purchase, but not after a stay', async () => {
    const stored = { giftCustomization: '{"fromName":"Camille","message":""}' };
    const gift = await openPage(
      path,
      { order: () => voucherOrderFixture({ status: 'confirmed' }) },
      { stored },
    );
    await screen.findByTestId('confirmation-order');
    expect(gift.host.stored.has('giftCustomization')).toBe(false);
    await closePages();
    const stay = await openPage(path, { order: confirmed }, { stored });
    await screen.findByTestId('confirmation-order');
    expect(stay.host.stored.has('giftCustomization')).toBe(true);
  });

  it('opens with a signed link', async () => {
    const page = await openPage(`/confirmation/${orderUUID}#token=signed`, { order: confirmed });
    await screen.findByTestId('confirmation-order');
    expect(page.callsTo('order')).toMatchObject([{ params: { orderUUID }, orderLink: 'signed' }]);
    expect(page.host.navigated).toEqual([`/confirmation/${orderUUID}`]);
  });

  it('links to the account if opened by the mail’s link, and only then', async () => {
    const flags = { customerAccount: true };
    await openPage(`/confirmation/${orderUUID}#token=signed`, { order: confirmed }, { flags });
    expect(await screen.findByRole('link', { name: 'Ajouter à mon compte' })).toHaveAttribute(
      'href',
      `/account/trips?order=${orderUUID}&locale=fr_FR`,
    );
    await closePages();
    await openPage(path, { order: confirmed }, { flags });
    await screen.findByTestId('confirmation-order');
    expect(screen.queryByRole('link', { name: 'Ajouter à mon compte' })).toBeNull();
  });

  it('waits for a slow bank', async () => {
    let status: Order['status'] = 'paying';
    await openPage(path, { order: () => orderFixture({ status }) });
    expect(await screen.findByText('Votre banque n’a pas encore répondu')).toBeInTheDocument();
    status = 'confirmed';
    expect(await screen.findByTestId('confirmation-order')).toBeInTheDocument();
  });

  it.each([
    ['held', 'Passer au paiement', `/booking/payment?order=${orderUUID}`],
    [
      'expired',
      'Reprendre ma réservation',
      '/booking/summary#checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2',
    ],
  ] as const)('shows the next step for an order that is %s', async (status, name, href) => {
    const page = await openPage(path, { order: () => orderFixture({ status }) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(page.host.emitted).toEqual([]);
  });

  it.each([401, 403, 404])('shows no order data to unauthorised visitors (%i)', async (status) => {
    const stranger: ApiError = { kind: 'problem', status, code: 'ORDER_NOT_FOUND', message: 'No order.' };
    await openPage(path, { order: () => stranger });
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp('ne peut pas être affichée ici') }),
    ).toBeInTheDocument();
    expect(screen.queryByTestId('confirmation-order')).toBeNull();
  });

  it('has no axe violations', async () => {
    const page = await openPage(path, { order: confirmed });
    await screen.findByTestId('confirmation-order');
    await waitFor(async () => {
      const { violations } = await axe.run(page.element, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations).toEqual([]);
    });
  });
});

describe('the confirmation of a voucher', () => {
  const gift = voucherOrderFixture({ status: 'confirmed' }, issued);

  it('shows code, printable voucher, message and next steps', async () => {
    await openPage(path, { order: () => gift });
    const order = await screen.findByTestId('confirmation-order');
    expect(order).toHaveAttribute('data-amount', '38900');
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent ?? '')).toBe(
      'Votre cadeau est en route !',
    );
    expect(screen.getByTestId('voucher-code')).toHaveTextContent(issued.code);
    expect(screen.getByRole('link', { name: 'Télécharger le bon (PDF)' })).toHaveAttribute(
      'href',
      issued.pdf,
    );
    expect(order).toHaveTextContent('Le château qu’on regardait depuis la route.');
    expect(order).toHaveTextContent('Valable jusqu’au 21 mai 2028');
    expect(screen.queryByRole('link', { name: 'Ajouter à mon agenda' })).toBeNull();
  });

  it('copies the code and confirms it', async () => {
    const user = userEvent.setup();
    await openPage(path, { order: () => gift });
    await user.click(await screen.findByRole('button', { name: 'Copier le code' }));
    expect(await navigator.clipboard.readText()).toBe(issued.code);
    expect(screen.getByRole('button', { name: 'Code copié' })).toBeInTheDocument();
  });

  it('selects the code when the browser refuses to copy', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await openPage(path, { order: () => gift });
    await user.click(await screen.findByRole('button', { name: 'Copier le code' }));
    await waitFor(() => expect(getSelection()?.toString()).toBe(issued.code));
    expect(screen.getByRole('button', { name: 'Copier le code' })).toBeInTheDocument();
  });

  it('shows no code before the payment', async () => {
    await openPage(path, { order: () => voucherOrderFixture() });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: new RegExp('Cette commande n’est pas encore payée'),
      }),
    ).toBeInTheDocument();
    expect(screen.queryByTestId('voucher-code')).toBeNull();
  });

  it('has no axe violations', async () => {
    const page = await openPage(path, { order: () => gift });
    await screen.findByTestId('confirmation-order');
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
