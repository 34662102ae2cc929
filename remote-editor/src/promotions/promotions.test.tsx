import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { PromotionBody, StaffPromotion } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { recordedApi, renderRemote, type RenderedRemote } from '@detour/remote-kit/testing';
import { definition } from '../definition';
import es_ES from '../messages/es_ES.json';
import fr_FR from '../messages/fr_FR.json';
import { promotionFixture, termsFixture, writtenFixture } from '../testing/promotion.fixture';

// Browsers have it; jsdom does not yet.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

let rendered: RenderedRemote | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

interface Visit {
  readonly path?: string;
  readonly locale?: Locale;
  readonly stored?: Readonly<Record<string, string>>;
}

/** A gateway that keeps one promotion. */
const gatewayOf = (first: Partial<StaffPromotion> = {}) => {
  const state = { item: promotionFixture(first), isOffline: false };
  const conflict = { kind: 'problem', status: 409, code: 'PROMOTION_CONFLICT', message: 'conflict' };
  const change = (base: number, next: Partial<StaffPromotion>) => {
    if (state.isOffline) return { kind: 'network', message: 'offline' };
    if (base !== state.item.version) return conflict;
    state.item = { ...state.item, ...next, version: base + 2 };
    return { version: base + 2 };
  };
  return {
    state,
    answers: {
      staffPromotion: () => state.item,
      savePromotion: ({ body: { base, body } }: { body: { base: number; body: PromotionBody } }) =>
        change(base, { body, state: 'running', endedAt: null }),
      endPromotion: ({ body: { base } }: { body: { base: number } }) =>
        change(base, { state: 'ended', endedAt: '2026-11-27T10:00:00Z' }),
      checkPromotion: () => ({ errors: [] }),
      promotionProducts: () => ({ products: [{ id: 'h1', name: 'Les Deux Rives', place: 'Amboise' }] }),
    },
  };
};

