import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BoundaryOverlay } from './BoundaryOverlay';
import { type Boundary } from './boundary';
import { brokenRules, renderFrame } from '../frame/testing/render-frame';

const boundaries: readonly Boundary[] = [
  {
    owner: 'shell',
    selector: 'header',
    version: '0.1.0',
    team: 'platform',
    contract: 1,
    arm: 'stable',
    weight: 41_000,
    ownCopy: 23_000,
    loadTime: 38,
    health: 'healthy',
  },
  {
    owner: 'remote-search',
    selector: '[data-remote="remote-search"]',
    version: '1.4.0',
    team: null,
    contract: null,
    arm: 'canary',
    weight: null,
    ownCopy: 0,
    loadTime: null,
    health: 'waiting',
  },
];

const overlay = (onClose = () => undefined) => (
  <>
    <header>frame</header>
    <BoundaryOverlay
      boundaries={boundaries}
      compositionId="9c41e7"
      channel="production"
      statusHref="/_shell/status"
      onClose={onClose}
    />
  </>
);

describe('the boundary overlay', () => {
  it('lists each part with team, release, contract, arm, size, common code, time and health', () => {
    renderFrame(overlay());
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s/g, ' ')));
    expect(cells).toEqual([
      [
        'Partie',
        'Équipe',
        'Version',
        'Contrat',
        'Version servie',
        'Poids',
        'Code commun',
        'Chargement',
        'Santé',
      ],
      ['shell', 'platform', '0.1.0', '1', 'stable', '41 ko', 'copie propre, 23 ko', '38 ms', 'saine'],
      ['remote-search', '–', '1.4.0', '–', 'à l’essai', '–', 'partagé', '–', 'en attente'],
    ]);
  });

  it('outlines the parts without catching clicks', () => {
    const { container } = renderFrame(overlay());
    const layer = container.querySelector('[aria-hidden="true"]:has(> div)');
    expect(layer?.children).toHaveLength(1);
    expect(layer).toHaveTextContent('shell 0.1.0');
    expect(getComputedStyle(layer!).pointerEvents).toBe('none');
  });

  it('collapses and expands its legend', async () => {
    renderFrame(overlay());
    await userEvent.click(screen.getByRole('button', { name: 'Qui s’occupe de quoi' }));
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Qui s’occupe de quoi' }));
    expect(screen.getByRole('table')).toBeInTheDocument();
  });

  it('closes, and has no accessibility violations', async () => {
    const onClose = jest.fn();
    const { container } = renderFrame(overlay(onClose));
    expect(await brokenRules(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the rollout plans of the overlay', () => {
  const plan = {
    name: 'remote-search',
    version: '2.0.0',
    steps: [1, 10].map((percent) => ({ percent, wait: 60_000, views: 50, bad: 20 })),
    step: 1,
    dueAt: Date.parse('2026-11-24T10:10:00Z'),
    state: 'held',
    why: '3 of 60 page views are bad (5 %), and the plan allows 2 %',
    together: ['remote-boxes@5.0.0', 'shell@3.0.0'],
    evidence: { views: 60, bad: 3 },
  };
  const freeze = {
    name: 'week-ends',
    from: 'fri 16:00',
    to: 'mon 08:00',
    zone: 'Europe/Paris',
    why: 'fewer people',
    isActive: true,
  };
  const answers = (status: number, body: unknown): jest.Mock => {
    const ask = jest.fn(() =>
      Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) }),
    );
    Object.assign(globalThis, { fetch: ask });
    return ask;
  };
  const show = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les plans de déploiement' }));
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  it('show the set, steps, reached step, wait, guard figures, what is held, and the freeze, when they are asked for', async () => {
    const ask = answers(200, { rollouts: [plan], freezes: [freeze] });
    const { container } = renderFrame(overlay());
    expect(ask).not.toHaveBeenCalled();
    await show();
    const table = await screen.findByRole('table', { name: 'Plans de déploiement' });
    const [, row] = within(table).getAllByRole('row');
    const cells = [...(row?.children ?? [])].map((cell) => cell.textContent.replace(/\s/g, ' '));
    expect(cells).toEqual([
      'remote-search',
      '2.0.0avec remote-boxes@5.0.0 et shell@3.0.0',
      '1 %10 %100 %',
      expect.stringMatching(/^pas avant 24 nov\. 2026, 1\d:10 ?50 vues et au plus 2 % d’erreurs$/),
      '60 vues, dont 3 avec erreur',
      'suspendu3 of 60 page views are bad (5 %), and the plan allows 2 %',
    ]);
    expect(within(table).getByText(/10/, { selector: '[aria-current="step"]' })).toBeInTheDocument();
    expect(screen.getByText(/^Gel en cours, week-ends.: du fri 16:00/)).toBeInTheDocument();
    expect(ask).toHaveBeenCalledWith('/_shell/status', { headers: { accept: 'application/json' } });
    expect(await brokenRules(container)).toEqual([]);
  });

  it('say that they need the password, and load when they are asked for again', async () => {
    answers(401, null);
    renderFrame(overlay());
    await show();
    expect(await screen.findByText(/mot de passe d’exploitation/)).toBeInTheDocument();
    answers(200, { rollouts: [], freezes: [] });
    await show();
    expect(await screen.findByText('Aucune version ne suit de plan.')).toBeInTheDocument();
  });

  it('leave out plans of an older server, which have no steps', async () => {
    answers(200, { rollouts: [{ name: 'shell', version: '1', percent: 1 }], freezes: [] });
    renderFrame(overlay());
    await show();
    expect(await screen.findByText('Aucune version ne suit de plan.')).toBeInTheDocument();
  });
});
