import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { plain, recordedApi } from '@detour/remote-kit/testing';
import { careActionsFixture, previewFixture } from '../../testing/care-actions.fixture';
import { careFileFixture } from '../../testing/care-file.fixture';
import { closePages, lost, openPage, problem } from '../../testing/open-page';

afterEach(closePages);

const done = { done: true, request: null, payment: null };
const reason = 'La cliente a appelé deux fois.';

const open = async (answers: object = {}) => {
  const api = recordedApi({
    careFile: () => careFileFixture(),
    careMessages: () => ({ messages: [] }),
    careActions: () => careActionsFixture(),
    previewCareAction: () => previewFixture(),
    runCareAction: () => done,
    ...answers,
  } as never);
  await openPage('/care/orders/12345678', {}, { mode: 'care', api: api.api });
  await within(await screen.findByTestId('care-actions')).findByRole('button', {
    name: 'Annuler la commande',
  });
  return api;
};

const openRefund = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Rembourser une partie' }));
  const dialog = await screen.findByTestId('care-action');
  await userEvent.type(within(dialog).getByLabelText(/Sur la carte/), '25,50');
  await userEvent.type(within(dialog).getByLabelText(/Sur les bons/), '10');
  await within(dialog).findByTestId('care-preview');
  return dialog;
};

const confirm = (name = 'Rembourser') => userEvent.click(screen.getByRole('button', { name }));

describe('the actions of a file', () => {
  it('list the possible ones; the others show the reason', async () => {
    await open();
    const list = within(screen.getByTestId('care-actions'));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Annuler la commande',
      'Rembourser une partie',
      'Corriger les coordonnées',
      'Commander pour ce client',
    ]);
    expect(list.getByText('Modifier le séjour – Le séjour a commencé.')).toBeInTheDocument();
    expect(
      (await axe.run(screen.getByTestId('care-actions'), { rules: { 'color-contrast': { enabled: false } } }))
        .violations,
    ).toEqual([]);
  }, 30_000);

  it('show a preview as the customer sees it, require a reason, and run with the amounts shown', async () => {
    const page = await open();
    const dialog = await openRefund();
    expect(plain(screen.getByTestId('care-preview').textContent ?? '')).toContain(
      'Sur la carte se terminant par 4242Sous 5 à 10 jours25,50 €',
    );
    await waitFor(() =>
      expect(page.callsTo('previewCareAction').at(-1)?.body).toEqual({
        action: { kind: 'refund', card: 2550, vouchers: 1000 },
      }),
    );
    await waitFor(() =>
      expect(screen.getByTestId('care-preview').parentElement).toHaveAttribute('aria-busy', 'false'),
    );
    await confirm();
    expect(within(dialog).getByText('Indiquez un motif d’au moins 10 caractères.')).toBeInTheDocument();
    expect(page.callsTo('runCareAction')).toHaveLength(0);
    await userEvent.type(within(dialog).getByLabelText('Motif'), reason);
    await confirm();
    expect(await screen.findByText('Le remboursement est parti, le client est prévenu.')).toBeInTheDocument();
    expect(page.callsTo('runCareAction')).toMatchObject([
      {
        params: { orderNumber: '12345678' },
        body: {
          action: { kind: 'refund', card: 2550, vouchers: 1000 },
          reason,
          expected: { card: 2550, vouchers: 1000, due: 0 },
        },
      },
    ]);
  }, 30_000);

  it('keep the input when the response is lost, and retry with the same key', async () => {
    let isLost = true;
    const page = await open({ runCareAction: () => (isLost ? lost : done) });
    const dialog = await openRefund();
    await userEvent.type(within(dialog).getByLabelText('Motif'), reason);
    await waitFor(() =>
      expect(screen.getByTestId('care-preview').parentElement).toHaveAttribute('aria-busy', 'false'),
    );
    await confirm();
    await within(dialog).findAllByRole('alert');
    await waitFor(() => expect(page.callsTo('runCareAction')).toHaveLength(1));
    expect(within(dialog).getByLabelText('Motif')).toHaveValue(reason);
    isLost = false;
    await confirm();
    await screen.findByText('Le remboursement est parti, le client est prévenu.');
    const [first, second] = page.callsTo('runCareAction');
    expect(first?.idempotencyKey).toBeDefined();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  }, 30_000);

  it('show changed amounts before they can be confirmed', async () => {
    let isOld = true;
    await open({
      previewCareAction: () =>
        isOld ? previewFixture() : previewFixture({ expected: { card: 2000, vouchers: 0, due: 0 } }),
      runCareAction: () => {
        if (!isOld) return done;
        isOld = false;
        return problem(409, 'REFUND_CHANGED');
      },
    });
    const dialog = await openRefund();
    await userEvent.type(within(dialog).getByLabelText('Motif'), reason);
    await waitFor(() =>
      expect(screen.getByTestId('care-preview').parentElement).toHaveAttribute('aria-busy', 'false'),
    );
    await confirm();
    expect(await within(dialog).findByText(/Les montants ont changé/)).toBeInTheDocument();
  }, 30_000);

  it('request a second person above the limit, and announce it in advance', async () => {
    await open({
      previewCareAction: () => previewFixture({ needsSecond: true }),
      runCareAction: () => ({ done: false, request: '18494bcb-2039-4537-91ad-2c21da0dbdf7', payment: null }),
    });
    const dialog = await openRefund();
    expect(
      await within(dialog).findByText(/Cela dépasse ce qu’une personne peut décider seule/),
    ).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Motif'), reason);
    await confirm('Demander l’accord');
    expect(await screen.findByText(/Votre demande est envoyée/)).toBeInTheDocument();
  }, 30_000);

  it('cannot be confirmed when the gateway rejects the preview', async () => {
    await open({ previewCareAction: () => previewFixture({ refusal: 'too-much', back: null }) });
    await userEvent.click(screen.getByRole('button', { name: 'Rembourser une partie' }));
    const dialog = await screen.findByTestId('care-action');
    await userEvent.type(within(dialog).getByLabelText(/Sur la carte/), '999');
    expect(await within(dialog).findByText(/C’est plus que/)).toBeInTheDocument();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Rembourser' })).toBeDisabled());
  }, 30_000);
});
