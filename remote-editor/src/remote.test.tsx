import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { EditedItem } from '@detour/shared-contracts/api';
import { recordedApi, renderRemote, type RenderedRemote } from '@detour/remote-kit/testing';
import { definition } from './definition';
import es_ES from './messages/es_ES.json';
import fr_FR from './messages/fr_FR.json';
import { bodyFixture, itemFixture, itemsFixture, versionFixture } from './testing/item.fixture';

// Browsers have it; jsdom does not yet.
globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

let rendered: RenderedRemote | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const itemPath = '/care/content/home/booking/fr_FR';

interface Visit {
  readonly path?: string;
  readonly stored?: Readonly<Record<string, string>>;
}

const open = async (answers: object, { path = itemPath, stored = {} }: Visit = {}) => {
  const api = recordedApi({ editedItems: () => itemsFixture, ...answers } as never);
  rendered = await renderRemote(definition, {
    path,
    locale: 'fr_FR',
    messages: fr_FR,
    api: api.api,
    mode: 'care',
    stored,
  });
  return api;
};

/** A gateway that keeps one item. */
const gatewayOf = (first: Partial<EditedItem> = {}) => {
  const state = { item: itemFixture(first), isOffline: false };
  const offline = { kind: 'network', message: 'offline' };
  const next = (change: Partial<EditedItem>) => {
    const version = state.item.version + 1;
    state.item = { ...state.item, ...change, version };
    return { version };
  };
  const conflict = {
    kind: 'problem',
    status: 409,
    code: 'CONTENT_CONFLICT',
    message: 'conflict',
  };
  return {
    state,
    answers: {
      editedItem: () => state.item,
      saveContentDraft: ({ body }: { body: { base: number; body: unknown } }) =>
        state.isOffline ? offline : body.base === state.item.version ? next({ draft: body.body }) : conflict,
      publishContent: () => next({ draft: null, published: state.item.draft, shown: 'published' }),
      previewContent: () => ({ link: 'http://fr.localhost:8080/api/preview?token=t&to=/' }),
      restoreContent: () => next({ draft: null, published: bodyFixture, shown: 'own' }),
      dropContentDraft: () => next({ draft: null }),
    },
  };
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rewrite = async (words: string): Promise<void> => {
  const field = within(await screen.findByRole('group', { name: 'Bannière d’ouverture' })).getByLabelText(
    'Titre',
  );
  await userEvent.clear(field);
  await userEvent.type(field, words);
};
const fieldOf = async () =>
  within(await screen.findByRole('group', { name: 'Bannière d’ouverture' })).getByLabelText('Titre');

describe('the list of content', () => {
  it('shows each item with its state in each language, and finds those with a draft', async () => {
    await open({}, { path: '/care/content' });
    const home = await screen.findByTestId('content-home');
    expect(within(home).getByRole('link', { name: 'France' })).toHaveAttribute('href', itemPath);
    expect(within(home).getAllByText('brouillon')).toHaveLength(2);
    expect(within(home).getByText('programmé')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Afficher'), 'Avec un brouillon');
    expect(screen.queryByTestId('content-page')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Afficher'), 'Manquants dans une langue');
    expect(screen.getByText('Rien à afficher avec ce choix.')).toBeInTheDocument();
  });

  it('opens the form of a new page, whose address must be well written', async () => {
    await open({}, { path: '/care/content' });
    await userEvent.type(await screen.findByLabelText('Fin de l’adresse'), 'Été 2027');
    await press('Créer');
    expect(screen.getByText(/Veuillez n’utiliser que des minuscules/)).toBeInTheDocument();
  });

  it('leads to the other lists, and names itself', async () => {
    await open({}, { path: '/care/content' });
    const links = within(await screen.findByRole('navigation', { name: 'Pages de l’équipe' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/care/content', 'page'],
      ['/care/promotions', null],
      ['/care/photos', null],
      ['/care/experiments', null],
      ['/care/analytics', null],
    ]);
  });

  it('asks to sign in again when the session has ended', async () => {
    await open(
      { editedItems: () => ({ kind: 'problem', status: 401, code: 'NOT_IN_CARE', message: 'x' }) },
      { path: '/care/content' },
    );
    expect(await screen.findByRole('link', { name: 'Se reconnecter' })).toBeInTheDocument();
  });
});

describe('the form of an item', () => {
  it('is made from the schema, and breaks no rule of accessibility', async () => {
    await open(gatewayOf().answers);
    expect(await fieldOf()).toHaveValue('Le grand air');
    await userEvent.click(screen.getByText(/^Bannière 1/));
    expect(screen.getByLabelText('Position')).toHaveDisplayValue('À gauche');
    const { violations } = await axe.run(rendered?.element ?? document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('saves a draft, previews it and publishes it', async () => {
    const gateway = gatewayOf();
    const api = await open(gateway.answers);
    await rewrite('La mer');
    await press('Aperçu');
    expect(await screen.findByRole('link', { name: 'Ouvrir l’aperçu' })).toHaveAttribute('target', '_blank');
    expect(api.callsTo('saveContentDraft')).toMatchObject([
      {
        body: { base: 0, body: { ...bodyFixture, jumbotron: { ...bodyFixture.jumbotron, title: 'La mer' } } },
      },
    ]);
    await press('Publier…');
    const dialog = await screen.findByTestId('content-publish');
    expect(within(dialog).getByLabelText('Espagne')).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publier' }));
    expect(await screen.findAllByText(/C’est publié/)).not.toHaveLength(0);
    expect(api.callsTo('publishContent')).toMatchObject([
      { body: { base: 1, locales: ['fr_FR'], from: null, until: null } },
    ]);
    expect(api.callsTo('saveContentDraft')).toHaveLength(1);
  });

  it('adds a block, changes its kind, and removes it', async () => {
    const gateway = gatewayOf();
    const api = await open(gateway.answers);
    await press('Ajouter\u202f: Blocs');
    await press('Retirer Bannière 1');
    await userEvent.selectOptions(await screen.findByLabelText('Type'), 'Bloc du catalogue');
    await press('Enregistrer');
    await waitFor(() => expect(api.callsTo('saveContentDraft')).toHaveLength(1));
    expect(gateway.state.item.draft).toMatchObject({ blocks: [{ kind: 'live', block: 'next-weekend' }] });
  });

  it('keeps what was written when the network fails and after a reload', async () => {
    const gateway = gatewayOf();
    gateway.state.isOffline = true;
    await open(gateway.answers);
    await rewrite('La mer');
    await press('Enregistrer');
    expect(await screen.findByText(/Pas de connexion/)).toBeInTheDocument();
    const stored = Object.fromEntries(rendered?.host.stored ?? []) as Record<string, string>;
    await rendered?.unmount();
    rendered?.element.remove();
    gateway.state.isOffline = false;
    await open(gateway.answers, { stored });
    expect(await fieldOf()).toHaveValue('La mer');
    await press('Enregistrer');
    expect(await screen.findAllByText('Le brouillon est enregistré.')).not.toHaveLength(0);
    expect(rendered?.host.stored.has('contentDraft')).toBe(false);
  });

  it('shows both versions of a conflict, and keeps either', async () => {
    const gateway = gatewayOf();
    const api = await open(gateway.answers);
    await rewrite('La mer');
    gateway.state.item = itemFixture({
      version: 1,
      draft: { ...bodyFixture, jumbotron: { ...bodyFixture.jumbotron, title: 'La montagne' } },
      versions: [versionFixture({ state: 'draft' })],
    });
    await press('Enregistrer');
    const conflict = await screen.findByTestId('content-conflict');
    expect(within(conflict).getByText(/Ana a modifié ce contenu/)).toBeInTheDocument();
    expect(within(conflict).getByText('La mer')).toBeInTheDocument();
    expect(within(conflict).getByText('La montagne')).toBeInTheDocument();
    expect(await fieldOf()).toHaveValue('La mer');
    await press('Garder le mien');
    await press('Enregistrer');
    await waitFor(() => expect(gateway.state.item.version).toBe(2));
    expect(api.callsTo('saveContentDraft')).toHaveLength(2);
    expect(gateway.state.item.draft).toMatchObject({ jumbotron: { title: 'La mer' } });
  });

  it('says what is wrong and where, and leads to the field', async () => {
    const gateway = gatewayOf();
    await open({
      ...gateway.answers,
      saveContentDraft: () => ({
        kind: 'problem',
        status: 422,
        code: 'CONTENT_INVALID',
        message: 'x',
        body: { errors: [{ path: '/blocks/0/title', rule: 'maxLength', message: 'x' }] },
      }),
    });
    await rewrite('La mer');
    await press('Enregistrer');
    await press('Blocs 1 › Titre\u202f: dépasse la longueur maximale');
    expect(document.activeElement).toHaveAttribute('id', 'root_blocks_0_title');
    expect(document.activeElement).toHaveAccessibleDescription('dépasse la longueur maximale');
  });

  it('lets an agent write drafts only', async () => {
    await open(gatewayOf({ mayPublish: false, versions: [versionFixture()] }).answers);
    expect(await screen.findByText(/La publication revient aux responsables/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publier…' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Rétablir/ })).toBeNull();
  });

  it('restores an older version after a question', async () => {
    const api = await open(
      gatewayOf({
        version: 4,
        shown: 'published',
        versions: [versionFixture({ version: 4, isShown: true }), versionFixture({ version: 2 })],
      }).answers,
    );
    await press('Rétablir la version 2');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rétablir' }));
    await waitFor(() =>
      expect(api.callsTo('restoreContent')).toMatchObject([{ body: { base: 4, version: 2 } }]),
    );
  });

  it('previews an older version in the real page before it is restored', async () => {
    const api = await open(
      gatewayOf({
        version: 4,
        shown: 'published',
        versions: [
          versionFixture({ version: 4, isShown: true }),
          versionFixture({ version: 3, state: 'dropped' }),
          versionFixture({ version: 2 }),
        ],
      }).answers,
    );
    await press('Aperçu de la version 2');
    expect(await screen.findByRole('link', { name: 'Ouvrir l’aperçu' })).toHaveAttribute(
      'href',
      'http://fr.localhost:8080/api/preview?token=t&to=/',
    );
    expect(api.callsTo('previewContent')).toMatchObject([{ query: { version: 2 } }]);
    expect(screen.queryByRole('button', { name: 'Aperçu de la version 3' })).toBeNull();
  });

  it('shows the pictures of its fields', async () => {
    const picture = (name: string) => ({ picture: name, alt: '' });
    const text = { type: 'string', maxLength: 300 };
    const object = (properties: object) => ({
      type: 'object',
      required: Object.keys(properties),
      properties,
    });
    await open(
      gatewayOf({
        schema: object({
          image: object({ picture: { type: 'string', enum: ['road', 'lake'] }, alt: text }),
          imageUrl: text,
          logoUrl: text,
        }),
        published: {
          image: picture('road'),
          imageUrl: '/images/beach/960_540.webp',
          logoUrl: 'https://elsewhere.example/logo.svg',
        },
      }).answers,
    );
    const sources = () => screen.queryAllByTestId('content-thumbnail').map((img) => img.getAttribute('src'));
    await waitFor(() =>
      expect(sources()).toEqual(['/images/road/640_480.webp', '/images/beach/960_540.webp']),
    );
    await userEvent.selectOptions(screen.getByLabelText('Image de la boutique'), 'lake');
    const [shown] = screen.getAllByTestId('content-thumbnail');
    if (!shown) throw new Error('There is no thumbnail.');
    expect(shown).toHaveAttribute('src', '/images/lake/640_480.webp');
    fireEvent.error(shown);
    await waitFor(() => expect(sources()).toEqual(['/images/beach/960_540.webp']));
  });

  it('shows a mistake of the content once its field was left', async () => {
    await open({
      ...gatewayOf().answers,
      checkContent: ({ body: { body } }: { body: { body: typeof bodyFixture } }) => ({
        errors:
          body.jumbotron.title === '' ? [{ path: '/jumbotron/title', rule: 'empty', message: 'x' }] : [],
      }),
    });
    const field = await fieldOf();
    await userEvent.clear(field);
    expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('ne peut pas être vide'));
    await userEvent.type(field, 'La mer');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  });

  it('says that somebody else was faster when nothing unsaved can be compared', async () => {
    const gateway = gatewayOf({
      version: 4,
      shown: 'published',
      versions: [versionFixture({ version: 4, isShown: true })],
    });
    await open({
      ...gateway.answers,
      restoreContent: () => ({
        kind: 'problem',
        status: 409,
        code: 'CONTENT_CONFLICT',
        message: 'x',
      }),
    });
    await press('Rétablir le contenu d’origine');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rétablir' }));
    expect(await screen.findByText(/Une autre personne a modifié ce contenu/)).toBeInTheDocument();
  });

  it('publishes what is visible again to cancel a schedule', async () => {
    const api = await open(
      gatewayOf({
        version: 4,
        shown: 'published',
        isScheduled: true,
        versions: [
          versionFixture({ version: 4, from: '2026-12-01T08:00:00Z' }),
          versionFixture({ version: 2, isShown: true }),
        ],
      }).answers,
    );
    expect(await screen.findByText(/à partir du 1er décembre 2026, 9 h/)).toBeInTheDocument();
    await press('Annuler la programmation');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rétablir' }));
    await waitFor(() =>
      expect(api.callsTo('restoreContent')).toMatchObject([{ body: { base: 4, version: 2 } }]),
    );
  });

  it('starts a missing page from another language', async () => {
    const gateway = gatewayOf({ published: null, shown: 'missing' });
    await open({
      ...gateway.answers,
      editedItem: ({ params }: { params: { locale: string } }) =>
        params.locale === 'fr_FR' ? gateway.state.item : itemFixture({ locale: 'es_ES' }),
    });
    await press('Copier');
    expect(await fieldOf()).toHaveValue('Le grand air');
    expect(await screen.findAllByText(/contenu copié/)).not.toHaveLength(0);
  });

  it('speaks the language of its site', async () => {
    const api = recordedApi({ editedItem: () => itemFixture() } as never);
    rendered = await renderRemote(definition, {
      path: '/care/content/home/booking/es_ES',
      locale: 'es_ES',
      messages: es_ES,
      api: api.api,
      mode: 'care',
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Página de inicio – Escapadas',
    );
  });
});
