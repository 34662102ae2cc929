import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountFixture, signInCookie } from '@detour/shared-checkout/testing';
import { orderUUID, tripFixture } from '../testing/account.fixture';
import { closePages, lost, type OpenedPage, openPage, problem } from '../testing/open-page';

let rendered: OpenedPage;

beforeEach(() => signInCookie(true));
afterEach(closePages);

const me = () => accountFixture();
const past = tripFixture({
  orderUUID: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b0bb',
  label: 'Deux nuits de château',
  when: 'past',
  status: 'cancelled',
});

describe('the trips', () => {
  it('lists upcoming trips before past ones, each with its status and a link to its order [ACC-005]', async () => {
    rendered = await openPage('/account/trips', { me, trips: () => ({ trips: [past, tripFixture()] }) });
    const upcoming = within(await screen.findByRole('region', { name: 'À venir' }));
    expect(upcoming.getByRole('link', { name: 'Face aux falaises' })).toHaveAttribute(
      'href',
      `/confirmation/${orderUUID}`,
    );
    expect(upcoming.getByText('Confirmé')).toBeInTheDocument();
    expect(upcoming.getByText(/^11–\u2060?13 décembre 2026, 2 nuits$/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Passés' })).getByText('Annulé')).toBeInTheDocument();
    expect(screen.getAllByTestId('trip').map((trip) => trip.dataset['orderUuid'])).toEqual([
      orderUUID,
      past.orderUUID,
    ]);
  });

  it('links each action that the gateway allows to its dialog on the order’s page [ACC-009]', async () => {
    const trip = tripFixture({ actions: ['cancel', 'invoice', 'itinerary', 'unknown'] });
    rendered = await openPage('/account/trips', { me, trips: () => ({ trips: [trip, past] }) });
    const upcoming = within(await screen.findByRole('region', { name: 'À venir' }));
    const links = upcoming.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Face aux falaises', `/confirmation/${orderUUID}`],
      ['Annuler', `/confirmation/${orderUUID}#r=cancellation`],
      ['Facture', `/confirmation/${orderUUID}#r=invoice`],
    ]);
    expect(upcoming.getByRole('link', { name: 'Annuler' })).toHaveAccessibleDescription('Face aux falaises');
    expect(within(screen.getByRole('region', { name: 'Passés' })).getAllByRole('link')).toHaveLength(1);
  });

  it('shows the expiry date of a voucher', async () => {
    const voucher = tripFixture({
      kind: 'box',
      checkin: null,
      checkout: null,
      nights: null,
      hotel: null,
      validUntil: '2028-05-14',
    });
    rendered = await openPage('/account/trips', { me, trips: () => ({ trips: [voucher] }) });
    expect(await screen.findByText('Utilisable jusqu’au 14 mai 2028')).toBeInTheDocument();
  });

  it('shows a hint without trips', async () => {
    rendered = await openPage('/account/trips', { me, trips: () => ({ trips: [] }) });
    expect(await screen.findByRole('heading', { name: 'Pas encore de séjour' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir les séjours' })).toHaveAttribute('href', '/recherche');
  });

  it('offers a retry', async () => {
    const trips = jest.fn().mockReturnValue(lost);
    rendered = await openPage('/account/trips', { me, trips }, { cold: true });
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 4000 });
    trips.mockReturnValue({ trips: [tripFixture()] });
    await userEvent.click(retry);
    expect(await screen.findByTestId('trip')).toBeInTheDocument();
  });

  it('redirects to sign-in while signed out and keeps the order of the mail [ACC-007]', async () => {
    signInCookie(false);
    rendered = await openPage(`/account/trips?order=${orderUUID}`);
    await waitFor(() => expect(rendered.host.navigated).toHaveLength(1));
    expect(decodeURIComponent(rendered.host.navigated[0] ?? '')).toBe(
      `/account/signin?origin=/account/trips?order=${orderUUID}`,
    );
  });

  it('adds the order of a confirmation mail by its link', async () => {
    const attachTrip = jest.fn(() => problem(404, 'ORDER_NOT_FOUND'));
    rendered = await openPage(`/account/trips?order=${orderUUID}`, {
      me,
      trips: () => ({ trips: [] }),
      attachTrip,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter la réservation' }));
    expect(attachTrip).toHaveBeenCalledWith(expect.objectContaining({ params: { orderUUID }, body: {} }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’ouvre plus la réservation');
  });
});
