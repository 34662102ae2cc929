import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from '@detour/remote-kit';
import { watchDayNames } from '@detour/remote-kit/testing';
import { calendarOf, homepageOf } from '../testing/search.fixture';
import { renderSearch, unmountAll, type RenderOptions } from '../testing/render';

interface CalendarQuery {
  readonly fromMonth: string;
  readonly months: number;
  readonly region?: string;
  readonly checkin?: string;
}

const broken: ApiError = { kind: 'problem', status: 400, message: 'searchCalendar answered 400' };

/** Opens the calendar. `answer` returns the days for a query. */
const openCalendar = async (
  options: RenderOptions = {},
  answer: (query: CalendarQuery) => unknown = ({ fromMonth, months }) => calendarOf(fromMonth, months),
) => {
  const asked: CalendarQuery[] = [];
  const remote = await renderSearch(
    {
      homepage: () => homepageOf(),
      offers: () => ({ ...broken }),
      recommended: () => [],
      searchCalendar: ({ query }: { query?: unknown }) => {
        asked.push(query as CalendarQuery);
        return answer(query as CalendarQuery);
      },
    },
    { path: '/', ...options },
  );
  await userEvent.click(screen.getByTestId('searchbox-dates'));
  await screen.findByTestId('calendar');
  return { ...remote, asked };
};

const day = (date: string): HTMLElement => {
  const found = screen.getAllByTestId('calendar-day').find(({ dataset }) => dataset['date'] === date);
  if (!found) throw new Error(`The calendar does not show ${date}.`);
  return found;
};

const field = () => screen.getByTestId('searchbox-dates');
const months = () =>
  screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label')?.replaceAll('\u00a0', ' '));

afterEach(unmountAll);

