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
