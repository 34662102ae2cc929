import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { plain } from '@detour/remote-kit/testing';
import { careFileFixture, careVoucherFixture } from '../../testing/care-file.fixture';
import { closePages, lost, type OpenedPage, openPage, problem } from '../../testing/open-page';

let rendered: OpenedPage;

afterEach(closePages);

const message = (state: string) => ({
  id: '6f0c4e7e-2f0b-4b1e-9a57-0d9be2b6b001',
  topic: 'mail.confirmation',
  state,
  failures: 3,
  dueAt: '2026-11-20T10:03:00Z',
  error: 'the mailbox is full',
});

const open = async (answers: object = {}) => {
  rendered = await openPage(
    '/care/orders/12345678',
    {
      careFile: () => careFileFixture(),
      careMessages: () => ({ messages: [] }),
      ...answers,
    } as never,
    { mode: 'care' },
  );
  await screen.findByTestId('page-care-order');
};

const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('the file of an order', () => {
  it('shows the buyer, the purchase and the amount that the order keeps', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dossier 12345678' })).toBeInTheDocument();
    const customer = within(screen.getByRole('region', { name: 'Client' }));
    expect(customer.getByText('claire@exemple.fr')).toBeInTheDocument();
    expect(customer.getByText(/06.12.34.56.78/)).toBeInTheDocument();
    const booking = within(screen.getByRole('region', { name: 'Réservation' }));
    expect(booking.getByText(/Remboursé à 100.% jusqu’au 4 décembre 2026/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Argent' })).getAllByText(/400,00/)).toHaveLength(3);
    expect((await axe.run(screen.getByTestId('page-care-order'))).violations).toEqual([]);
  }, 30_000);

  it('shows the journal, newest first, with the member of staff and the reason; unknown kinds by their word', async () => {
    await open();
    const events = within(await screen.findByRole('tabpanel', { name: /Historique/ })).getAllByRole(
      'listitem',
    );
    expect(events[0]).toHaveTextContent('sent.by-pigeon');
    expect(events[1]).toHaveTextContent(
      /Remboursement arrivé.*Ann Dupont.*Motif.*Chauffage en panne.*Montant.*12,00/,
    );
    expect(events[1]).not.toHaveTextContent('v-1');
    expect(events[3]).toHaveTextContent(/Commande passée.*Client/);
  });

  it('opens its tabs by digits and arrows', async () => {
    await open();
    await screen.findByRole('tablist');
    await userEvent.keyboard('2');
    expect(tab(/Paiements/)).toHaveAttribute('aria-selected', 'true');
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText(/carte ···· 4242/)).toBeInTheDocument();
    expect(panel.getByText(/service client, arrivé/)).toBeInTheDocument();
    expect(panel.getByText(/Code se terminant par 9K2M/)).toBeInTheDocument();
    tab(/Paiements/).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab(/Bons/)).toHaveFocus();
    expect(screen.getByText(/Aucun bon/)).toBeInTheDocument();
    await userEvent.keyboard('5');
    expect(screen.getByText(/^Vendues.: 3, retenues.: 1, total.: 5$/)).toBeInTheDocument();
    await userEvent.keyboard('7');
    expect(screen.getByText('c-7')).toBeInTheDocument();
    expect(screen.getByText('PRODUCT-301')).toBeInTheDocument();
    expect((await axe.run(screen.getByTestId('page-care-order'))).violations).toEqual([]);
  }, 30_000);

  it.each([
    ['delivered', /^Distribué\s: 20 novembre 2026[^5]*$/],
    ['bounced', /^Non distribué, refusé par la messagerie\s: 20 novembre 2026.*550 no such user$/],
    ['complained', /^Signalé comme indésirable\s: 20 novembre 2026/],
  ])('shows that a mail was %s', async (kind, words) => {
    const file = careFileFixture();
    const outcome = { kind, reason: '550 no such user', at: '2026-11-20T10:30:00Z' };
    await open({ careFile: () => ({ ...file, mails: file.mails.map((mail) => ({ ...mail, outcome })) }) });
    await userEvent.click(await screen.findByRole('tab', { name: /E-mails/ }));
    const told = screen.getByTestId('mail-outcome');
    expect(told).toHaveAttribute('data-kind', kind);
    expect(told).toHaveTextContent(words);
  });

  it('shows the state of each gift’s mail, and none for a gift that the buyer hands over [CARE-001]', async () => {
    const { voucher } = careVoucherFixture();
    const delivery = {
      toName: 'Jonas',
      toEmail: 'jonas@exemple.fr',
      locale: 'fr_FR',
      design: 'birthday',
      sendAt: '2026-12-24T17:30:00Z',
      state: 'waiting',
      begunAt: null,
      sentAt: null,
      failedReason: null,
    } as const;
    const vouchers = [
      { ...voucher, id: 'v-1', position: 0, delivery },
      { ...voucher, id: 'v-2', position: 1, delivery: null },
    ];
    await open({ careFile: () => ({ ...careFileFixture(), vouchers }) });
    await userEvent.click(await screen.findByRole('tab', { name: /Bons/ }));
    const [told, ...others] = screen.getAllByTestId('care-gift-delivery');
    expect(others).toEqual([]);
    expect(plain(told?.textContent ?? '')).toMatch(
      /Jonas, jonas@exemple\.fr.*en attente.*24 décembre 2026, 18 h 30/,
    );
    expect(screen.getAllByRole('link', { name: 'Dossier de ce bon' })).toHaveLength(2);
  });

  it('shows a mail in a frame without rights', async () => {
    await open();
    await userEvent.click(await screen.findByRole('tab', { name: /E-mails/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Votre séjour est réservé' }));
    const frame = await screen.findByTitle(/^E-mail\s: Votre séjour est réservé$/);
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('src', '/api/care/mails/m-1/body.html');
  });

  it('repeats a message that has failed', async () => {
    const repeatCareMessage = jest.fn(() => ({ messages: [message('sent')] }));
    await open({ careMessages: () => ({ messages: [message('dead')] }), repeatCareMessage });
    await userEvent.click(await screen.findByRole('tab', { name: /E-mails/ }));
    expect(await screen.findByText(/the mailbox is full/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer l’envoi' }));
    expect(await screen.findByText(/rien n’a échoué/)).toBeInTheDocument();
    expect(repeatCareMessage).toHaveBeenCalledTimes(1);
  });

  it('adds a note by keyboard; a failure keeps the text', async () => {
    const careNote = jest.fn().mockReturnValueOnce(lost);
    await open({ careNote });
    await screen.findByRole('tablist');
    await userEvent.keyboard('n');
    const field = await screen.findByRole('textbox', { name: 'Nouvelle note' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText('Écrivez d’abord quelque chose.')).toBeInTheDocument();
    expect(careNote).not.toHaveBeenCalled();
    await userEvent.keyboard('Le client rappelle.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(within(screen.getByRole('tabpanel')).getByRole('alert')).toBeInTheDocument());
    expect(field).toHaveValue('Le client rappelle.');
    const notes = [
      ...careFileFixture().notes,
      { id: 2, author: 'Bob', body: 'Le client rappelle.', at: '2026-11-22T10:00:00Z' },
    ];
    careNote.mockReturnValue({ notes });
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }));
    expect(await screen.findByText(/^Bob/)).toBeInTheDocument();
    expect(field).toHaveValue('');
  });

  it('compares a booking with other stays: the results then show differences [CARE-005]', async () => {
    await open();
    const link = await screen.findByTestId('care-compare');
    expect(link.getAttribute('href')).toMatch(/^\/recherche#.*2026-12-11/);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(JSON.parse(rendered.host.stored.get('careChange') ?? 'null')).toEqual({
      orderNumber: '12345678',
      total: 40_000,
    });
  });

  it('reports an unknown order, and offers a retry when the gateway does not respond', async () => {
    await open({ careFile: () => problem(404, 'NOT_FOUND') });
    expect(
      await screen.findByText('Aucun dossier ne porte ce numéro.', {}, { timeout: 6000 }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Recherche' })).toHaveAttribute('href', '/care');
    await closePages();
    await open({ careFile: () => lost });
    expect(await screen.findByRole('button', { name: 'Réessayer' }, { timeout: 6000 })).toBeInTheDocument();
  }, 20_000);
});
