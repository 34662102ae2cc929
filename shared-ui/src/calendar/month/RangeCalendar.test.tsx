import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isoDate, type IsoDate } from '@detour/shared-contracts/base';
import { calendarLabels } from '../../stories/sample.fixture';
import type { CalendarDay, RangeCalendarProps } from '../calendar-types';
import { noDates } from '../picker/date-picker';
import { RangeCalendar } from './RangeCalendar';

const today = isoDate('2026-12-03');

const dayOf = (day: IsoDate): CalendarDay => {
  if (day < today || day === '2026-12-08') return { blocked: true };
  if (day === '2026-12-10') return { blocked: false, price: '98 €', amount: 9800, best: true };
  if (day === '2026-12-12') return { blocked: true, note: '2 nuits minimum' };
  return { blocked: false, price: '140 €', amount: 14_000 };
};

const show = (change: Partial<RangeCalendarProps> = {}) => {
  const onSelect = jest.fn();
  const onMonthChange = jest.fn();
  const props: RangeCalendarProps = {
    layout: 'pages',
    today,
    lastDay: isoDate('2027-12-03'),
    selection: noDates,
    dayOf,
    onSelect,
    month: '2026-12',
    onMonthChange,
    months: 2,
    labels: calendarLabels,
    ...change,
  };
  const view = render(<RangeCalendar {...props} />);
  const cell = (date: string): HTMLElement => {
    const found = view.container.querySelector<HTMLElement>(`[data-date="${date}"]`);
    if (!found) throw new Error(`No day ${date} is shown.`);
    return found;
  };
  return { ...view, cell, onSelect, onMonthChange, user: userEvent.setup() };
};

describe('the range calendar', () => {
  it('shows two months whose weeks start on Monday [CAL-001, DATE-014]', () => {
    show();
    const grids = screen.getAllByRole('grid');
    expect(grids.map((grid) => grid.getAttribute('aria-label'))).toEqual(['décembre 2026', 'janvier 2027']);
    const headers = grids[0]?.querySelectorAll('th') ?? [];
    expect([...headers].map((header) => header.textContent)).toEqual(calendarLabels.weekdays);
    // 1 December 2026 is a Tuesday.
    const week = grids[0]?.querySelector('tbody tr');
    expect([...(week?.querySelectorAll('td') ?? [])].findIndex((td) => td.textContent?.startsWith('1'))).toBe(
      1,
    );
  });

  it('exposes date, amount and price of each day', () => {
    const { cell } = show();
    expect(cell('2026-12-10')).toHaveAttribute('data-testid', 'calendar-day');
    expect(cell('2026-12-10')).toHaveAttribute('data-amount', '9800');
    expect(cell('2026-12-10')).toHaveTextContent('1098 €');
    expect(cell('2026-12-10')).toHaveAccessibleName('10 décembre 2026, 98 €, meilleur prix du mois');
  });

  it('reports a click on an available day only [CAL-008]', async () => {
    const { cell, onSelect, user } = show();
    await user.click(cell('2026-12-11'));
    await user.click(cell('2026-12-08'));
    expect(onSelect.mock.calls).toEqual([['2026-12-11']]);
    expect(cell('2026-12-08')).toHaveAttribute('aria-disabled', 'true');
    expect(cell('2026-12-08')).toHaveAccessibleName('8 décembre 2026, indisponible');
    expect(cell('2026-12-08')).toHaveTextContent(/^8$/);
  });

  it('shows check-in, the nights between, and check-out with a departure label instead of a price', () => {
    const { cell } = show({ selection: { checkin: isoDate('2026-12-14'), checkout: isoDate('2026-12-16') } });
    const places = ['2026-12-14', '2026-12-15', '2026-12-16'].map((date) => cell(date).dataset['place']);
    expect(places).toEqual(['checkin', 'between', 'checkout']);
    expect(cell('2026-12-16')).toHaveTextContent('16départ');
    expect(cell('2026-12-16')).toHaveAccessibleName('16 décembre 2026, départ');
  });

  it('announces the minimum stay of a day [CAL-013]', () => {
    const { cell } = show();
    expect(cell('2026-12-12')).toHaveAccessibleName('12 décembre 2026, indisponible, 2 nuits minimum');
  });

  it('cannot go back from the current month, and pages forward by two [CAL-010, CAL-011]', async () => {
    const { onMonthChange, user } = show();
    expect(screen.getByTestId('calendar-prev')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByTestId('calendar-prev'));
    expect(onMonthChange).not.toHaveBeenCalled();
    await user.click(screen.getByTestId('calendar-next'));
    expect(onMonthChange).toHaveBeenCalledWith('2027-02');
  });

  it('announces loading of availabilities [CAL-009]', () => {
    const { rerender } = render(<span />);
    const props = {
      layout: 'pages',
      today,
      lastDay: today,
      selection: noDates,
      dayOf,
      onSelect: jest.fn(),
      month: '2026-12',
      months: 1,
      labels: calendarLabels,
    } as const;
    rerender(<RangeCalendar {...props} />);
    expect(screen.queryByText(calendarLabels.searching)).toBeNull();
    expect(screen.getByTestId('calendar')).toHaveAttribute('data-state', 'ready');
    rerender(<RangeCalendar {...props} searching />);
    expect(screen.getByTestId('calendar')).toHaveAttribute('data-state', 'loading');
    expect(screen.getByRole('status')).toHaveTextContent(calendarLabels.searching);
  });

  it('supports arrow keys, also over blocked days, and Enter', async () => {
    const { cell, onSelect, user } = show();
    act(() => cell('2026-12-07').focus());
    await user.keyboard('{ArrowRight}');
    expect(cell('2026-12-08')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect(cell('2026-12-14')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith('2026-12-14');
  });

  it('pages when the keyboard leaves the last day', async () => {
    const { cell, onMonthChange, user } = show();
    act(() => cell('2027-01-31').focus());
    await user.keyboard('{ArrowRight}');
    expect(onMonthChange).toHaveBeenCalledWith('2027-02');
  });

  it('stacks months on mobile without arrows and weekday rows', () => {
    const { container } = show({ layout: 'stack', months: 3 });
    expect(screen.getAllByRole('grid')).toHaveLength(3);
    expect(screen.queryByTestId('calendar-next')).toBeNull();
    expect(container.querySelectorAll('th')).toHaveLength(0);
    expect(within(container).getByText('février 2027')).toBeInTheDocument();
  });

  it('shows a bar instead of a pending price, and keeps the day selectable', async () => {
    const { cell, onSelect, user } = show({ dayOf: () => ({ blocked: false, loading: true }) });
    expect(cell('2026-12-10').querySelector('[data-price]')).toBeNull();
    await user.click(cell('2026-12-10'));
    expect(onSelect).toHaveBeenCalledWith('2026-12-10');
  });
});
