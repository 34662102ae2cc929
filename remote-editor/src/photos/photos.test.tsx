import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { EditedPhoto, EditedPhotos } from '@detour/shared-contracts/api';
import { recordedApi, renderRemote, type RenderedRemote } from '@detour/remote-kit/testing';
import { definition } from '../definition';
import fr_FR from '../messages/fr_FR.json';
import nl_NL from '../messages/nl_NL.json';

let rendered: RenderedRemote | null = null;
let uploads = 0;

beforeAll(() => {
  // Browsers have it; jsdom does not yet.
  if (!('randomUUID' in globalThis.crypto))
    Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => `upload-${(uploads += 1)}` });
});
afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const photoFixture = (digit: string, more: Partial<EditedPhoto> = {}): EditedPhoto => {
  const id = `photo-1200x800-${digit.repeat(20)}`;
  return {
    id,
    image: {
      sizes: { '360_240': `/images/${id}/360_240` },
      url: `/images/${id}/960_540.webp`,
      alt: '',
      title: null,
      legend: null,
    },
    credit: '',
    alts: {},
    width: 1200,
    height: 800,
    imported: false,
    ...more,
  };
};

const dataFixture = (more: Partial<EditedPhotos> = {}): EditedPhotos => ({
  subject: { kind: 'hotel', id: 'h1', label: 'Les Deux Rives', place: 'Amboise', photos: 2 },
  photos: [photoFixture('1', { alts: { fr_FR: 'La façade' } }), photoFixture('2')],
  rooms: [{ kind: 'room', id: 'double', label: 'Chambre double', place: 'Les Deux Rives', photos: 0 }],
  version: 3,
  changedBy: 'Ana',
  changedAt: '2026-11-23T09:00:00Z',
  mayChange: true,
  limits: { bytes: 20 * 1024 * 1024, photos: 30 },
  ...more,
});

const offline = { kind: 'network', message: 'offline' };
const conflict = { kind: 'problem', status: 409, code: 'PHOTO_CONFLICT', message: 'x' };

interface Changed {
  readonly body: { readonly base: number; readonly photos: readonly { readonly id: string }[] };
}

/** A gateway that keeps the photos of one subject. */
const gatewayOf = (first: Partial<EditedPhotos> = {}) => {
  const state = { data: dataFixture(first), fails: 0, failure: offline as object };
  const known = new Map(['1', '2', '9'].map((digit) => [photoFixture(digit).id, photoFixture(digit)]));
  const fail = (): object | null => (state.fails-- > 0 ? state.failure : null);
  return {
    state,
    answers: {
      editedPhotos: () => state.data,
      photoSubjects: () => ({ subjects: [state.data.subject] }),
      changePhotos: ({ body: { base, photos } }: Changed) => {
        const failed = fail();
        if (failed) return failed;
        if (base !== state.data.version) return conflict;
        state.data = {
          ...state.data,
          version: base + 1,
          photos: photos.map((photo) => ({ ...(known.get(photo.id) ?? photoFixture('0')), ...photo })),
        };
        return { version: base + 1 };
      },
      sendPhotoPart: () => fail(),
      finishPhotoUpload: () => fail() ?? { photo: photoFixture('9') },
    },
  };
};

