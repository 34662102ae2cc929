import { orderUUID } from '@detour/shared-checkout/testing';
import { plain } from '@detour/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { quoteWithActivities } from '../../testing/activity.fixture';
import { closePages, openPage } from '../../testing/open-page';
import { quoteFixture } from '../../testing/quote.fixture';
import { openSummary } from '../../testing/summary-page';

const options = { hash: 'checkin=2026-12-11&checkout=2026-12-13&nights=2', now: '2026-11-21T10:00:00Z' };
const quote = () => quoteWithActivities();
const groups = () => screen.findAllByTestId('activity-dates');
const hashOf = (page: Awaited<ReturnType<typeof openPage>>) =>
  new URLSearchParams(page.host.navigation.location().hash.slice(1));
const choose = async (index: number, name: RegExp) => {
  const group = (await groups())[index];
  await userEvent.click(within(group!).getByRole('radio', { name }));
};

afterEach(closePages);

describe('the days of activities on the page of a stay', () => {
  const open = (answers = {}, more = '') =>
    openPage('/sejours/recherche/123', { quote, ...answers }, { ...options, hash: options.hash + more });

  it('asks for a day for each activity that needs one and shows the participants [PROD-077]', async () => {
    await open();
    const [massage, bath] = await groups();
    expect(within(massage!).getByRole('group')).toHaveAccessibleName(/^Massage.*quel jour.*2 adultes$/);
    expect(
      within(massage!)
        .getAllByRole('radio')
        .map((radio) => plain(radio.parentElement?.textContent ?? '')),
    ).toEqual(['ven. 11 déc.', 'sam. 12 déc.', 'dim. 13 déc.']);
    expect(within(bath!).getAllByRole('radio')).toHaveLength(2);
  });

  it('reports each missing day after a click on "Réserver" and focuses the first [PROD-038] [CHK-003]', async () => {
    const page = await open();
    const [massage] = await groups();
    expect(screen.queryByTestId('activity-dates-error')).toBeNull();
    await userEvent.click(screen.getByTestId('book-button'));
    const errors = screen.getAllByTestId('activity-dates-error');
    expect(errors.map((error) => error.textContent)).toEqual([
      'Veuillez choisir les dates de vos activités.',
      'Veuillez choisir les dates de vos activités.',
    ]);
    expect(within(massage!).getAllByRole('radio')[0]).toHaveFocus();
    expect(page.host.navigated).toEqual([]);
    expect(page.host.emitted.map(({ name }) => name)).not.toContain('product.checkout-started@1');
    await choose(0, /12\sdéc/);
    expect(screen.getAllByTestId('activity-dates-error')).toHaveLength(1);
  });

  it('replaces the day in the URL and keeps the price during the check [PROD-037]', async () => {
    let answer: (() => void) | undefined;
    const page = await open({
      quote: ({ query }: { query?: unknown }) =>
        (query as { activitySelectionList?: string }).activitySelectionList
          ? new Promise((resolve) => {
              answer = () => resolve(quoteWithActivities());
            })
          : quoteWithActivities(),
    });
    await choose(0, /11\sdéc/);
    expect(hashOf(page).get('activityDates')).toBe('110.20261211');
    await waitFor(() => expect(answer).toBeDefined());
    expect(screen.getByTestId('quote')).toHaveAttribute('data-state', 'ready');
    await choose(0, /13\sdéc/);
    expect(hashOf(page).get('activityDates')).toBe('110.20261213');
    answer?.();
  });

  it('passes one day per activity to the checkout [CHK-009] [CHK-004]', async () => {
    const page = await open();
    await choose(0, /12\sdéc/);
    await choose(1, /11\sdéc/);
    await userEvent.click(screen.getByTestId('book-button'));
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    const address = new URL(page.host.navigated[0] ?? '', 'http://shop');
    expect(address.pathname).toBe('/booking/summary');
    expect(new URLSearchParams(address.hash.slice(1)).get('activityDates')).toBe('110.20261212-114.20261211');
  });

  it('drops unavailable days from the URL', async () => {
    const page = await open(
      {
        quote: ({ query }: { query?: unknown }) =>
          (query as { activitySelectionList?: string }).activitySelectionList
            ? quoteWithActivities({
                bookable: false,
                errors: [{ code: 'ACTIVITY_NOT_AVAILABLE', message: '' }],
              })
            : quoteWithActivities(),
      },
      '&activityDates=110.20270101',
    );
    await waitFor(() => expect(hashOf(page).has('activityDates')).toBe(false));
    await waitFor(() => expect(screen.getByTestId('quote')).toHaveAttribute('data-state', 'ready'));
  });

  it('asks for no day if the stay needs none', async () => {
    await open({ quote: () => quoteFixture() });
    await waitFor(() => expect(screen.getByTestId('quote')).toHaveAttribute('data-state', 'ready'));
    expect(screen.queryByTestId('activity-dates')).toBeNull();
  });

  it('has no axe violations', async () => {
    const page = await open();
    await groups();
    await userEvent.click(screen.getByTestId('book-button'));
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('the days of activities on the summary', () => {
  it('shows the days and adds them to the order [CHK-009]', async () => {
    const page = await openSummary({ quote }, { hash: '&activityDates=110.20261212-114.20261211' });
    await screen.findByTestId('summary-form');
    const aside = screen.getByRole('complementary', { name: 'Votre séjour' });
    expect(plain(aside.textContent ?? '')).toContain('Massage : samedi 12 décembre 2026');
    expect(screen.queryByTestId('activity-dates')).toBeNull();
    await userEvent.click(screen.getByTestId('pay-button'));
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
    expect(page.callsTo('createOrder')[0]?.body).toMatchObject({
      items: {
        shortStayItem: {
          reservationCriteria: {
            activityDaySelections: [
              { activityId: 110, date: '2026-12-12' },
              { activityId: 114, date: '2026-12-11' },
            ],
          },
        },
      },
    });
  });

  it('asks for missing days before the order [CHK-003]', async () => {
    const page = await openSummary({ quote });
    await screen.findByTestId('summary-form');
    await userEvent.click(screen.getByTestId('pay-button'));
    expect(screen.getAllByTestId('activity-dates-error')).toHaveLength(2);
    expect(page.callsTo('createOrder')).toHaveLength(0);
    await choose(0, /13\sdéc/);
    await choose(1, /12\sdéc/);
    await userEvent.click(screen.getByTestId('pay-button'));
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
  });
});
