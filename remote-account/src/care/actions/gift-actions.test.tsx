import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { plain, recordedApi } from '@detour/remote-kit/testing';
import { careActionsFixture, careGiftFixture, previewFixture } from '../../testing/care-actions.fixture';
import { careFileFixture } from '../../testing/care-file.fixture';
import { openPage, problem } from '../../testing/open-page';

let rendered: Awaited<ReturnType<typeof openPage>> | null = null;

afterEach(async () => {
  await rendered?.unmount();
  rendered?.element.remove();
  rendered = null;
});

const reason = 'La cliente a appelé deux fois.';
const found = {
  kind: 'gift_stay',
  productId: 'nights',
  label: 'Nuit au château',
  venue: 'Les Deux Rives, Amboise',
  nights: 2,
  adults: 2,
  price: 20_600,
};
const exchanged = {
  from: 'Au bord de la mer',
  label: 'Nuit au château',
  venue: 'Les Deux Rives, Amboise',
  price: 20_600,
  rest: 14_900,
  worth: 20_600,
  due: 5700,
};

const open = async (name: string, answers: object = {}) => {
  const api = recordedApi({
    careFile: () => careFileFixture(),
    careMessages: () => ({ messages: [] }),
    careActions: () =>
      careActionsFixture({
        actions: [
          { kind: 'withdraw', refusal: null },
          { kind: 'exchange', refusal: null },
        ],
        gifts: [
          careGiftFixture(),
          careGiftFixture({ position: 1, toName: '', toEmail: '' }),
          careGiftFixture({ position: 2, withdraw: 'used', exchange: 'used' }),
        ],
      }),
    careGifts: () => ({ gifts: [found] }),
    previewCareAction: () => previewFixture(),
    runCareAction: () => ({ done: true, request: null, payment: null }),
    ...answers,
  } as never);
  rendered = await openPage('/care/orders/12345678', {}, { mode: 'care', api: api.api });
  await userEvent.click(await screen.findByRole('button', { name }));
  return { api, dialog: await screen.findByTestId('care-action') };
};

const settled = () =>
  waitFor(() =>
    expect(screen.getByTestId('care-preview').parentElement).toHaveAttribute('aria-busy', 'false'),
  );

describe('actions on the gifts of an order', () => {
  it('withdraw the selected gifts among the unused ones', async () => {
    const { api, dialog } = await open('Annuler un cadeau parmi plusieurs');
    const boxes = within(dialog).getAllByRole('checkbox');
    expect(boxes).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Cadeau n°.2/ }));
    await within(dialog).findByTestId('care-preview');
    await userEvent.type(within(dialog).getByLabelText('Motif'), reason);
    await settled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler le cadeau' }));
    expect(await screen.findByText('Le cadeau est annulé, le client est prévenu.')).toBeInTheDocument();
    expect(api.callsTo('runCareAction')[0]?.body).toMatchObject({
      action: { kind: 'withdraw', positions: [1] },
    });
  }, 30_000);

  it('exchange a gift for one found by name, for the same recipient', async () => {
    const { api, dialog } = await open('Échanger un cadeau', {
      previewCareAction: () =>
        previewFixture({ back: null, exchange: exchanged, until: '2028-05-21', mails: ['exchange-to-pay'] }),
      runCareAction: () => ({
        done: false,
        request: null,
        payment: { amount: 5700, until: '2026-11-23T14:00:00Z' },
      }),
    });
    expect(within(dialog).getByLabelText(/Nom de la personne/)).toHaveValue('Jonas');
    await userEvent.type(within(dialog).getByRole('searchbox'), 'chât');
    expect(await within(dialog).findByText('1 offre, dans la liste ci-dessous.')).toBeInTheDocument();
    await userEvent.selectOptions(within(dialog).getByLabelText('Nouveau cadeau'), 'gift_stay:nights:2:2');
    await userEvent.clear(within(dialog).getByRole('searchbox'));
    expect(within(dialog).getByLabelText('Nouveau cadeau')).toHaveValue('gift_stay:nights:2:2');
    await within(dialog).findByTestId('care-preview');
    expect(plain(screen.getByTestId('care-preview').textContent ?? '')).toContain('Le client paie');
    await userEvent.type(within(dialog).getByLabelText('Motif'), reason);
    await settled();
    expect((await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
      [],
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Échanger' }));
    expect(await screen.findByText(/L’échange est en attente/)).toBeInTheDocument();
    expect(api.callsTo('careGifts').at(-1)?.body).toEqual({ text: 'chât', locale: 'fr_FR' });
    expect(api.callsTo('runCareAction')[0]?.body).toMatchObject({
      action: {
        kind: 'exchange',
        exchange: {
          position: 0,
          kind: 'gift_stay',
          productId: 'nights',
          nights: 2,
          adults: 2,
          to: { name: 'Jonas', email: 'jonas@exemple.fr' },
        },
      },
    });
  }, 30_000);

  it('report an invalid address at its field, and require name and address together', async () => {
    const { api, dialog } = await open('Échanger un cadeau', {
      previewCareAction: () =>
        problem(400, 'INVALID_REQUEST', [
          { path: 'body/action/exchange/to/email', message: 'must be an e-mail address' },
        ]),
    });
    await within(dialog).findByText('Veuillez vérifier ce champ.');
    expect(within(dialog).getByLabelText(/E-mail de cette personne/)).toBeInvalid();
    const asked = api.callsTo('previewCareAction').length;
    await userEvent.clear(within(dialog).getByLabelText(/Nom de la personne/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Échanger' }));
    expect(await within(dialog).findByText('Il manque encore quelque chose ci-dessus.')).toBeInTheDocument();
    expect(api.callsTo('previewCareAction').length).toBe(asked);
  }, 30_000);
});
