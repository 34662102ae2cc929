import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AvailabilityDay, AvailabilityResponse } from '@detour/shared-contracts/api';
import type { ApiError } from '@detour/remote-kit';
import { watchDayNames } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../../testing/open-page';

const path = '/sejours/recherche/123';

const day = (date: string): AvailabilityDay => ({
  day: date,
  price: 38940,
  amount: 38200,
  promo: 0,
  bestPriceOfTheMonth: false,
  minLos: 2,
  availableRooms: 4,
});

const two = (value: number): string => String(value).padStart(2, '0');

/** Every second day of a month is available. */
const daysOf = (month: string, count: number): AvailabilityResponse['days'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const date = `${month}-${two(index + 1)}`;
      return [date, index % 2 === 0 ? day(date) : null];
    }),
  );

const months: Readonly<Record<string, AvailabilityResponse>> = {
  '2026-11': {
    days: { ...daysOf('2026-11', 30), ...daysOf('2026-12', 31) },
    possibleNights: { start: 2, end: 5 },
    nextMonth: '2027-01',
  },
  '2027-01': {
    days: { ...daysOf('2027-01', 31), ...daysOf('2027-02', 28) },
    possibleNights: { start: 2, end: 5 },
    nextMonth: '2027-03',
  },
  '2027-03': {
    days: { ...daysOf('2027-03', 31), ...daysOf('2027-04', 30) },
    possibleNights: { start: 2, end: 5 },
    nextMonth: null,
  },
};

const availabilities = ({ query }: { query?: unknown }): AvailabilityResponse =>
  months[(query as { month: string }).month] as AvailabilityResponse;

const openCalendar = async (hash = '', answers = {}) => {
  const page = await openPage(path, { availabilities, ...answers }, { hash });
  await userEvent.click(screen.getByRole('button', { name: /Arrivée.*Départ/ }));
  await screen.findByTestId('calendar');
  return page;
};

const dayButton = (date: string): HTMLElement => {
  const found = screen.getAllByTestId('calendar-day').find((button) => button.dataset['date'] === date);
  if (!found) throw new Error(`The calendar shows no ${date}.`);
  return found;
};

const known = (date: string) => waitFor(() => expect(dayButton(date)).toHaveAttribute('data-amount'));
const hash = (page: { host: { navigation: { location(): { hash: string } } } }) =>
  page.host.navigation.location().hash;

afterEach(closePages);