describe('the calendar of the search box', () => {
  it('shows two months on desktop, from the current one, with the price of each day [CAL-001, CAL-011]', async () => {
    const { asked } = await openCalendar();
    expect(months()).toEqual(['novembre 2026', 'décembre 2026']);
    await waitFor(() => expect(day('2026-12-11')).toHaveAttribute('data-amount', '10000'));
    expect(day('2026-12-11')).toHaveTextContent(/100\s€/);
    expect(asked).toEqual([expect.objectContaining({ fromMonth: '2026-11', months: 2 })]);
  });

  it('makes the names of days when it opens first, not with the page', async () => {
    const dayNames = watchDayNames();
    await renderSearch(
      { homepage: () => homepageOf(), searchCalendar: () => ({ ...broken }) },
      { path: '/' },
    );
    expect(dayNames.areMade()).toBe(false);
    await userEvent.click(field());
    await screen.findByTestId('calendar');
    expect(dayNames.areMade()).toBe(true);
    dayNames.end();
  });

  it('widens the arrival by days, and keeps this in the URL and in the field', async () => {
    const { host } = await openCalendar({
      path: '/recherche',
      hash: 'checkin=2026-12-11&checkout=2026-12-13&nights=2',
    });
    await userEvent.click(await screen.findByRole('button', { name: '± 2 jours' }));
    expect(screen.getByRole('button', { name: '± 2 jours' })).toHaveAttribute('aria-pressed', 'true');
    expect(field()).toHaveTextContent('11–\u206013 déc. ± 2 j');
    await userEvent.click(screen.getByTestId('searchbox-submit'));
    expect(host.navigated.at(-1)).toBe(
      '/recherche?from=searchbar#checkin=2026-12-11&checkout=2026-12-13&flexDays=2&nights=2',
    );
  });

  it('searches the week-ends of a month instead of days, until days are chosen', async () => {
    const { host } = await openCalendar();
    await userEvent.selectOptions(await screen.findByTestId('weekend-month'), '2026-12');
    expect(field()).toHaveTextContent('Week-ends, décembre 2026');
    await userEvent.selectOptions(screen.getByTestId('weekend-nights'), '1');
    await userEvent.click(screen.getByTestId('searchbox-submit'));
    expect(host.navigated.at(-1)).toBe('/recherche?from=searchbar#weekends=2026-12.1');
  });

  it('requests prices for place and guests, without dates', async () => {
    const { asked } = await openCalendar({
      path: '/recherche',
      hash: 'region=28&a=4&checkin=2026-12-11&checkout=2026-12-13',
    });
    expect(asked[0]).toMatchObject({ region: '28', adult: 4 });
    expect(asked[0]).not.toHaveProperty('checkin');
  });

  it('uses the first click as check-in and the second as check-out, and searches with them [CAL-003]', async () => {
    const { host } = await openCalendar();
    await waitFor(() => expect(day('2026-12-11')).toHaveAttribute('data-amount'));
    await userEvent.click(day('2026-12-11'));
    expect(day('2026-12-11')).toHaveAttribute('data-place', 'checkin-alone');
    expect(screen.getByText('Choisissez votre jour de départ.')).toBeVisible();
    await userEvent.click(day('2026-12-13'));
    expect(field()).toHaveTextContent('11–\u206013 déc.');
    const panel = within(screen.getByRole('dialog', { name: 'Vos dates' }));
    expect(panel.getByText('2 nuits')).toBeVisible();
    expect(panel.getByText(/environ 200\s€/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Valider les dates' }));
    expect(screen.queryByRole('dialog', { name: 'Vos dates' })).toBeNull();
    await userEvent.click(screen.getByTestId('searchbox-submit'));
    expect(host.navigated).toEqual([
      '/recherche?from=searchbar#checkin=2026-12-11&checkout=2026-12-13&nights=2',
    ]);
  });

  it('works with the keyboard alone', async () => {
    await openCalendar();
    await waitFor(() => expect(day('2026-12-11')).toHaveAttribute('data-amount'));
    act(() => day('2026-12-11').focus());
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}{Escape}');
    expect(field()).toHaveTextContent('11–\u206013 déc.');
    expect(field()).toHaveFocus();
  });

  it('ignores a click on a day that cannot be chosen [CAL-004, CAL-006, CAL-008]', async () => {
    await openCalendar({}, ({ fromMonth, months: count }) =>
      calendarOf(fromMonth, count, { closed: ['2026-12-08'] }),
    );
    await waitFor(() => expect(day('2026-12-11')).toHaveAttribute('data-amount'));
    for (const date of ['2026-11-20', '2026-12-08']) {
      expect(day(date)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(day(date));
      expect(day(date)).not.toHaveAttribute('data-place');
    }
    await userEvent.click(day('2026-12-11'));
    await userEvent.click(day('2026-12-11'));
    expect(day('2026-12-11')).toHaveAttribute('data-place', 'checkin-alone');
    expect(field()).toHaveTextContent('Quand partez-vous');
  });

  it('pages forward, loads more months and announces it [CAL-009, CAL-016]', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { asked } = await openCalendar({}, async ({ fromMonth, months: count }) => {
      if (fromMonth !== '2026-11') await gate;
      return calendarOf(fromMonth, count);
    });
    await waitFor(() => expect(day('2026-12-11')).toHaveAttribute('data-amount'));
    await userEvent.click(screen.getByTestId('calendar-next'));
    expect(months()).toEqual(['janvier 2027', 'février 2027']);
    expect(await screen.findByText('Nous recherchons les prochaines disponibilités…')).toBeVisible();
    await act(async () => release());
    await waitFor(() => expect(day('2027-01-05')).toHaveAttribute('data-amount'));
    expect(screen.queryByText('Nous recherchons les prochaines disponibilités…')).toBeNull();
    expect(asked.map(({ fromMonth }) => fromMonth)).toEqual(['2026-11', '2027-01']);
  });

  it('cannot go back from the current month [CAL-010]', async () => {
    await openCalendar();
    expect(screen.getByTestId('calendar-prev')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByTestId('calendar-next'));
    expect(screen.getByTestId('calendar-prev')).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('opens on the months of the selected dates', async () => {
    const { asked } = await openCalendar({
      path: '/recherche',
      hash: 'checkin=2027-02-10&checkout=2027-02-12',
    });
    expect(months()).toEqual(['février 2027', 'mars 2027']);
    await waitFor(() => expect(day('2027-02-10')).toHaveAttribute('data-amount'));
    expect(asked.map(({ fromMonth }) => fromMonth)).toEqual(['2026-11', '2027-01', '2027-03']);
  });

  it('logs a response without next month before the year is complete [CAL-017]', async () => {
    const { host } = await openCalendar({}, ({ fromMonth, months: count }) =>
      calendarOf(fromMonth, count, { nextMonth: null }),
    );
    await waitFor(() => expect(host.reports).toContainEqual(expect.objectContaining({ code: 'SEARCH-303' })));
  });

  it('allows dates to be chosen when prices fail to load', async () => {
    const { host } = await openCalendar({}, () => broken);
    expect(await screen.findByText(/Vous pouvez tout de même choisir vos dates/)).toBeVisible();
    expect(host.reports).toContainEqual(expect.objectContaining({ code: 'SEARCH-302' }));
    await userEvent.click(day('2026-12-11'));
    await userEvent.click(day('2026-12-12'));
    expect(field()).toHaveTextContent('11–\u206012 déc.');
  });

  it('selects a weekend with one click', async () => {
    await openCalendar();
    const shortcut = screen.getByRole('button', { name: 'Le week-end prochain' });
    await userEvent.click(shortcut);
    expect(field()).toHaveTextContent('28–\u206029 nov.');
    expect(shortcut).toHaveAttribute('aria-pressed', 'true');
  });

  it('reverts to the previous dates when it closes with only a check-in', async () => {
    await openCalendar({ path: '/recherche', hash: 'checkin=2026-12-11&checkout=2026-12-13' });
    await waitFor(() => expect(day('2026-12-15')).toHaveAttribute('data-amount'));
    await userEvent.click(day('2026-12-15'));
    expect(day('2026-12-15')).toHaveAttribute('data-place', 'checkin-alone');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveTextContent('11–\u206013 déc.');
    await userEvent.click(field());
    expect(day('2026-12-15')).not.toHaveAttribute('data-place', 'checkin-alone');
    expect(day('2026-12-11')).toHaveAttribute('data-place', 'checkin');
  });

  it('clears the dates', async () => {
    const { host } = await openCalendar({
      path: '/recherche',
      hash: 'checkin=2026-12-11&checkout=2026-12-13',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(field()).toHaveTextContent('Quand partez-vous');
    await userEvent.click(screen.getByTestId('searchbox-submit'));
    expect(host.navigated).toEqual(['/recherche?from=searchbar']);
  });

  describe('on a phone', () => {
    const desktop = window.matchMedia;
    beforeEach(() => {
      window.matchMedia = (query) => ({ ...desktop(query), matches: query.includes('max-width: 767') });
    });
    afterEach(() => {
      window.matchMedia = desktop;
    });

    it('is a full screen of stacked months, loaded three at a time [CAL-002, CAL-012]', async () => {
      const { asked } = await openCalendar();
      const drawer = screen.getByRole('dialog', { name: 'Vos dates' });
      expect(drawer.tagName).toBe('DIALOG');
      expect(screen.getByTestId('calendar')).toHaveAttribute('data-layout', 'stack');
      await waitFor(() => expect(day('2027-01-05')).toHaveAttribute('data-amount'));
      expect(asked).toEqual([expect.objectContaining({ fromMonth: '2026-11', months: 3 })]);
      expect(months()).toEqual(['novembre 2026', 'décembre 2026', 'janvier 2027']);
    });
  });
});