const open = async (
  answers: object,
  { path = '/care/photos/hotel/h1', stored = {}, locale = 'fr_FR' as 'fr_FR' | 'nl_NL' } = {},
) => {
  const api = recordedApi(answers as never);
  rendered = await renderRemote(definition, {
    path,
    locale,
    messages: locale === 'fr_FR' ? fr_FR : nl_NL,
    api: api.api,
    mode: 'care',
    stored,
  });
  return api;
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rows = () => screen.findAllByTestId('photo-row');
const creditsOf = async () =>
  (await rows()).map((row) => within(row).getByLabelText<HTMLInputElement>(/^Crédit/).value);
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Ajouter des photos'), files);
const file = (bytes: number, name = 'cour.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

describe('the search of photos', () => {
  it('lists hotels and activities with the number of their photos', async () => {
    const api = await open(gatewayOf().answers, { path: '/care/photos' });
    const link = await screen.findByRole('link', { name: 'Les Deux Rives' });
    expect(link).toHaveAttribute('href', '/care/photos/hotel/h1');
    expect(screen.getByText('2 photos')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Nom ou lieu'), 'deux');
    await waitFor(() =>
      expect(api.callsTo('photoSubjects').at(-1)).toMatchObject({ query: { kind: 'hotel', q: 'deux' } }),
    );
  });
});

describe('the photos of a subject', () => {
  it('list former lists, and a removed photo is taken back by publishing one of them', async () => {
    const former = [
      {
        version: 2,
        photos: [photoFixture('9', { credit: 'Studio' }), photoFixture('2')],
        changedBy: 'Ana',
        changedAt: '2026-11-20T09:00:00Z',
      },
    ];
    const api = await open(gatewayOf({ former }).answers);
    const history = await screen.findByTestId('photo-history');
    expect(history).toHaveTextContent(/Ana, .*2 photos/);
    await press('Reprendre la liste 2 dans le formulaire');
    expect(await creditsOf()).toEqual(['Studio', '']);
    expect(api.callsTo('changePhotos')).toEqual([]);
    await press('Publier');
    await waitFor(() =>
      expect(api.callsTo('changePhotos').at(-1)).toMatchObject({
        body: { base: 3, photos: [{ id: photoFixture('9').id }, { id: photoFixture('2').id }] },
      }),
    );
  });

  it('are taken back by a lead only', async () => {
    const former = [
      { version: 2, photos: [photoFixture('9')], changedBy: 'Ana', changedAt: '2026-11-20T09:00:00Z' },
    ];
    await open(gatewayOf({ former, mayChange: false }).answers);
    await screen.findByTestId('photo-history');
    expect(screen.queryByRole('button', { name: /Reprendre la liste/ })).toBeNull();
  });

  it('break no rule of accessibility, and say which languages lack a text', async () => {
    await open(gatewayOf().answers);
    const [first, second] = await rows();
    expect(within(first!).getByText('1 langue sur 4')).toBeInTheDocument();
    expect(within(second!).getByText('0 langue sur 4')).toBeInTheDocument();
    await userEvent.click(within(first!).getByText('Textes alternatifs'));
    expect(within(first!).getByLabelText('Belgique (français)')).toHaveAttribute('placeholder', 'La façade');
    const { violations } = await axe.run(rendered?.element ?? document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('are sent in parts, described, moved and published', async () => {
    const gateway = gatewayOf();
    const api = await open(gateway.answers);
    await choose(file(600 * 1024));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(api.callsTo('sendPhotoPart').map(({ params }) => (params as { part: number }).part)).toEqual([
      0, 1, 2,
    ]);
    const [, , added] = await rows();
    await userEvent.type(within(added!).getByLabelText(/^Crédit/), 'Studio Exemple');
    await userEvent.click(within(added!).getByText('Textes alternatifs'));
    await userEvent.type(within(added!).getByLabelText('France'), 'La cour');
    await press('Monter la photo 3');
    expect(await creditsOf()).toEqual(['', 'Studio Exemple', '']);
    await press('Publier');
    expect(await screen.findAllByText(/C’est publié/)).not.toHaveLength(0);
    expect(gateway.state.data.photos[1]).toMatchObject({
      id: photoFixture('9').id,
      credit: 'Studio Exemple',
      alts: { fr_FR: 'La cour' },
    });
    expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
  });

  it('continue after a failing network without sending a part twice', async () => {
    const gateway = gatewayOf();
    gateway.state.fails = 3;
    const api = await open(gateway.answers);
    await choose(file(10));
    expect(await screen.findByText(/Pas de connexion/)).toBeInTheDocument();
    await press('Réessayer');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(api.callsTo('finishPhotoUpload')).toHaveLength(1);
  });

  it('say why a file is refused, and leave it out', async () => {
    const gateway = gatewayOf({ limits: { bytes: 1000, photos: 30 } });
    gateway.state.fails = 1;
    gateway.state.failure = {
      kind: 'problem',
      status: 422,
      code: 'PHOTO_REFUSED',
      message: 'x',
      body: { reason: 'type' },
    };
    const api = await open(gateway.answers);
    await choose(file(10, 'page.jpg'));
    expect(await screen.findByText(/n’est pas une photo JPEG/)).toBeInTheDocument();
    await press('Laisser ce fichier de côté');
    expect(screen.queryByText('page.jpg')).toBeNull();
    await choose(file(2000));
    expect(await screen.findByText(/trop lourd/)).toBeInTheDocument();
    expect(api.callsTo('sendPhotoPart')).toHaveLength(1);
  });

  it('can be put back after they were removed, and survive a reload unpublished', async () => {
    const gateway = gatewayOf();
    await open(gateway.answers);
    await press('Retirer la photo 1');
    expect(await rows()).toHaveLength(1);
    await press('Annuler');
    expect((await rows())[0]).toHaveTextContent('1 langue sur 4');
    expect(screen.queryByRole('button', { name: 'Publier' })).toBeNull();
    await press('Retirer la photo 1');
    const stored = Object.fromEntries(rendered?.host.stored ?? []) as Record<string, string>;
    await rendered?.unmount();
    rendered?.element.remove();
    await open(gateway.answers, { stored });
    expect(await rows()).toHaveLength(1);
    gateway.state.fails = 1;
    await press('Publier');
    expect(await screen.findByText(/Rien n’est perdu/)).toBeInTheDocument();
    await press('Publier');
    await waitFor(() => expect(gateway.state.data.photos).toHaveLength(1));
  });

  it('ask which version stays when somebody else was faster', async () => {
    const gateway = gatewayOf();
    await open(gateway.answers);
    await press('Retirer la photo 2');
    gateway.state.data = { ...gateway.state.data, version: 4, photos: [photoFixture('2')] };
    await press('Publier');
    expect(await screen.findByTestId('photo-conflict')).toBeInTheDocument();
    await press('Garder les miennes');
    await press('Publier');
    await waitFor(() => expect(gateway.state.data.version).toBe(5));
    expect(gateway.state.data.photos.map(({ id }) => id)).toEqual([photoFixture('1').id]);
  });

  it('can only be looked at by an agent, in the language of the site', async () => {
    await open(gatewayOf({ mayChange: false }).answers, { locale: 'nl_NL' });
    expect(await screen.findByText('Alleen leidinggevenden kunnen foto’s aanpassen.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Foto’s toevoegen')).toBeNull();
    expect(screen.queryByRole('button', { name: /verwijderen/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Chambre double' })).toHaveAttribute(
      'href',
      '/care/photos/room/double',
    );
  });

  it('are unknown for an address of nothing', async () => {
    await open(
      { editedPhotos: () => ({ kind: 'problem', status: 404, code: 'NOT_FOUND', message: 'x' }) },
      { path: '/care/photos/hotel/nowhere' },
    );
    expect(await screen.findByText('Il n’y a rien à cette adresse.')).toBeInTheDocument();
  });
});
