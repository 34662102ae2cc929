import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { AnalyticsReport } from '@detour/shared-contracts/api';
import { recordedApi, renderRemote, type RenderedRemote } from '@detour/remote-kit/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';
import { printCsv } from './csv';

let rendered: RenderedRemote | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const funnel = { visits: 40, lists: 30, items: 20, checkouts: 5, purchases: 1 };

const report = (changes: Partial<AnalyticsReport> = {}): AnalyticsReport => ({
  leastVisitors: 10,
  total: funnel,
  searches: { rows: [{ place: 'city:2988507', name: 'Paris', visits: 24, empty: 3 }], hidden: 4 },
  emptySearches: { rows: [], hidden: 2 },
  releases: {
    rows: [
      { remote: 'remote-search', release: '1.2.0', ...funnel },
      { remote: 'remote-search', release: null, ...funnel, visits: 41 },
    ],
    hidden: 0,
  },
  arms: { rows: [{ experiment: 'search-dates', arm: 'forced', ...funnel }], hidden: 0 },
  ...changes,
});

const open = async (answers: object = {}) => {
  const api = recordedApi({ analyticsReport: () => report(), ...answers } as never);
  rendered = await renderRemote(definition, {
    path: '/care/analytics',
    locale: 'fr_FR',
    messages: fr_FR,
    api: api.api,
    mode: 'care',
  });
  return api;
};

const rowOf = (id: string) => {
  const row = screen.getAllByTestId('funnel-row').find((one) => one.dataset['row'] === id);
  if (!row) throw new Error(`There is no row "${id}".`);
  return row;
};

describe('the page of analytics', () => {
  it('shows searches, funnels by release and arm with their shares, and how many rows are too rare', async () => {
    await open();
    const searches = await screen.findByTestId('report-searches');
    expect(within(searches).getByRole('row', { name: /Paris/ })).toHaveTextContent(/^Paris243 \(12,5\s%\)$/);
    expect(searches.textContent).toContain('4 autres lignes ne sont pas affichées');
    const empty = screen.getByTestId('report-empty-searches');
    expect(empty.textContent).toContain('Rien à afficher pour cette période.');
    const rows = screen.getAllByTestId('funnel-row').map((row) => row.dataset['row']);
    // A remote before its releases.
    expect(rows).toEqual(['remote-search ', 'remote-search 1.2.0', 'search-dates forced']);
    expect(rowOf('remote-search 1.2.0')).toHaveTextContent(/Ont acheté1 \(2,5\s%\)/);
    expect(rowOf('search-dates forced').textContent).not.toContain('search-dates');
    const { violations } = await axe.run(rendered?.element ?? document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('asks for the chosen days and site, and for none that are out of order or too many', async () => {
    const { callsTo } = await open();
    await screen.findByTestId('report-total');
    await userEvent.selectOptions(screen.getByLabelText('Site'), 'Pays-Bas');
    fireEvent.change(screen.getByLabelText('Du'), { target: { value: '2026-10-01' } });
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2026-10-07' } });
    await screen.findByTestId('report-total');
    expect(callsTo('analyticsReport').at(-1)).toMatchObject({
      query: { from: '2026-10-01', until: '2026-10-07', site: 'nl_NL', locale: 'fr_FR' },
    });
    const before = callsTo('analyticsReport').length;
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2026-09-30' } });
    expect(
      screen.getByText(/^Choisissez le premier jour, puis le dernier\s: 92 jours au plus\.$/),
    ).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2027-01-01' } });
    expect(callsTo('analyticsReport')).toHaveLength(before);
  });

  it('shows only that there are too few visitors', async () => {
    const none = { rows: [], hidden: 1 };
    await open({ analyticsReport: () => report({ total: null, searches: none }) });
    expect(await screen.findByText(/Moins de 10 visiteurs sur la période choisie/)).toBeTruthy();
    expect(screen.queryByTestId('report-searches')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Télécharger en CSV' })).toBeNull();
  });

  it('offers a retry after a failure', async () => {
    let failing = true;
    await open({
      analyticsReport: () => {
        if (failing) throw new Error('offline');
        return report();
      },
    });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    failing = false;
    await userEvent.click(retry);
    expect(await screen.findByTestId('report-total')).toBeTruthy();
  });
});

describe('the CSV of a report', () => {
  const text = ((id: keyof typeof fr_FR) => fr_FR[id]) as never;

  it('has a line for each row, in columns that a spreadsheet opens', () => {
    const lines = printCsv(report(), text).split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Liste";"Nom";"Détail";"Visites";"Ont vu une liste";"Ont vu une offre";"Ont commencé une commande";"Ont acheté";"Sans résultat"',
    );
    expect(lines).toContain('"Recherches les plus fréquentes";"Paris";"city:2988507";24;"";"";"";"";3');
    expect(lines).toContain(
      '"Par partie de la boutique et par version";"remote-search";"1.2.0";40;30;20;5;1;""',
    );
    expect(lines).toHaveLength(7);
  });

  it.each(['=HYPERLINK("x")', '+1', '-1', '@x'])('prints the name %s as text, not as a formula', (name) => {
    const searches = { rows: [{ place: 'city:1', name, visits: 10, empty: 0 }], hidden: 0 };
    expect(printCsv(report({ searches }), text)).toContain(`;"'${name.replaceAll('"', '""')}";`);
  });
});
