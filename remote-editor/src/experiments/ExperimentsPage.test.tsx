import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ExperimentList, ExperimentView } from '@detour/shared-contracts/api';
import { recordedApi, renderRemote, type RenderedRemote } from '@detour/remote-kit/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';

let rendered: RenderedRemote | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const uuid = '0c0ffee0-0000-4000-8000-000000000000';

const viewOf = (changes: Partial<ExperimentView> = {}): ExperimentView => ({
  uuid,
  experiment: 'results-promises',
  title: 'Engagements',
  state: 'running',
  isActive: true,
  locales: ['fr_FR', 'nl_NL'],
  shares: [
    { arm: 'hidden', share: 50 },
    { arm: 'shown', share: 50 },
  ],
  from: null,
  until: '2027-01-31T11:00:00.000Z',
  startedAt: '2026-11-20T09:00:00.000Z',
  endedAt: null,
  version: 2,
  round: 1,
  changedBy: 'Léa Martin',
  changedAt: '2026-11-20T09:00:00.000Z',
  results: [
    { arm: 'hidden', visitors: 80, purchases: 48, rate: 0.6, difference: null },
    {
      arm: 'shown',
      visitors: 70,
      purchases: 56,
      rate: 0.8,
      difference: { value: 0.2, low: 0.0524, high: 0.3339 },
    },
  ],
  ...changes,
});

const listOf = (experiments: readonly ExperimentView[], mayStart = true): ExperimentList => ({
  declared: [
    { name: 'search-dates', arms: ['control', 'forced', 'suggested'] },
    { name: 'results-promises', arms: ['hidden', 'shown'] },
  ],
  experiments: [...experiments],
  mayStart,
});

const open = async (answers: object) => {
  const api = recordedApi({ careExperiments: () => listOf([viewOf()]), ...answers } as never);
  rendered = await renderRemote(definition, {
    path: '/care/experiments',
    locale: 'fr_FR',
    messages: fr_FR,
    api: api.api,
    mode: 'care',
  });
  return api;
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the page of experiments', () => {
  it('shows state, shares, results and the interval, and breaks no rule of accessibility [FLAG-021]', async () => {
    await open({});
    const card = await screen.findByTestId('experiment');
    expect(within(card).getByText('en cours')).toBeInTheDocument();
    const arm = within(card).getByTestId('arm-shown');
    expect(arm).toHaveTextContent(/Visiteurs70Achats56Taux80\s%/);
    expect(arm).toHaveTextContent(/\+20\s% \(de \+5,24\s% à \+33,39\s%\)L’intervalle exclut zéro/);
    const { violations } = await axe.run(rendered?.element ?? document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('switches an experiment off after a question, and reports it', async () => {
    let state: ExperimentView['state'] = 'running';
    const api = await open({
      careExperiments: () => listOf([viewOf({ state, isActive: state === 'running' })], false),
      moveExperiment: () => {
        state = 'killed';
        return { version: 3 };
      },
    });
    expect(screen.queryByRole('button', { name: 'Arrêter' })).toBeNull();
    await press('Couper tout de suite');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Couper tout de suite' }));
    await waitFor(() => expect(screen.getByTestId('experiment')).toHaveAttribute('data-state', 'killed'));
    expect(api.callsTo('moveExperiment')).toMatchObject([
      { params: { uuid }, body: { base: 2, action: 'kill' } },
    ]);
    expect(screen.getAllByText(/C’est coupé/)).not.toHaveLength(0);
  });

  it('says that somebody else was faster, and shows the newest state', async () => {
    const conflict = { kind: 'problem', status: 409, code: 'EXPERIMENT_CONFLICT', message: 'x' };
    let state: ExperimentView['state'] = 'draft';
    await open({
      careExperiments: () => listOf([viewOf({ state })]),
      moveExperiment: () => {
        state = 'running';
        return conflict;
      },
    });
    await press('Lancer');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Lancer' }));
    expect(await screen.findByText(/Une autre personne a modifié ce test/)).toBeInTheDocument();
    expect(screen.getByTestId('experiment')).toHaveAttribute('data-state', 'running');
  });

  it('sends a new experiment under the same id until it is saved', async () => {
    let isOffline = true;
    const api = await open({
      careExperiments: () => listOf([]),
      saveExperiment: () => (isOffline ? { kind: 'network', message: 'offline' } : { version: 1 }),
    });
    await press('Nouveau test');
    const form = within(await screen.findByTestId('experiment-form'));
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(form.getByText('Donnez un nom au test.')).toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Nom'), 'Dates');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByText(/Pas de connexion/)).toBeInTheDocument();
    isOffline = false;
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByTestId('experiment-form')).not.toBeVisible());
    const calls = api.callsTo('saveExperiment') as readonly { params: { uuid: string }; body: object }[];
    expect(new Set(calls.map(({ params }) => params.uuid)).size).toBe(1);
    expect(calls.at(-1)?.body).toMatchObject({
      base: 0,
      experiment: 'search-dates',
      title: 'Dates',
      locales: ['fr_FR'],
      shares: [
        { arm: 'control', share: 34 },
        { arm: 'forced', share: 33 },
        { arm: 'suggested', share: 33 },
      ],
    });
  });
});
