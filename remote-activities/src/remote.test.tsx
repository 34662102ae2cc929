import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { fakeApi, renderRemote, type RenderRemoteOptions } from '@detour/shared-ui/testing';
import { definition } from './definition';
import fr_FR from './messages/fr_FR.json';
import { activityFixture } from './testing/activity.fixture';

const answering = (answer: unknown) => fakeApi({ activityDetail: () => answer });

const open = (change: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(definition, {
    path: '/sejours/recherche/activity/act-7',
    locale: 'fr_FR',
    messages: fr_FR,
    api: answering(activityFixture()),
    ...change,
  });

const failure = (status: number) => ({
  kind: 'problem',
  status,
  code: 'FAILED',
  message: `It answered ${status}.`,
});

let rendered: Awaited<ReturnType<typeof open>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

describe('the page of an activity', () => {
  it('shows breadcrumb, images, description and program [ACT-001]', async () => {
    rendered = await open();
    expect(screen.getByTestId('page-activity')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trois heures de bains');
    expect(screen.getByRole('navigation', { name: 'Fil d’Ariane' })).toHaveTextContent(
      'AccueilBagnères-de-Luchon',
    );
    expect(screen.getByTestId('gallery').querySelectorAll('img').length).toBeGreaterThan(1);
    expect(screen.getByText('Les Bains d’Ardoise, Bagnères-de-Luchon')).toBeInTheDocument();
    const program = within(screen.getByRole('region', { name: 'Au programme' })).getAllByRole('heading', {
      level: 3,
    });
    expect(program.map((step) => step.textContent)).toEqual(['Accueil', 'Trois heures de bains']);
  });

  it('says the price of one person and of two, and that it is not sold yet [ACT-027]', async () => {
    rendered = await open();
    const price = screen.getByTestId('activity-price');
    expect(price).toHaveAttribute('data-amount', '7790');
    expect(price).toHaveTextContent(/par personne.*38,95.€/);
    expect(price).toHaveTextContent(/77,90.€ pour 2 personnes, taxes comprises/);
    expect(price).toHaveTextContent(/-5.%/);
    expect(screen.getByText('Bientôt en vente')).toBeInTheDocument();
    expect(screen.queryByTestId('activity-buy-self')).toBeNull();
  });

  it('replaces the panel of one that is over, and leads to search [ACT-009] [ACT-010] [ACT-011]', async () => {
    rendered = await open({ api: answering(activityFixture({ published: false })) });
    expect(screen.queryByTestId('activity-price')).toBeNull();
    expect(screen.getByText('Trop tard !')).toBeInTheDocument();
    expect(screen.getByText(/Cette offre a expiré… Par chance/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir d’autres offres' })).toHaveAttribute('href', '/recherche');
    expect(rendered.prefetched).toMatchObject({ status: 410, head: { robots: 'noindex,follow' } });
  });

  it('leads from one that is over to activities where they are on [ACT-011]', async () => {
    rendered = await open({
      api: answering(activityFixture({ published: false })),
      flags: { activityOnly: true },
    });
    expect(screen.getByRole('link', { name: 'Voir d’autres offres' })).toHaveAttribute('href', '/activites');
  });

  it('is not there when nobody knows it', async () => {
    rendered = await open({ api: answering(failure(404)) });
    expect(rendered.prefetched?.status).toBe(404);
  });

  it('says that something went wrong, and tries again [ACT-028]', async () => {
    let answer: unknown = failure(422);
    rendered = await open({ api: fakeApi({ activityDetail: () => answer }) });
    expect(rendered.prefetched?.status).toBe(200);
    expect(await screen.findByRole('alert')).toHaveTextContent('Oups, un problème est survenu');
    answer = activityFixture();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Trois heures de bains');
  });

  it('shows skeletons while it loads, then the content [ACT-008]', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const pending = new Promise((resolve) => (answer = resolve));
    rendered = await open({ api: fakeApi({ activityDetail: () => pending }), cold: true });
    expect(screen.getByTestId('page-activity').querySelector('[aria-busy="true"]')).not.toBeNull();
    answer(activityFixture());
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByTestId('page-activity').querySelector('[aria-busy="true"]')).toBeNull();
  });
});

describe('remote-activities', () => {
  it('mounts and unmounts twice, and leaves nothing behind', async () => {
    for (const _ of [1, 2]) {
      const mounted = await open();
      expect(screen.getByTestId('page-activity')).toBeInTheDocument();
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });

  it.each([true, false])('breaks no rule of accessibility (published: %s)', async (published) => {
    rendered = await open({ api: answering(activityFixture({ published })) });
    const { violations } = await axe.run(rendered.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
