import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { recordedApi } from '@detour/remote-kit/testing';
import { previewFixture, requestFixture } from '../../../testing/care-actions.fixture';
import { closePages, openPage, problem } from '../../../testing/open-page';

afterEach(closePages);

const open = async (answers: object) => {
  const api = recordedApi(answers as never);
  await openPage('/care/requests', {}, { mode: 'care', api: api.api });
  return api;
};

const view = () => ({
  request: requestFixture(),
  action: { kind: 'refund', card: 25_000, vouchers: 0 },
  preview: previewFixture({ expected: { card: 25_000, vouchers: 0, due: 0 } }),
});

const reason = 'Vérifié avec l’hôtel.';

describe('the requests for a second person', () => {
  it('are decided by a lead with a reason and the sums that are shown', async () => {
    const page = await open({
      careRequests: () => ({ requests: [requestFixture()], mayDecide: true }),
      careRequest: view,
      decideCareRequest: () => ({ done: true, request: null, payment: null }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Décider' }));
    const dialog = await screen.findByTestId('care-decide');
    await within(dialog).findByTestId('care-preview');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accepter' }));
    expect(within(dialog).getByText('Indiquez un motif d’au moins 10 caractères.')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Motif'), reason);
    expect((await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual(
      [],
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText(/Les deux noms sont dans l’historique/)).toBeInTheDocument();
    expect(page.callsTo('decideCareRequest')).toMatchObject([
      { body: { decision: 'approved', reason, expected: { card: 25_000, vouchers: 0, due: 0 } } },
    ]);
  }, 30_000);

  it('are not decided by their author or an agent', async () => {
    await open({
      careRequests: () => ({ requests: [requestFixture({ own: true })], mayDecide: true }),
    });
    expect(await screen.findByText(/La vôtre/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Décider' })).toBeNull();
  });

  it('show who decided, and to an agent only what agents may see', async () => {
    await open({
      careRequests: () => ({
        requests: [requestFixture({ decision: 'refused', decidedBy: 'Léa' })],
        mayDecide: false,
      }),
    });
    expect(await screen.findByText('Refusée par Léa')).toBeInTheDocument();
    expect(screen.getByText(/La décision revient aux responsables/)).toBeInTheDocument();
    expect(screen.getByText('Aucune demande en attente')).toBeInTheDocument();
  });

  it('report a request that another lead has already decided', async () => {
    await open({
      careRequests: () => ({ requests: [requestFixture()], mayDecide: true }),
      careRequest: view,
      decideCareRequest: () => problem(409, 'REQUEST_DECIDED'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Décider' }));
    const dialog = await screen.findByTestId('care-decide');
    await userEvent.type(await within(dialog).findByLabelText('Motif'), reason);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuser' }));
    expect(await within(dialog).findByText('Quelqu’un a déjà décidé.')).toBeInTheDocument();
  }, 30_000);
});
