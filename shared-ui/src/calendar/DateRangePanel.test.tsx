import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isoDate } from '@detour/shared-contracts/base';
import { calendarLabels } from '../stories/sample.fixture';
import { DateRangePanel, type DateRangePanelProps } from './DateRangePanel';

const atWidth = (mobile: boolean) => {
  globalThis.matchMedia = ((query: string) => ({
    matches: mobile && query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
};

const show = (change: Partial<DateRangePanelProps> = {}) => {
  const calls = { onClear: jest.fn(), onConfirm: jest.fn(), onClose: jest.fn(), onShortcut: jest.fn() };
  render(
    <DateRangePanel
      open
      onClose={calls.onClose}
      anchor={<button type="button">Dates</button>}
      title="Vos dates"
      closeLabel="Fermer"
      calendar={{
        today: isoDate('2026-12-03'),
        lastDay: isoDate('2027-12-03'),
        selection: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13') },
        dayOf: () => ({ blocked: false }),
        onSelect: () => undefined,
        month: '2026-12',
        labels: calendarLabels,
      }}
      loadedMonths={3}
      shortcuts={[{ id: 'next', label: 'Le week-end prochain', selected: true, onSelect: calls.onShortcut }]}
      legend={['Les jours barrés sont complets.']}
      clearLabel="Effacer"
      onClear={calls.onClear}
      summary={{
        nights: '2 nuits',
        total: '372 €',
        dates: '11–13 déc., 2 nuits',
        basis: '372 €, taxes comprises',
      }}
      confirmLabel="Valider les dates"
      confirmLabelMobile="Valider"
      onConfirm={calls.onConfirm}
      {...change}
    />,
  );
  return { ...calls, user: userEvent.setup() };
};

describe('the dates panel', () => {
  const present = globalThis.matchMedia;
  afterEach(() => {
    globalThis.matchMedia = present;
  });

  it('is a dropdown with two months on desktop [CAL-001]', async () => {
    atWidth(false);
    const { user, onClear, onConfirm, onShortcut } = show();
    const panel = await screen.findByRole('dialog', { name: 'Vos dates' });
    expect(panel.tagName).toBe('DIV');
    expect(await within(panel).findAllByRole('grid')).toHaveLength(2);
    expect(within(panel).getByText('2 nuits').parentElement).toHaveTextContent('2 nuits 372 €');
    await user.click(screen.getByRole('button', { name: 'Le week-end prochain', pressed: true }));
    await user.click(screen.getByRole('button', { name: 'Effacer' }));
    await user.click(screen.getByRole('button', { name: 'Valider les dates' }));
    expect([onShortcut, onClear, onConfirm].map((call) => call.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('is a full screen with stacked months on mobile [CAL-002]', async () => {
    atWidth(true);
    show({ summary: undefined, hint: 'Choisissez votre arrivée' });
    const drawer = await screen.findByRole('dialog', { name: 'Vos dates' });
    expect(drawer.tagName).toBe('DIALOG');
    expect(await within(drawer).findAllByRole('grid')).toHaveLength(3);
    expect(screen.queryByTestId('calendar-next')).toBeNull();
    expect(within(drawer).getByText('Choisissez votre arrivée')).toBeInTheDocument();
    expect(within(drawer).getByRole('button', { name: 'Valider' })).toBeInTheDocument();
  });
});
