import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { accountAnswers, orderUUID, signInCookie } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../testing/open-page';
import { orderFixture, paidOrderFixture } from '../testing/order.fixture';
import { issued, voucherOrderFixture } from '../testing/voucher-order.fixture';

const path = `/confirmation/${orderUUID}`;
const paid = () => paidOrderFixture();

afterEach(closePages);

/** The state of the order, which replaces the heading of the loading page. */
const heading = async (): Promise<string> =>
  plain((await screen.findByRole('heading', { level: 1, name: /^(?!Confirmation$)/ })).textContent ?? '');

describe('the page of an order', () => {
  it.each([
    [
      'right after the payment',
      '?status=success&gaId=',
      '2026-11-21T13:25:00Z',
      'Votre séjour est réservé !',
    ],
    [
      'on a later visit of the same address',
      '?status=success',
      '2026-11-22T09:00:00Z',
      'Votre séjour est confirmé',
    ],
    ['without coming from the payment', '', '2026-11-21T13:25:00Z', 'Votre séjour est confirmé'],
    ['during the stay', '', '2026-12-12T09:00:00Z', 'Votre séjour a commencé'],
    ['after the stay', '', '2026-12-20T09:00:00Z', 'Votre séjour est terminé'],
  ])('shows the state of the stay %s', async (_when, search, now, title) => {
    await openPage(path + search, { order: paid }, { now });
    expect(await heading()).toBe(title);
  });

  it('shows dates, hotel with phone, contents, price, payments with the rest, and journal', async () => {
    await openPage(path, { order: paid });
    const page = await screen.findByTestId('confirmation-order');
    const text = plain(page.textContent ?? '');
    expect(text).toContain('vendredi11 décembre 2026Arrivée à partir de 15 h');
    expect(text).toContain(orderFixture().stay?.hotel.address);
    expect(screen.getByRole('link', { name: /Appeler l’hôtel/ })).toHaveAttribute('href', 'tel:+33261910001');
    expect(text).toContain('La gare est à dix minutes à pied.');
    expect(text).toContain('Dîner aux chandelles');
    const price = plain(screen.getByTestId('hub-price').textContent ?? '');
    expect(price).toContain('Total389,40 €');
    expect(price).toContain('Carte se terminant par 4242282,00 €');
    expect(price).toContain(
      'code se terminant par K7QXSolde : 40,00 €, valable jusqu’au 21 mai 2028100,00 €',
    );
    expect(plain(screen.getByTestId('hub-timeline').textContent ?? '')).toBe(
      'Commande passée21 novembre 2026, 14 h 17Payée et confirmée21 novembre 2026, 14 h 20',
    );
  });

  it('offers the payment of a change that care has prepared, until it lapses', async () => {
    const pendingChange = {
      orderUUID: '28494bcb-2039-4537-91ad-2c21da0dbdf7',
      amount: 2400,
      until: '2026-11-21T15:30:00Z',
    };
    const order = () => ({ ...paid(), pendingChange });
    const timeline = [{ kind: 'refunded', at: '2026-11-21T12:00:00Z', amount: 1500 }];
    await openPage(path, { order: () => ({ ...order(), timeline }) });
    const note = await screen.findByTestId('pending-change');
    expect(plain(note.textContent ?? '')).toContain('Réglez 24,00 € avant 16 h 30 (21 novembre 2026).');
    expect(screen.getByRole('link', { name: 'Payer la différence' })).toHaveAttribute(
      'href',
      expect.stringContaining(pendingChange.orderUUID),
    );
    expect(plain(screen.getByTestId('hub-timeline').textContent ?? '')).toContain(
      'Geste commercial : 15,00 €',
    );
    await closePages();
    await openPage(path, { order }, { now: '2026-11-21T15:31:00Z' });
    await screen.findByTestId('confirmation-order');
    expect(screen.queryByTestId('pending-change')).toBeNull();
  });

  it('cancels a prepared change after a question, and confirms it', async () => {
    const pendingChange = {
      orderUUID: '28494bcb-2039-4537-91ad-2c21da0dbdf7',
      amount: 2400,
      until: '2026-11-21T15:30:00Z',
    };
    let isLost = true;
    const page = await openPage(path, {
      order: () => ({ ...paid(), pendingChange }),
      giveUpChange: () =>
        isLost ? { kind: 'network' as const, message: 'cut' } : { ...paid(), pendingChange: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Abandonner cette modification' }));
    const dialog = within(await screen.findByTestId('give-up-change'));
    await userEvent.click(dialog.getByRole('button', { name: 'Abandonner la modification' }));
    expect(await dialog.findByText(/Nous n’avons pas eu de réponse/)).toBeInTheDocument();
    expect(screen.getByTestId('pending-change')).toBeInTheDocument();
    isLost = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Abandonner la modification' }));
    expect(await screen.findByTestId('change-given-up')).toHaveTextContent(
      'Votre réservation reste inchangée',
    );
    expect(screen.queryByTestId('pending-change')).toBeNull();
    expect(page.callsTo('giveUpChange')).toHaveLength(2);
  });

  it('shows the refund of a cancellation by day and hour, and marks the current step', async () => {
    await openPage(path, { order: paid });
    const steps = within(await screen.findByTestId('hub-steps')).getAllByRole('listitem');
    expect(steps.map(({ dataset, textContent }) => [dataset['state'], plain(textContent ?? '')])).toEqual([
      ['now', 'Jusqu’au 8 décembre 2026, 23 h 59Remboursement intégral'],
      ['later', 'EnsuiteAucun remboursement'],
    ]);
  });

  it('offers exactly what the gateway allows', async () => {
    await openPage(path, { order: () => paidOrderFixture({ actions: ['invoice'] }) });
    const actions = within(await screen.findByTestId('hub-actions'));
    expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Recevoir une facture',
    ]);
    expect(screen.queryByTestId('hub-papers')).toBeNull();
  });

  it('links every document, invoices and credit notes too', async () => {
    const invoices = [
      { number: 'FR-2026-000001', kind: 'invoice', total: 38_200, issuedAt: '2026-11-21T13:30:00Z' },
      { number: 'FR-2026-C-000001', kind: 'credit_note', total: 38_200, issuedAt: '2026-11-21T13:40:00Z' },
    ];
    await openPage(path, { order: () => paidOrderFixture({ invoices }) });
    const papers = within(await screen.findByTestId('hub-papers')).getAllByRole('link');
    const base = `/api/front/purchase/orders/${orderUUID}`;
    expect(papers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Feuille de route (PDF)', `${base}/itinerary.pdf`],
      ['Ajouter à mon agenda', `${base}/calendar.ics`],
      ['Facture FR-2026-000001 (PDF)', `${base}/invoice.pdf?number=FR-2026-000001`],
      ['Avoir FR-2026-C-000001 (PDF)', `${base}/invoice.pdf?number=FR-2026-C-000001`],
    ]);
  });

  it.each([
    ['invoice', 'invoice-dialog'],
    ['cancellation', 'cancel-dialog'],
    ['modification', 'change-dialog'],
    ['withdrawal', 'cancel-dialog'],
  ])('opens the dialog of #r=%s once, and forgets it when it is closed [ACC-009]', async (r, dialog) => {
    const user = userEvent.setup();
    const page = await openPage(`${path}#r=${r}`, { order: paid });
    const opened = await screen.findByTestId(dialog);
    await waitFor(() => expect(opened).toHaveAttribute('open'));
    await user.click(within(opened).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(opened).not.toHaveAttribute('open'));
    expect(page.host.navigated).toEqual([path]);
  });

  it('has no axe violations', async () => {
    const page = await openPage(path, { order: paid });
    await screen.findByTestId('confirmation-order');
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('the invoice dialog', () => {
  afterEach(() => signInCookie(false));

  const open = async (answers: Parameters<typeof openPage>[1] = {}) => {
    const page = await openPage(`${path}#r=invoice`, { order: paid, ...answers });
    await screen.findByRole('button', { name: 'Établir la facture' });
    return { page, user: userEvent.setup() };
  };

  it('names the buyer at the first click and shows the document', async () => {
    const { page, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Établir la facture' }));
    expect(await screen.findByRole('link', { name: 'Ouvrir la facture (PDF)' })).toHaveAttribute(
      'href',
      `/api/front/purchase/orders/${orderUUID}/invoice.pdf?number=FR-2026-000001`,
    );
    expect(page.callsTo('invoiceRequest')).toMatchObject([{ body: { company: null, reference: '' } }]);
    // The page shows the new document.
    await waitFor(() => expect(page.callsTo('order').length).toBeGreaterThan(1));
  });

  it('shows each wrong field of a company, and sends nothing', async () => {
    const { page, user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Au nom d’une entreprise' }));
    await user.type(screen.getByLabelText(/Numéro de TVA/), '12');
    await user.click(screen.getByRole('button', { name: 'Établir la facture' }));
    expect(screen.getByLabelText(/Raison sociale/)).toBeInvalid();
    expect(screen.getByLabelText(/Numéro de TVA/)).toHaveAccessibleDescription(/FR40303265045/);
    expect(page.callsTo('invoiceRequest')).toEqual([]);
  });

  it('keeps the input when the response is lost', async () => {
    const lost: ApiError = { kind: 'network', message: 'lost' };
    const { page, user } = await open({ invoiceRequest: () => lost });
    await user.click(screen.getByRole('radio', { name: 'Au nom d’une entreprise' }));
    await user.type(screen.getByLabelText(/Raison sociale/), 'Atelier Loire');
    await user.type(screen.getByLabelText(/Adresse/), '1 rue du Port');
    await user.type(screen.getByLabelText(/Code postal/), '44000');
    await user.type(screen.getByLabelText(/Ville/), 'Nantes');
    await user.click(screen.getByRole('button', { name: 'Établir la facture' }));
    expect(await screen.findByText(/Votre saisie est conservée/)).toBeInTheDocument();
    expect(screen.getByLabelText(/Raison sociale/)).toHaveValue('Atelier Loire');
    expect(page.callsTo('invoiceRequest')).toMatchObject([
      { body: { company: { name: 'Atelier Loire', country: 'FR' } } },
    ]);
  });

  it('names a company at an address of the account, which can be typed over [CONTACT-002]', async () => {
    signInCookie(true);
    const { page, user } = await open(accountAnswers);
    expect(screen.queryByTestId('address-choice')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Au nom d’une entreprise' }));
    const choice = await screen.findByRole('combobox', { name: 'Adresse enregistrée' });
    expect(choice).toHaveValue('');
    await user.selectOptions(choice, 'Bureau – Grand-Place 1, 1000 Bruxelles');
    expect(screen.getByLabelText(/Raison sociale/)).toHaveValue('Atelier Vasseur');
    expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveValue('BE');
    // An address without a name keeps the company.
    await user.selectOptions(choice, 'Maison – 12 rue des Lilas, 75011 Paris');
    expect(screen.getByLabelText(/Raison sociale/)).toHaveValue('Atelier Vasseur');
    await user.type(screen.getByLabelText(/Ville/), ' 11');
    expect(choice).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Établir la facture' }));
    await waitFor(() => expect(page.callsTo('invoiceRequest')).toHaveLength(1));
    expect(page.callsTo('invoiceRequest')).toMatchObject([
      {
        body: {
          company: {
            name: 'Atelier Vasseur',
            addressLine: '12 rue des Lilas',
            postalCode: '75011',
            city: 'Paris 11',
            country: 'FR',
          },
        },
      },
    ]);
  });

  it('explains why there is none', async () => {
    await openPage(`${path}#r=invoice`, { order: () => paidOrderFixture({ actions: [] }) });
    expect(await screen.findByText(/Il n’y a pas de facture/)).toBeInTheDocument();
  });
});

describe('the letter that is sent again', () => {
  const refused = (status: number): ApiError => ({ kind: 'problem', status, code: 'X', message: 'no' });

  it.each([
    [() => null, 'E-mail envoyé à l’adresse client@example.com'],
    [() => refused(429), /cinq envois/],
    [() => refused(503), /Réessayez dans un instant/],
  ])('shows its outcome (%#)', async (answer, told) => {
    const user = userEvent.setup();
    const page = await openPage(path, { order: paid, resendLetter: answer });
    await user.click(await screen.findByRole('button', { name: 'Renvoyer la confirmation' }));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(page.callsTo('resendLetter')).toMatchObject([{ body: { what: 'confirmation' } }]);
  });
});

describe('an order that ended', () => {
  it.each(['expired', 'cancelled'] as const)(
    'shows its number, its end and that nothing was charged: %s',
    async (status) => {
      const timeline = [
        { kind: 'opened', at: '2026-11-21T13:17:00Z', amount: null },
        { kind: status, at: '2026-11-21T13:32:00Z', amount: null },
      ];
      await openPage(path, { order: () => orderFixture({ status, timeline, actions: [] }) });
      const ended = await screen.findByTestId('ended-order');
      expect(ended).toHaveTextContent('12345678');
      expect(ended).toHaveTextContent(/rien n’a été débité/i);
      expect(screen.getByTestId('hub-timeline')).toHaveTextContent(/14 h 32/);
    },
  );

  it('by its use shows that the voucher is used', async () => {
    const gift = voucherOrderFixture({ status: 'confirmed' }, { ...issued, state: 'redeemed' });
    await openPage(path, { order: () => gift });
    expect(await heading()).toBe('Le bon a été utilisé');
  });
});
