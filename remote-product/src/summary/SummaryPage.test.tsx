import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import {
  accountAnswers,
  accountFixture,
  addressFixture,
  buyerFixture,
  draftedAt,
  draftFixture,
  orderResponseFixture,
  orderUUID,
  signInCookie,
} from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { closePages, openPage } from '../testing/open-page';
import { quoteFixture, unbookable } from '../testing/quote.fixture';
import { stayFixture } from '../testing/stay.fixture';

const draftKey = 'checkoutDraft';
const path = '/booking/summary';
const hash = 'checkin=2026-12-11&checkout=2026-12-13&id=123&nights=2';
const now = draftedAt;
const stored = { [draftKey]: draftFixture() };
const ready = { hash, now, stored };

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const refused = (code: string, body: unknown = {}): ApiError => ({
  kind: 'problem',
  status: 409,
  code,
  body,
  message: code,
});

const payButton = () => screen.getByTestId('pay-button');
const total = () => screen.getByTestId('summary-total');
const field = (name: RegExp) => screen.getByRole('textbox', { name });

afterEach(closePages);

describe('the summary', () => {
  it('shows stay, dates, guests and price with the exact amount due', async () => {
    await openPage(path, {}, ready);
    await screen.findByTestId('summary-form');
    expect(screen.getByTestId('page-summary')).toHaveTextContent(
      'Deux nuits de château, dîner aux chandelles',
    );
    expect(screen.getByTestId('page-summary')).toHaveTextContent('vendredi 11 décembre 2026');
    expect(total()).toHaveAttribute('data-amount', '38200');
    expect(plain(total().textContent ?? '')).toBe('382,00 €');
    const aside = screen.getByRole('complementary', { name: 'Votre séjour' });
    expect(aside).toHaveTextContent(/Total\s*389,40/);
    expect(aside).toHaveTextContent(/À régler sur place\s*7,40/);
  });

  it('shows the wallet first and only the legal text on the pay button', async () => {
    await openPage(path, {}, ready);
    const wallet = await screen.findByTestId('wallet-button');
    expect(wallet.compareDocumentPosition(payButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(payButton()).toHaveTextContent(/^Commande avec obligation de paiement$/);
    const page = screen.getByTestId('page-summary');
    expect(page).toHaveTextContent('il n’existe pas de droit de rétractation');
    expect(page).toHaveTextContent('En commandant, vous acceptez les conditions générales de vente.');
  });

  it('shows no wallet if a payment provider takes the cards, because the payment page offers it', async () => {
    await openPage(path, {}, { ...ready, paysInBrowser: true });
    expect(await screen.findByTestId('pay-button')).toBeInTheDocument();
    expect(screen.queryByTestId('wallet-button')).toBeNull();
  });

  it('names its inputs like the buyer of the wallet order and supports keyboards and autofill', async () => {
    const page = await openPage(path, {}, { hash, now });
    await screen.findByTestId('summary-form');
    const inputs = [...page.element.querySelectorAll<HTMLInputElement>('input[name], select[name]')];
    const names = [...new Set(inputs.map(({ name }) => name))].sort();
    expect(names).toEqual(Object.keys(buyerFixture).sort());
    expect(field(/e-mail/)).toHaveAttribute('autocomplete', 'email');
    expect(field(/portable/)).toHaveAttribute('inputmode', 'tel');
    expect(field(/Code postal/)).toHaveAttribute('inputmode', 'numeric');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'NL');
    expect(field(/Code postal/)).toHaveAttribute('inputmode', 'text');
  });

  it('asks for the civility when its radio buttons are left without a choice', async () => {
    await openPage(path, {}, { hash, now });
    await screen.findByTestId('summary-form');
    act(() => screen.getByRole('radio', { name: 'M.' }).focus());
    await userEvent.tab();
    expect(await screen.findByText('Veuillez choisir une option')).toBeInTheDocument();
  });

  it('offers a guest the sign-in that returns to this purchase [ACC-002]', async () => {
    await openPage(path, {}, { hash, now, flags: { customerAccount: true } });
    const link = await screen.findByTestId('checkout-sign-in');
    expect(link).toHaveAttribute(
      'href',
      `/account/signin?${new URLSearchParams({ origin: `${path}#${hash}` })}`,
    );
  });

  it.each([
    ['while there are no accounts', { flags: { customerAccount: false } }],
    ['to a member of staff', { mode: 'care' as const, flags: { customerAccount: true } }],
  ])('offers no sign-in %s', async (_title, options) => {
    await openPage(path, { actFor: () => ({ customer: null }) }, { hash, now, ...options });
    await screen.findByTestId('summary-form');
    expect(screen.queryByTestId('checkout-sign-in')).toBeNull();
  });

  describe('with an account', () => {
    beforeEach(() => signInCookie(true));
    afterEach(() => signInCookie(false));

    it('fills an empty postal address from the default one, and takes another one over [ACC-001]', async () => {
      await openPage(path, accountAnswers, { hash, now });
      await waitFor(() => expect(field(/^Ville/)).toHaveValue('Paris'));
      expect(field(/^Prénom/)).toHaveValue('Claire');
      const choice = screen.getByRole('combobox', { name: 'Adresse enregistrée' });
      expect(choice).toHaveValue(addressFixture().id);
      expect(screen.queryByTestId('checkout-sign-in')).toBeNull();
      await userEvent.selectOptions(choice, 'Bureau – Grand-Place 1, 1000 Bruxelles');
      expect(field(/^Ville/)).toHaveValue('Bruxelles');
      expect(screen.getByRole('combobox', { name: 'Pays' })).toHaveValue('BE');
      expect(field(/^Prénom/)).toHaveValue('Claire');
      await userEvent.type(field(/^Ville/), ' 2');
      expect(choice).toHaveValue('');
    });

    it('starts with the data of the customer for whom a member of staff orders, not with the member’s own account', async () => {
      const customer = {
        civility: null,
        firstName: 'Léa',
        lastName: 'Martin',
        email: 'lea@exemple.fr',
        until: '2026-12-31T10:00:00Z',
        hasAccount: false,
        phoneNumber: null,
        addressLine: null,
        postalCode: null,
        city: null,
        country: null,
      };
      const actFor = () => ({ customer });
      await openPage(path, { ...accountAnswers, actFor }, { hash, now, mode: 'care' });
      await waitFor(() => expect(field(/^Prénom/)).toHaveValue('Léa'));
      expect(field(/^Ville/)).toHaveValue('');
      expect(screen.queryByTestId('address-choice')).toBeNull();
    });

    it('mixes no address with a typed one', async () => {
      let answer: (value: unknown) => void = () => undefined;
      const addresses = () => new Promise<never>((resolve) => (answer = resolve as typeof answer));
      await openPage(path, { ...accountAnswers, addresses }, { hash, now });
      await screen.findByTestId('summary-form');
      await userEvent.type(field(/^Ville/), 'Lyon');
      answer({ addresses: [addressFixture()] });
      await screen.findByRole('combobox', { name: 'Adresse enregistrée' });
      expect(field(/^Ville/)).toHaveValue('Lyon');
      expect(field(/^Code postal/)).toHaveValue('');
    });
  });

  it('shows an error for each field and focuses the error summary [CHK-014] [CHK-015]', async () => {
    const page = await openPage(path, {}, { hash, now });
    await screen.findByTestId('summary-form');
    await userEvent.type(field(/^Prénom/), 'C4mille');
    await userEvent.type(field(/portable/), '12');
    await userEvent.click(payButton());
    const summary = screen.getByRole('group', { name: /champs sont à corriger/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(field(/^Prénom/)).toHaveAccessibleDescription(
      'Utilisez uniquement des lettres, espaces, apostrophes et traits d’union',
    );
    expect(field(/portable/)).toBeInvalid();
    expect(field(/^Ville/)).toHaveAccessibleDescription('Champ obligatoire');
    expect(page.callsTo('createOrder')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /Ville – Champ obligatoire/ }));
    expect(field(/^Ville/)).toHaveFocus();
  });

  it('suggests a correction for a typo in the mail domain, as a button', async () => {
    await openPage(path, {}, { hash, now });
    await screen.findByTestId('summary-form');
    await userEvent.type(field(/e-mail/), 'camille@gmial.com');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: /Vouliez-vous dire @gmail\.com/ }));
    expect(field(/e-mail/)).toHaveValue('camille@gmail.com');
    expect(screen.queryByRole('button', { name: /Vouliez-vous dire/ })).toBeNull();
  });

  describe('of a signed-in customer', () => {
    beforeEach(() => signInCookie(true));
    afterEach(() => signInCookie(false));

    it('is filled in from the profile and stays after a reload [ACC-001]', async () => {
      const first = await openPage(path, { me: accountAnswers.me }, { hash, now });
      await waitFor(() => expect(field(/e-mail/)).toHaveValue('claire@exemple.fr'));
      expect(field(/^Prénom/)).toHaveValue('Claire');
      expect(field(/^Nom/)).toHaveValue('Vasseur');
      expect(field(/portable/)).toHaveValue('+33612345678');
      expect(screen.getByRole('radio', { name: 'Mme' })).toBeChecked();
      expect(field(/^Ville/)).toHaveValue('');
      const kept = Object.fromEntries(first.host.stored);
      await closePages();
      await openPage(path, { me: accountAnswers.me }, { hash, now, stored: kept });
      await waitFor(() => expect(field(/^Prénom/)).toHaveValue('Claire'));
    });

    it('overwrites no input, now or from before a reload', async () => {
      let answer = (): void => undefined;
      const late = new Promise((resolve) => (answer = () => resolve(accountFixture())));
      const typedBefore = JSON.stringify({
        savedAt: Date.parse(now),
        buyer: { lastName: 'Exemple' },
        attempt: null,
      });
      await openPage(path, { me: () => late }, { hash, now, stored: { [draftKey]: typedBefore } });
      await screen.findByTestId('summary-form');
      await userEvent.type(field(/^Prénom/), 'Camille');
      act(() => answer());
      await waitFor(() => expect(field(/e-mail/)).toHaveValue('claire@exemple.fr'));
      expect(field(/^Prénom/)).toHaveValue('Camille');
      expect(field(/^Nom/)).toHaveValue('Exemple');
    });

    it('is filled in by hand if the profile fails to load', async () => {
      await openPage(path, { me: () => lost }, { hash, now });
      await screen.findByTestId('summary-form');
      await userEvent.type(field(/^Ville/), 'Tours');
      expect(field(/^Ville/)).toHaveValue('Tours');
      expect(field(/e-mail/)).toHaveValue('');
    });
  });

  it('requests no profile while signed out', async () => {
    const page = await openPage(path, {}, { hash, now });
    await screen.findByTestId('summary-form');
    expect(page.callsTo('me')).toHaveLength(0);
  });

  it('keeps the input after a reload', async () => {
    const first = await openPage(path, {}, { hash, now });
    await screen.findByTestId('summary-form');
    await userEvent.type(field(/^Ville/), 'Tours');
    const kept = Object.fromEntries(first.host.stored);
    await closePages();
    await openPage(path, {}, { hash, now, stored: kept });
    await screen.findByTestId('summary-form');
    expect(field(/^Ville/)).toHaveValue('Tours');
  });

  it.each([
    ['without a stay', { hash: 'checkin=2026-12-11&checkout=2026-12-13' }],
    ['without dates', { hash: 'id=123' }],
    ['with dates that have passed', { hash: 'checkin=2026-01-11&checkout=2026-01-13&id=123' }],
  ])('shows a hint for %s', async (_, options) => {
    const page = await openPage(path, {}, options);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Choisissez d’abord un séjour et des dates',
    );
    expect(page.callsTo('quote')).toHaveLength(0);
  });

  it('links to other dates if these are unavailable', async () => {
    await openPage(path, { quote: () => unbookable('NO_ROOM_LEFT') }, ready);
    expect(await screen.findByRole('link', { name: 'Choisir d’autres dates' })).toHaveAttribute(
      'href',
      '/sejours/recherche/123',
    );
  });

  it('reports an unreachable gateway and recovers on retry', async () => {
    let down = true;
    const failure: ApiError = { kind: 'problem', status: 400, code: 'BAD', message: 'down' };
    await openPage(path, { stayDetail: () => (down ? failure : stayFixture()) }, ready);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    down = false;
    await userEvent.click(retry);
    expect(await screen.findByTestId('summary-form')).toBeInTheDocument();
  });

  it('has no axe violations', async () => {
    const page = await openPage(path, {}, ready);
    await screen.findByTestId('summary-form');
    const { violations } = await axe.run(page.element, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});

describe('ordering by card', () => {
  it('holds the room once for double clicks and opens the payment page', async () => {
    const page = await openPage(path, {}, ready);
    await screen.findByTestId('summary-form');
    await userEvent.dblClick(payButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
    expect(page.callsTo('createOrder')).toHaveLength(1);
    expect(page.callsTo('createOrder')[0]).toMatchObject({
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      body: {
        expectedAmount: 38200,
        currency: 'EUR',
        buyer: buyerFixture,
      },
    });
  });

  it('shows the previous and the new total and orders only the shown amount', async () => {
    let raised = false;
    const page = await openPage(
      path,
      {
        quote: () => (raised ? quoteFixture({}, { sellPrice: 40000, amountToPay: 40000 }) : quoteFixture()),
        createOrder: ({ body }) => {
          if ((body as { expectedAmount: number }).expectedAmount === 40000)
            return orderResponseFixture({ expectedAmount: 40000 });
          raised = true;
          return refused('AMOUNT_CHANGED', { newAmount: 40000 });
        },
      },
      ready,
    );
    await screen.findByTestId('summary-form');
    await userEvent.click(payButton());
    const note = await screen.findByTestId('payment-error');
    expect(plain(note.textContent ?? '')).toContain(
      'Le prix est désormais de 407,40 €. Rien n’a été débité.',
    );
    expect(plain(note.textContent ?? '')).toContain('Le prix était de 389,40 €.');
    expect(note).toHaveFocus();
    expect(total()).toHaveAttribute('data-amount', '40000');
    expect(page.host.navigated).toEqual([]);
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
  });

  it('offers other dates if the last room is sold', async () => {
    const page = await openPage(path, { createOrder: () => refused('NO_ROOM_LEFT') }, ready);
    await screen.findByTestId('summary-form');
    await userEvent.click(payButton());
    const note = await screen.findByTestId('payment-error');
    expect(note).toHaveTextContent(
      'La dernière chambre vient d’être réservée à ces dates. Rien n’a été débité.',
    );
    expect(screen.getByRole('link', { name: 'Choisir d’autres dates' })).toHaveAttribute(
      'href',
      '/sejours/recherche/123',
    );
    expect(field(/^Ville/)).toHaveValue('Tours');
    expect(page.host.navigated).toEqual([]);
  });

  it('retries with the same key after a network failure', async () => {
    let cut = true;
    const page = await openPage(path, { createOrder: () => (cut ? lost : orderResponseFixture()) }, ready);
    await screen.findByTestId('summary-form');
    await userEvent.click(payButton());
    expect(await screen.findByTestId('payment-error')).toHaveTextContent(
      'une seule commande sera enregistrée',
    );
    cut = false;
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(new Set(page.callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('opens the confirmation of an order that is already paid', async () => {
    const page = await openPage(
      path,
      { createOrder: () => orderResponseFixture({ status: 'confirmed' }) },
      ready,
    );
    await screen.findByTestId('summary-form');
    await userEvent.click(payButton());
    await waitFor(() =>
      expect(page.host.navigated).toEqual([`/confirmation/${orderUUID}?status=success&gaId=`]),
    );
  });
});

const payByWallet = async (): Promise<void> => {
  await userEvent.click(await screen.findByTestId('wallet-button'));
  await userEvent.click(await screen.findByTestId('wallet-authorise'));
};

describe('paying by wallet', () => {
  it('requires no field of the buyer: the wallet provides name, e-mail, phone and address [P8] [WALLET-001] [WALLET-006]', async () => {
    const page = await openPage(path, { walletOrder: () => ({ booking: { orderUUID } }) }, { hash, now });
    await userEvent.click(await screen.findByTestId('wallet-button'));
    expect(screen.queryByRole('group', { name: /champs sont à corriger/ })).toBeNull();
    const sheet = await screen.findByRole('dialog', { name: 'Portefeuille de test' });
    expect(plain(sheet.textContent ?? '')).toContain('À payer maintenant382,00 €');
    expect(page.callsTo('createOrder')).toHaveLength(0);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Autoriser' }));
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(page.callsTo('createOrder')[0]?.body).toMatchObject({
      buyer: {
        email: 'camille.essai@example.org',
        firstName: 'Camille',
        lastName: 'Essai',
        phoneNumber: '+33639981234',
        city: 'Tours',
        country: 'FR',
      },
    });
  });

  it('orders nothing when the wallet is closed [WALLET-002]', async () => {
    const page = await openPage(path, {}, { hash, now });
    await userEvent.click(await screen.findByTestId('wallet-button'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.callsTo('createOrder')).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('');
  });

  it('opens the confirmation of its order [WALLET-013]', async () => {
    const page = await openPage(path, { walletOrder: () => ({ booking: { orderUUID } }) }, ready);
    await payByWallet();
    await waitFor(() =>
      expect(page.host.navigated).toEqual([`/confirmation/${orderUUID}?status=success&gaId=`]),
    );
  });

  it('returns with error=1, dates and guests in the hash and reports it [WALLET-014] [WALLET-016] [WALLET-017] [WALLET-019]', async () => {
    const page = await openPage(
      path,
      { createOrder: () => refused('NO_ROOM_LEFT') },
      { ...ready, hash: `a=3&activityDates=110.20261212&b=1&c=1&${hash}` },
    );
    await payByWallet();
    expect(
      await screen.findByText(/Le paiement avec le portefeuille de test n’a pas abouti/),
    ).toBeInTheDocument();
    expect(Object.fromEntries(new URLSearchParams(page.host.navigation.location().hash.slice(1)))).toEqual({
      a: '3',
      activityDates: '110.20261212',
      b: '1',
      c: '1',
      checkin: '2026-12-11',
      checkout: '2026-12-13',
      error: '1',
      id: '123',
      nights: '2',
      s: '1',
    });
    expect(page.host.emitted).toContainEqual({
      name: 'product.wallet-failed@1',
      payload: { id: '123', method: 'sandbox_wallet', reason: 'refused' },
    });
    expect(page.host.reports).toEqual([]);
  });

  it('shows one message for an order that the gateway refused [L6]', async () => {
    await openPage(path, { createOrder: () => refused('NO_ROOM_LEFT') }, ready);
    await payByWallet();
    expect(await screen.findByTestId('payment-error')).toHaveTextContent(
      /portefeuille de test n’a pas abouti/,
    );
    expect(screen.getAllByTestId('payment-error')).toHaveLength(1);
  });

  it('logs a network failure [WALLET-015] [WALLET-018]', async () => {
    const page = await openPage(path, { walletOrder: () => lost }, ready);
    await payByWallet();
    await waitFor(() => expect(page.host.navigation.location().hash).toContain('error=1'));
    expect(page.host.reports).toEqual([{ kind: 'data', code: 'PRODUCT-401', error: 'The line was cut.' }]);
  });

  it('links from the failure to the regular form [WALLET-020]', async () => {
    const page = await openPage(path, {}, { ...ready, hash: `${hash}&error=1` });
    const link = await screen.findByRole('link', { name: 'Réserver' });
    act(() => page.host.moveTo(link.getAttribute('href') ?? ''));
    expect(screen.queryByText(/n’a pas abouti/)).toBeNull();
    expect(screen.getByTestId('summary-form')).toBeInTheDocument();
  });
});