const open = async (
  answers: object,
  { path = '/care/promotions/SPRING', locale = 'fr_FR', stored = {} }: Visit = {},
) => {
  const api = recordedApi(answers as never);
  const messages = locale === 'es_ES' ? es_ES : fr_FR;
  rendered = await renderRemote(definition, { path, locale, messages, api: api.api, mode: 'care', stored });
  return api;
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const write = async (label: string, words: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (words !== '') await userEvent.type(field, words);
  return field;
};
const percent = 'Pourcentage de remise (1 à 90)';

describe('the list of promotions', () => {
  const { schema: _, versions, ...running } = promotionFixture();
  const listed = {
    ...running,
    state: 'running' as const,
    body: termsFixture({
      stay: { ...termsFixture().stay, mostDaysBefore: 5 },
      products: { ...termsFixture().products, flows: ['booking'], themes: ['sea'] },
      locales: ['fr_FR'],
      limits: { mostPerOrder: null, budget: 500_000, mostUses: 200 },
    }),
    changedBy: versions[0]?.by ?? null,
    changedAt: versions[0]?.at ?? null,
  };
  const list = (mayChange: boolean) => ({
    promotions: [listed, { ...listed, code: 'OLD', state: 'ended' as const }],
    mayChange,
  });

  it('shows state, terms in plain words, uses and budget, and filters by state', async () => {
    await open({ staffPromotions: () => list(true) }, { path: '/care/promotions' });
    const [row, ...others] = await screen.findAllByTestId('promotion-row');
    if (!row) throw new Error('There is no row.');
    expect(others).toHaveLength(1);
    const words = row.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const phrase of [
      'SPRING',
      'en cours',
      '10 % de remise',
      'automatique',
      'réservation au plus 5 jours avant l’arrivée',
      'seulement : Séjours',
      'thèmes : Bord de mer',
      'sites : France',
      '3 utilisations sur 200',
      '42,50 € accordés sur 5 000 €',
      'Ana, 27 novembre 2026, 10 h',
    ])
      expect(words).toContain(phrase);
    expect(within(row).getByRole('link', { name: 'SPRING' })).toHaveAttribute(
      'href',
      '/care/promotions/SPRING',
    );
    await userEvent.selectOptions(screen.getByLabelText('Afficher'), 'Terminées');
    expect(screen.getAllByTestId('promotion-row')).toHaveLength(1);
    const { violations } = await axe.run(screen.getByTestId('page-promotions'), {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('opens the form of a new code, and lets an agent only read', async () => {
    await open({ staffPromotions: () => list(true) }, { path: '/care/promotions' });
    await userEvent.type(await screen.findByLabelText('Code'), 'é');
    await press('Créer');
    expect(await screen.findByText(/Veuillez utiliser de 3 à 40 lettres/)).toBeInTheDocument();
    await rendered?.unmount();
    await open({ staffPromotions: () => list(false) }, { path: '/care/promotions' });
    expect(await screen.findByText(/revient aux responsables/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Créer' })).toBeNull();
  });
});

describe('the form of a promotion', () => {
  it('saves a changed value after a question that repeats the terms', async () => {
    const gateway = gatewayOf();
    const api = await open(gateway.answers);
    await write(percent, '15');
    await press('Enregistrer…');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('15 % de remise');
    await confirm('Enregistrer');
    expect(await screen.findAllByText(/C’est enregistré/)).not.toHaveLength(0);
    expect(api.callsTo('savePromotion')).toMatchObject([
      { body: { base: 2, body: { ...termsFixture(), value: { kind: 'percent', percent: 15 } } } },
    ]);
    expect(rendered?.host.stored.has('contentDraft')).toBe(false);
  });

  it('takes amounts in euros, days, choices, and hotels by a part of their name', async () => {
    const gateway = gatewayOf();
    const api = await open(gateway.answers);
    await userEvent.selectOptions(await screen.findByLabelText('Remise'), 'Montant');
    await write('Montant de la remise, en euros', '12,5');
    await write('Budget de toutes les commandes, en euros', '1000');
    await write('Premier jour', '2026-12-24');
    await userEvent.click(screen.getByLabelText('Belgique (néerlandais)'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Hôtels' }), 'rives');
    await userEvent.click(await screen.findByRole('option', { name: /Les Deux Rives/ }));
    await press('Enregistrer…');
    expect((await screen.findByRole('dialog')).textContent).toContain('Les Deux Rives');
    await confirm('Enregistrer');
    await waitFor(() => expect(api.callsTo('savePromotion')).toHaveLength(1));
    expect(gateway.state.item.body).toEqual(
      termsFixture({
        value: { kind: 'amount', amount: 1250 },
        booking: { validFrom: '2026-12-24', validUntil: null },
        products: { flows: [], themes: [], hotels: ['h1'], packages: [] },
        locales: ['nl_BE'],
        limits: { mostPerOrder: null, budget: 100_000, mostUses: null },
      }),
    );
    await press('Retirer Les Deux Rives');
    await press('Enregistrer…');
    await confirm('Enregistrer');
    await waitFor(() => expect(gateway.state.item.body?.products.hotels).toEqual([]));
  });

  it('shows a mistake once its field was left, and not before', async () => {
    const gateway = gatewayOf();
    await open({
      ...gateway.answers,
      checkPromotion: ({ body: { body } }: { body: { body: PromotionBody } }) => ({
        errors: [
          ...(body.value.kind === 'percent' && body.value.percent > 90
            ? [{ path: '/value/percent', rule: 'maximum', message: 'x' }]
            : []),
          { path: '/stay/mostNights', rule: 'order', message: 'x' },
        ],
      }),
    });
    const field = await write(percent, '95');
    expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('dépasse le maximum'));
    // Nobody has left that field yet.
    expect(screen.getByLabelText('Nuits, au plus')).not.toHaveAccessibleDescription();
    await userEvent.clear(field);
    await userEvent.type(field, '50');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  });

  it('keeps what was written when the network fails and after a reload', async () => {
    const gateway = gatewayOf();
    gateway.state.isOffline = true;
    await open(gateway.answers);
    await write(percent, '25');
    await press('Enregistrer…');
    await confirm('Enregistrer');
    expect(await screen.findByText(/Pas de connexion/)).toBeInTheDocument();
    const stored = Object.fromEntries(rendered?.host.stored ?? []) as Record<string, string>;
    await rendered?.unmount();
    rendered?.element.remove();
    gateway.state.isOffline = false;
    await open(gateway.answers, { stored });
    expect(await screen.findByLabelText(percent)).toHaveValue('25');
    await press('Enregistrer…');
    await confirm('Enregistrer');
    await waitFor(() => expect(gateway.state.item.body?.value).toEqual({ kind: 'percent', percent: 25 }));
  });

  it('shows both versions of a conflict, and overwrites nothing unseen', async () => {
    const gateway = gatewayOf();
    const api = await open(gateway.answers);
    await write(percent, '25');
    gateway.state.item = promotionFixture({
      version: 4,
      body: termsFixture({ value: { kind: 'percent', percent: 30 } }),
      versions: [writtenFixture({ by: 'Leo' }), writtenFixture()],
    });
    await press('Enregistrer…');
    await confirm('Enregistrer');
    const conflict = await screen.findByTestId('content-conflict');
    expect(within(conflict).getByText(/Leo/)).toBeInTheDocument();
    expect([within(conflict).getByText('25'), within(conflict).getByText('30')]).toHaveLength(2);
    await press('Garder le mien');
    await press('Enregistrer…');
    await confirm('Enregistrer');
    await waitFor(() => expect(api.callsTo('savePromotion')).toHaveLength(2));
    expect(gateway.state.item.body?.value).toEqual({ kind: 'percent', percent: 25 });
  });

  it('ends a promotion and starts it again', async () => {
    const gateway = gatewayOf();
    const api = await open(gateway.answers);
    await press('Terminer');
    await confirm('Terminer');
    expect(await screen.findAllByText(/La promotion est terminée/)).not.toHaveLength(0);
    expect(api.callsTo('endPromotion')).toMatchObject([{ body: { base: 2 } }]);
    await press('Relancer');
    await confirm('Relancer');
    await waitFor(() => expect(gateway.state.item.state).toBe('running'));
    expect(api.callsTo('savePromotion')).toMatchObject([{ body: { base: 4, body: termsFixture() } }]);
  });

  it('starts a planned promotion now', async () => {
    const gateway = gatewayOf({
      state: 'planned',
      body: termsFixture({ booking: { validFrom: '2027-01-04', validUntil: '2027-01-31' } }),
    });
    await open(gateway.answers);
    await press('Lancer maintenant…');
    await confirm('Lancer maintenant');
    await waitFor(() =>
      expect(gateway.state.item.body?.booking).toEqual({ validFrom: null, validUntil: '2027-01-31' }),
    );
  });

  it('begins a new code from a usual promotion', async () => {
    const gateway = gatewayOf({ state: null, body: null, version: 0, versions: [] });
    await open(gateway.answers);
    await press('Dernière minute');
    expect(await screen.findByLabelText(/au plus \(dernière minute\)/)).toHaveValue('5');
    await press('Enregistrer…');
    await confirm('Enregistrer');
    await waitFor(() =>
      expect(gateway.state.item.body).toEqual(
        termsFixture({
          stay: { ...termsFixture().stay, mostDaysBefore: 5 },
          products: { ...termsFixture().products, flows: ['booking'] },
        }),
      ),
    );
  });

  it('lists who wrote which terms, and takes former ones into the form', async () => {
    const gateway = gatewayOf({
      versions: [
        writtenFixture({ by: 'Leo', endedBy: 'Ana', endedAt: '2026-11-27T11:00:00Z', isEnd: true }),
        writtenFixture({ body: termsFixture({ value: { kind: 'percent', percent: 30 } }) }),
      ],
    });
    await open(gateway.answers);
    const history = await screen.findByTestId('promotion-history');
    const words = history.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(words).toContain('Nouveau : 10 % de remise');
    expect(words).toContain('Avant : 30 % de remise');
    expect(words).toContain('Terminée par Ana, 27 novembre 2026, 12 h');
    await press('Reprendre la version 1');
    expect(await screen.findByLabelText(percent)).toHaveValue('30');
  });

  it('lets an agent only read, in the language of the site', async () => {
    await open(gatewayOf({ mayChange: false }).answers, { locale: 'es_ES' });
    expect(await screen.findByText(/Solo una persona responsable/)).toBeInTheDocument();
    expect(screen.getByLabelText('Porcentaje de descuento (de 1 a 90)')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Guardar…' })).toBeNull();
  });
});