describe('the product calendar', () => {
  it('makes the names of days when it opens first, not with the page', async () => {
    const dayNames = watchDayNames();
    await openPage(path, { availabilities });
    expect(dayNames.areMade()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: /Arrivée.*Départ/ }));
    await screen.findByTestId('calendar');
    expect(dayNames.areMade()).toBe(true);
    dayNames.end();
  });

  it('uses the first day as check-in, a later one as check-out, and writes both [PROD-050] [PROD-051]', async () => {
    const page = await openCalendar();
    await known('2026-12-01');
    await userEvent.click(dayButton('2026-12-01'));
    expect(hash(page)).toBe('');
    expect(page.callsTo('checkoutNights')[0]?.query).toMatchObject({ checkin: '2026-12-01', adult: 2 });
    await userEvent.click(dayButton('2026-12-03'));
    expect(hash(page)).toBe('#checkin=2026-12-01&checkout=2026-12-03&nights=2');
  });

  it('accepts only the nights that the check-in allows [DATE-008]', async () => {
    const page = await openCalendar();
    await known('2026-12-01');
    await userEvent.click(dayButton('2026-12-01'));
    await waitFor(() => expect(dayButton('2026-12-05')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(dayButton('2026-12-05'));
    expect(hash(page)).toBe('');
    await userEvent.click(dayButton('2026-12-04'));
    expect(hash(page)).toContain('nights=3');
  });

  it('ignores the nights rule if its call fails [DATE-018]', async () => {
    const lost: ApiError = { kind: 'network', message: 'cut' };
    const page = await openCalendar('', { checkoutNights: () => lost });
    await known('2026-12-01');
    await userEvent.click(dayButton('2026-12-01'));
    await userEvent.click(dayButton('2026-12-06'));
    expect(hash(page)).toContain('nights=5');
    expect(screen.queryByRole('alert', { name: /.+/ })).toBeNull();
  });

  it('restarts from an earlier day [PROD-052]', async () => {
    const page = await openCalendar();
    await known('2026-12-15');
    await userEvent.click(dayButton('2026-12-15'));
    await userEvent.click(dayButton('2026-12-11'));
    expect(hash(page)).toBe('');
    await userEvent.click(dayButton('2026-12-13'));
    expect(hash(page)).toContain('checkin=2026-12-11&checkout=2026-12-13');
  });

  it('discards an incomplete range when it closes [PROD-053]', async () => {
    const page = await openCalendar('checkin=2026-12-11&checkout=2026-12-13&nights=2');
    await known('2026-12-01');
    await userEvent.click(dayButton('2026-12-01'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByTestId('calendar')).toBeNull();
    expect(hash(page)).toContain('checkin=2026-12-11');
    expect(screen.getByRole('button', { name: /Arrivée.*Départ/ })).toHaveTextContent(/11 déc/);
  });

  it('allows confirmation only after both dates are selected [CHK-001]', async () => {
    await openCalendar();
    await known('2026-12-01');
    const confirm = () => screen.getByRole('button', { name: 'Valider les dates' });
    expect(confirm()).toBeDisabled();
    await userEvent.click(dayButton('2026-12-01'));
    expect(confirm()).toBeDisabled();
    await userEvent.click(dayButton('2026-12-03'));
    expect(confirm()).toBeEnabled();
    await userEvent.click(confirm());
    expect(screen.queryByTestId('calendar')).toBeNull();
  });

  it('clears the dates and shows the from-price again [PROD-054]', async () => {
    const page = await openCalendar('checkin=2026-12-11&checkout=2026-12-13&nights=2');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les dates' }));
    expect(hash(page)).toBe('');
    expect(screen.getByTestId('product-price')).toHaveAttribute('data-price-type', 'from');
  });

  it('loads two months at a time on desktop, and two more in advance [PROD-056] [PROD-058]', async () => {
    const page = await openCalendar();
    await known('2026-12-01');
    const asked = () =>
      page.callsTo('availabilities').map(({ query }) => query as { month: string; length: number });
    await waitFor(() => expect(asked().map(({ month }) => month)).toEqual(['2026-11', '2027-01']));
    expect(asked().map(({ length }) => length)).toEqual([2, 2]);
  });

  it('loads more until thirty days are bookable [PROD-057]', async () => {
    const few: typeof months = {
      ...months,
      '2026-11': { days: daysOf('2026-12', 5), possibleNights: { start: 2, end: 5 }, nextMonth: '2027-01' },
      '2027-01': { days: daysOf('2027-01', 5), possibleNights: { start: 2, end: 5 }, nextMonth: '2027-03' },
    };
    const page = await openCalendar('', {
      availabilities: ({ query }: { query?: unknown }) => few[(query as { month: string }).month],
    });
    await waitFor(() =>
      expect(page.callsTo('availabilities').map(({ query }) => (query as { month: string }).month)).toEqual([
        '2026-11',
        '2027-01',
        '2027-03',
      ]),
    );
  });

  it('stays usable when loading the days fails, because the quote decides', async () => {
    const failure: ApiError = { kind: 'problem', status: 400, code: 'BAD', message: 'down' };
    const page = await openCalendar('', { availabilities: () => failure, checkoutNights: () => failure });
    expect(await screen.findByText(/Les prix n’ont pas pu être chargés/)).toBeInTheDocument();
    await userEvent.click(dayButton('2026-12-02'));
    await userEvent.click(dayButton('2026-12-04'));
    expect(hash(page)).toContain('checkin=2026-12-02&checkout=2026-12-04');
  });

  it('shows the total of the selected dates', async () => {
    await openCalendar('checkin=2026-12-11&checkout=2026-12-13&nights=2');
    const dialog = screen.getByRole('dialog', { name: 'Vos dates' });
    await waitFor(() => expect(dialog).toHaveTextContent(/2 nuits\s*389,40/));
    expect(within(dialog).getByText(/Prix du séjour le plus court pour 2 adultes/)).toBeInTheDocument();
  });
});
