import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { fakeApi, renderRemote, type RenderRemoteOptions } from '@detour/remote-kit/testing';
import { definition } from './definition';
import fr_FR from './messages/fr_FR.json';
import { activityFixture } from './testing/activity.fixture';

const answering = (answer: unknown, images: unknown = activityFixture().images) =>
  fakeApi({ activityDetail: () => answer, activityImages: () => images });

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
    expect(screen.getByTestId('gallery').querySelector('img')).not.toBeNull();
    expect(screen.getAllByText('Les Bains d’Ardoise, Bagnères-de-Luchon')).toHaveLength(2);
    const program = screen.getByRole('region', { name: 'Au programme' });
    expect(program).toHaveTextContent('Bien-être');
    expect(
      within(program)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Serviette et peignoir', 'Tisane après le bain']);
  });

  it('shows directions, opening hours and things to know [ACT-002] [ACT-004]', async () => {
    rendered = await open();
    const facts = within(screen.getByRole('region', { name: 'Infos pratiques' }));
    expect(facts.getAllByRole('heading', { level: 3 }).map((item) => item.textContent)).toEqual([
      'Comment s’y rendre',
      'Horaires d’ouverture',
      'À savoir',
      'Bon à savoir',
    ]);
    expect(facts.getByText('Tous les jours, de 10 h à 19 h.')).toBeInTheDocument();
  });

  it("explains the purchase in three steps and the voucher's validity of 12 months [ACT-006] [ACT-021]", async () => {
    rendered = await open();
    const steps = within(screen.getByRole('region', { name: /Comment ça marche/ }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    expect(steps.getByText('Le bon est valable 12 mois.')).toBeInTheDocument();
  });

  it("loads pictures by the activity's id and falls back to those of the detail [ACT-029]", async () => {
    const more = [...activityFixture().images, ...activityFixture().images].map((image, index) => ({
      ...image,
      url: `/images/extra-${index}/720_480.webp`,
    }));
    const asked: unknown[] = [];
    const api = fakeApi({
      activityDetail: () => activityFixture(),
      activityImages: (request: unknown) => {
        asked.push(request);
        return more;
      },
    });
    rendered = await open({ api });
    expect(JSON.stringify(asked[0])).toContain('act-7');
    expect(JSON.stringify(asked[0])).toContain('fr_FR');
    await rendered.unmount();
    rendered.element.remove();
    rendered = await open({ api: answering(activityFixture(), failure(500)) });
    expect(screen.getByTestId('gallery').querySelectorAll('img').length).toBe(1);
  });

  it('shows the price for one person and for two [ACT-005] [ACT-027] [ACT-030]', async () => {
    rendered = await open();
    const price = screen.getByTestId('activity-price');
    expect(price).toHaveAttribute('data-amount', '7790');
    expect(price).toHaveTextContent(/par personne.*38,95.€/);
    expect(price).toHaveTextContent(/77,90.€ pour 2 personnes, taxes comprises/);
    expect(price).toHaveTextContent(/−5.%/);
  });

  it('adds people up to the largest party and writes the number into the hash [ACT-022] [ACT-023] [ACT-024]', async () => {
    rendered = await open();
    const more = screen.getByTestId('activity-pax-plus');
    await userEvent.click(more);
    expect(screen.getByTestId('activity-price')).toHaveAttribute('data-amount', '12000');
    expect(rendered.host.navigation.location().hash).toBe('#a=3');
    await userEvent.click(more);
    expect(rendered.host.navigation.location().hash).toBe('#a=3');
  });

  it('shows who receives the visitors, and other activities nearby [ACT-002] [ACT-004]', async () => {
    const partner = {
      name: 'La Boussole',
      address: '14 rue des Tanneurs',
      zip: '60200',
      town: 'Compiègne',
      country: 'FR',
      phone: '+33261910001',
      email: 'contact@boussole.example',
      lat: 49.4,
      lng: 2.8,
      languages: ['fr', 'en'],
      booking: 'partner' as const,
    };
    const near = {
      id: 'act-8',
      uri: '/sejours/recherche/activity/act-8',
      label: 'Atelier poterie',
      image: activityFixture().images[0],
      place: 'Chantilly',
      distance: 12.4,
      pricePerPerson: 3500,
    };
    rendered = await open({ api: answering({ ...activityFixture(), partner, nearby: [near] }) });
    const place = within(screen.getByTestId('activity-partner'));
    expect(place.getByText('14 rue des Tanneurs, 60200 Compiègne')).toBeInTheDocument();
    expect(place.getByRole('link', { name: /02.61.91.00.01/ })).toHaveAttribute('href', 'tel:+33261910001');
    const card = within(screen.getByTestId('activity-nearby')).getByRole('article');
    expect(card).toHaveTextContent(/Chantilly · 12.km/);
    expect(within(card).getByRole('link', { name: 'Atelier poterie' })).toHaveAttribute('href', near.uri);
  });

  it("does not ask again for whom, and opens the checkout for the buyer's own use [ACT-013] [ACT-014]", async () => {
    rendered = await open();
    expect(screen.queryByTestId('activity-buy-dialog')).toBeNull();
    await userEvent.click(screen.getByTestId('activity-buy-self'));
    expect(screen.getByTestId('activity-buy-dialog')).toHaveAttribute('open');
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByTestId('activity-buy-confirm'));
    expect(rendered.host.navigated.at(-1)).toBe(
      '/gift/checkout?kind=activity&id=act-7&a=2&own=1&giftFormat=digital',
    );
  });

  it('buys a gift without the own-use flag, by post where offered [ACT-015]', async () => {
    rendered = await open({ flags: { physicalVoucher: true } });
    await userEvent.click(screen.getByTestId('activity-buy-gift'));
    expect(screen.queryByRole('radio', { name: /Pour moi/ })).toBeNull();
    await userEvent.click(screen.getByTestId('gift-format-physical'));
    await userEvent.click(screen.getByTestId('activity-buy-confirm'));
    expect(rendered.host.navigated.at(-1)).toBe(
      '/gift/checkout?kind=activity&id=act-7&a=2&giftFormat=physical',
    );
  });

  it('reports an activity that goes to the checkout, with amount and format [ANALYT-001]', async () => {
    rendered = await open({ flags: { physicalVoucher: true } });
    const added = () => rendered?.host.emitted.filter(({ name }) => name === 'activities.added-to-cart@1');
    const amount = Number(screen.getByTestId('activity-price').dataset['amount']);
    expect(amount).toBeGreaterThan(0);
    await userEvent.click(screen.getByTestId('activity-buy-gift'));
    await userEvent.click(screen.getByTestId('gift-format-physical'));
    expect(added()).toEqual([]);
    await userEvent.click(screen.getByTestId('activity-buy-confirm'));
    expect(added()).toEqual([
      { name: 'activities.added-to-cart@1', payload: { id: 'act-7', amount, format: 'physical' } },
    ]);
  });

  it('asks for whom when the bar on small screens is pressed [ACT-014] [ACT-015]', async () => {
    rendered = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Acheter' }));
    expect(screen.getByRole('radio', { name: /Pour moi/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Pour offrir/ }));
    await userEvent.click(screen.getByTestId('activity-buy-confirm'));
    expect(rendered.host.navigated.at(-1)).toBe(
      '/gift/checkout?kind=activity&id=act-7&a=2&giftFormat=digital',
    );
  });

  it('shows a heart if wishlists are enabled, and the recently viewed activities [ACT-003] [ACT-007]', async () => {
    rendered = await open({
      flags: { wishlist: true },
      api: fakeApi({
        activityDetail: () => activityFixture(),
        activityImages: () => [],
        wishlist: () => ({ items: [] }),
      }),
    });
    expect(await screen.findByTestId('wishlist-toggle')).toHaveAccessibleName(
      /Favoris.*Trois heures de bains/,
    );
    expect(rendered.host.fragments.map(({ name, props }) => ({ name, props }))).toEqual([
      { name: 'recently-viewed', props: { type: 'ACTIVITY', currentId: 'act-7' } },
    ]);
  });

  it('reports the viewed activity [RECENT-003] [ANALYT-005]', async () => {
    rendered = await open();
    expect(rendered.host.emitted).toContainEqual(
      expect.objectContaining({ name: 'activities.activity-viewed@1' }),
    );
  });

  it('replaces the panel of an expired activity with a link to search [ACT-009] [ACT-010] [ACT-011]', async () => {
    rendered = await open({ api: answering(activityFixture({ published: false })) });
    expect(screen.queryByTestId('activity-price')).toBeNull();
    expect(screen.getByText('Trop tard !')).toBeInTheDocument();
    expect(screen.getByText(/Cette offre a expiré… Par chance/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir d’autres offres' })).toHaveAttribute('href', '/recherche');
    expect(rendered.prefetched).toMatchObject({ status: 410, head: { robots: 'noindex,follow' } });
  });

  it('links an expired activity to the search of activities if that is enabled [ACT-011]', async () => {
    rendered = await open({
      api: answering(activityFixture({ published: false })),
      flags: { activityOnly: true },
    });
    expect(screen.getByRole('link', { name: 'Voir d’autres offres' })).toHaveAttribute('href', '/activites');
  });

  it('responds with not found for an unknown activity', async () => {
    rendered = await open({ api: answering(failure(404)) });
    expect(rendered.prefetched?.status).toBe(404);
  });

  it('shows an error with a retry [ACT-028]', async () => {
    let answer: unknown = failure(422);
    rendered = await open({ api: fakeApi({ activityDetail: () => answer, activityImages: () => [] }) });
    expect(rendered.prefetched?.status).toBe(503);
    expect(await screen.findByRole('alert')).toHaveTextContent('Oups, un problème est survenu');
    answer = activityFixture();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp('Trois heures de bains') }),
    ).toBeInTheDocument();
  });

  it('shows skeletons while it loads, then the content [ACT-008]', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const pending = new Promise((resolve) => (answer = resolve));
    rendered = await open({
      api: fakeApi({ activityDetail: () => pending, activityImages: () => [] }),
      cold: true,
    });
    expect(screen.getByTestId('page-activity').querySelector('[aria-busy="true"]')).not.toBeNull();
    answer(activityFixture());
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByTestId('page-activity').querySelector('[aria-busy="true"]')).toBeNull();
  });
});

describe('remote-activities', () => {
  it('mounts and unmounts twice without leaks', async () => {
    for (const _ of [1, 2]) {
      const mounted = await open();
      expect(screen.getByTestId('page-activity')).toBeInTheDocument();
      await mounted.unmount();
      expect(mounted.element).toBeEmptyDOMElement();
      mounted.element.remove();
    }
  });

  it.each([true, false])('has no axe violations (published: %s)', async (published) => {
    rendered = await open({ api: answering(activityFixture({ published })) });
    const { violations } = await axe.run(rendered.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
