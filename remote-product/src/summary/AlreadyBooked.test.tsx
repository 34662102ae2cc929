import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderUUID } from '@detour/shared-checkout/testing';
import { closePages, openPage } from '../testing/open-page';
import { paidOrderFixture } from '../testing/order.fixture';
import { cancelledFixture } from '../testing/cancellation.fixture';

const hash = 'checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2';
const booking = {
  orderUUID,
  orderNumber: '12345678',
  offerId: '123',
  checkin: '2026-12-11',
  checkout: '2026-12-13',
};
const stored = { lastBooking: JSON.stringify(booking) };

afterEach(closePages);

describe('the summary after a booking in this tab', () => {
  it('shows the number, and the form only to a buyer who asks for a second booking', async () => {
    const user = userEvent.setup();
    await openPage('/booking/summary', {}, { hash, stored });
    const note = await screen.findByTestId('already-booked');
    expect(note).toHaveTextContent('12345678');
    expect(screen.getByRole('link', { name: 'Ouvrir ma réservation' })).toHaveAttribute(
      'href',
      `/confirmation/${orderUUID}`,
    );
    expect(screen.queryByTestId('summary-form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Réserver une seconde fois' }));
    expect(await screen.findByTestId('summary-form')).toBeInTheDocument();
  });

  it.each([
    ['other dates', { ...booking, checkin: '2026-12-18', checkout: '2026-12-20' }],
    ['another stay', { ...booking, offerId: '124' }],
    ['an unreadable value', 'x'],
  ])('shows the form for %s', async (_what, value) => {
    await openPage('/booking/summary', {}, { hash, stored: { lastBooking: JSON.stringify(value) } });
    expect(await screen.findByTestId('summary-form')).toBeInTheDocument();
  });

  it('learns of a booking at its confirmation, and forgets it with its cancellation', async () => {
    const page = await openPage(`/confirmation/${orderUUID}`, { order: () => paidOrderFixture() });
    await screen.findByTestId('confirmation-order');
    await waitFor(() => expect(JSON.parse(page.host.stored.get('lastBooking') ?? 'null')).toEqual(booking));
    await closePages();
    const again = await openPage(
      `/confirmation/${orderUUID}`,
      { order: () => cancelledFixture() },
      { stored },
    );
    await screen.findByTestId('cancelled-order');
    await waitFor(() => expect(again.host.stored.has('lastBooking')).toBe(false));
  });
});
