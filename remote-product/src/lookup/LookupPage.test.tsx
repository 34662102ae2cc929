import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { closePages, openPage } from '../testing/open-page';

afterEach(closePages);

const token = '20800.abc';
const found = () => ({ orderUUID, token, locale: 'fr_FR' });
const notFound = (): ApiError => ({
  kind: 'problem',
  message: 'There is no order.',
  status: 404,
  code: 'ORDER_NOT_FOUND',
});

const fill = async (number: string, email: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText(/Numéro de réservation/), number);
  await userEvent.type(screen.getByLabelText(/Adresse e-mail/), email);
  await userEvent.click(screen.getByRole('button', { name: 'Retrouver' }));
};

describe('the page that finds a booking', () => {
  it('opens the booking of a number and the buyer’s address [ACC-009]', async () => {
    const page = await openPage('/booking/lookup', { bookingLookup: found });
    await fill('1234 5678', ' lea@example.org');
    await waitFor(() =>
      expect(page.host.navigated).toEqual([`/confirmation/${orderUUID}?locale=fr_FR#token=${token}`]),
    );
    expect(page.callsTo('bookingLookup')).toMatchObject([
      { body: { orderNumber: '12345678', email: 'lea@example.org' } },
    ]);
  });

  it('leads to the action of the address [ACC-009]', async () => {
    const page = await openPage('/booking/lookup#r=cancellation', { bookingLookup: found });
    await fill('12345678', 'lea@example.org');
    await waitFor(() =>
      expect(page.host.navigated[0]).toBe(
        `/confirmation/${orderUUID}?locale=fr_FR#token=${token}&r=cancellation`,
      ),
    );
  });

  it('sends nothing with an invalid number or address and shows the errors', async () => {
    const page = await openPage('/booking/lookup', { bookingLookup: found });
    await fill('1234', 'lea');
    const summary = await screen.findByRole('group', { name: '2 champs sont à corriger' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Le numéro de réservation comporte 8 chiffres');
    expect(page.callsTo('bookingLookup')).toEqual([]);
  });

  it('reports an unknown booking and keeps the input', async () => {
    const page = await openPage('/booking/lookup', { bookingLookup: notFound });
    await fill('12345678', 'lea@example.org');
    expect(await screen.findByRole('alert')).toHaveTextContent('Aucune réservation ne correspond');
    expect(screen.getByLabelText(/Numéro de réservation/)).toHaveValue('12345678');
    const { violations } = await axe.run(page.element, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe.each([
  ['modification', /pour la modifier/],
  ['cancellation', /pour l’annuler/],
  ['invoice', /sa facture/],
  ['withdrawal', /14 jours pour renoncer au contrat/],
])('the page that finds a booking for its %s', (r, lead) => {
  it('reports it [ACC-009]', async () => {
    await openPage(`/booking/lookup#r=${r}`);
    expect(await screen.findByText(lead)).toBeInTheDocument();
  });
});
