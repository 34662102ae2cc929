import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { OrderRequest, VoucherItem } from '@detour/shared-contracts/api';
import { draftFixture, draftedAt, orderResponseFixture, orderUUID } from '@detour/shared-checkout/testing';
import type { ApiError } from '@detour/remote-kit';
import { plain } from '@detour/remote-kit/testing';
import { activityFixture, boxFixture, pricesFixture } from '../testing/gift.fixture';
import { closePages, openPage, type OpenedPage } from '../testing/open-page';
import { stayFixture } from '../testing/stay.fixture';

const stayPath = '/gift/checkout?kind=single-voucher&id=123&flow=gifting&giftNights=2&giftFormat=digital';
const boxPath = '/gift/checkout?code=SEA1N-D-EBOX&giftFormat=digital';
const cardPath = '/gift/checkout?kind=gift-card&amount=10000&giftFormat=digital';

const now = draftedAt;
const draft = draftFixture();
const words = '{"fromName":"Camille et Jonas","message":"Prenez le temps."}';
const ready = { now, stored: { checkoutDraft: draft, giftCustomization: words } };

const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const refusal = (code: string, body: unknown = {}): ApiError => ({
  kind: 'problem',
  status: 409,
  code,
  body,
  message: code,
});

const payButton = () => screen.getByTestId('pay-button');
const total = () => screen.getByTestId('summary-total');
const form = () => screen.findByTestId('summary-form');
const field = (name: RegExp) => screen.getByRole('textbox', { name });

const orderOf = (page: OpenedPage): OrderRequest => page.callsTo('createOrder').at(-1)?.body as OrderRequest;

const itemOf = (page: OpenedPage): VoucherItem => {
  const { items } = orderOf(page);
  if (!('voucherItem' in items)) throw new Error('The order contains no voucher.');
  return items.voucherItem;
};

afterEach(closePages);

describe('the gift checkout', () => {
  it('shows the product, its price and its validity [GIFT-057]', async () => {
    await openPage(stayPath, {}, ready);
    await form();
    const aside = screen.getByRole('complementary', { name: 'Votre commande' });
    expect(aside).toHaveTextContent('Une parenthèse au château');
    expect(aside).toHaveTextContent('Château de Valmerle, Amboise');
    expect(aside).toHaveTextContent('2 nuits, 2 personnes');
    expect(aside).toHaveTextContent('Valable jusqu’au 21 mai 2028');
    expect(plain(aside.textContent ?? '')).toContain('Total389,00 €');
    expect(total()).toHaveAttribute('data-amount', '38900');
    expect(screen.getAllByText('De la part de Camille et Jonas')[0]).toBeInTheDocument();
    expect(screen.getAllByText('Prenez le temps.')[0]).toBeInTheDocument();
  });

  it('shows the wallet first, the right of withdrawal before it, and only the legal text on the button', async () => {
    await openPage(stayPath, {}, ready);
    const wallet = await screen.findByTestId('wallet-button');
    expect(wallet.compareDocumentPosition(payButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(payButton()).toHaveTextContent(/^Commande avec obligation de paiement$/);
    const right = screen.getByText(/Vous disposez de 14 jours pour changer d’avis/);
    expect(right.compareDocumentPosition(payButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows no wallet if a payment provider takes the cards, because the payment page offers it', async () => {
    await openPage(stayPath, {}, { ...ready, paysInBrowser: true });
    await form();
    expect(screen.queryByTestId('wallet-button')).toBeNull();
  });

  it('orders the stay with its texts and opens the payment page [GIFT-057]', async () => {
    const page = await openPage(stayPath, {}, ready);
    await form();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
    expect(orderOf(page)).toMatchObject({
      locale: 'fr_FR',
      expectedAmount: 38_900,
      buyer: { email: 'client@example.com', phoneNumber: '+33600000000' },
    });
    expect(itemOf(page)).toEqual({
      kind: 'gift_stay',
      productId: '123',
      nights: 2,
      bucket: 'comfort',
      adults: 2,
      value: null,
      format: 'digital',
      ownUse: false,
      customization: { fromName: 'Camille et Jonas', message: 'Prenez le temps.' },
      deliveryAddress: null,
    });
  });

  it('orders the rate in the link', async () => {
    const page = await openPage(`${stayPath}&bucket=freedom`, {}, ready);
    await form();
    expect(total()).toHaveAttribute('data-amount', '44900');
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemOf(page)).toMatchObject({ bucket: 'freedom' });
  });

  it('orders a box', async () => {
    const page = await openPage(boxPath, {}, ready);
    await form();
    expect(screen.getByTestId('page-gift-checkout')).toHaveTextContent('Une nuit au bord de la mer');
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(orderOf(page).expectedAmount).toBe(14_900);
    expect(itemOf(page)).toMatchObject({
      kind: 'box',
      productId: 'SEA1N-D-EBOX',
      nights: null,
      bucket: null,
    });
  });

  it('orders a gift card without requesting a product [GCARD-001]', async () => {
    const page = await openPage(cardPath, {}, ready);
    await form();
    expect(plain(screen.getByTestId('page-gift-checkout').textContent ?? '')).toContain(
      'Carte cadeau de 100 €',
    );
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemOf(page)).toMatchObject({ kind: 'gift_card', productId: '', value: 10_000 });
    expect(page.calls.map(({ id }) => id)).not.toContain('stayDetail');
  });

  it('pays by wallet and shows the confirmation', async () => {
    const page = await openPage(stayPath, { walletOrder: () => ({ booking: { orderUUID } }) }, ready);
    await form();
    await userEvent.click(screen.getByTestId('wallet-button'));
    await userEvent.click(await screen.findByTestId('wallet-authorise'));
    await waitFor(() =>
      expect(page.host.navigated).toEqual([`/confirmation/${orderUUID}?status=success&gaId=`]),
    );
    expect(page.callsTo('walletOrder')).toHaveLength(1);
  });

  it('asks for the gift’s texts before the wallet, and for nothing that the wallet knows [P8] [WALLET-001]', async () => {
    const page = await openPage(stayPath, { walletOrder: () => ({ booking: { orderUUID } }) }, { now });
    const wallet = await screen.findByTestId('wallet-button');
    const name = screen.getByTestId('gift-from-name');
    expect(name.compareDocumentPosition(wallet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(wallet);
    expect(screen.queryByTestId('wallet-sheet')).toBeNull();
    const errors = screen.getByRole('group', { name: /champ.* à corriger/ });
    expect(within(errors).getAllByRole('listitem')).toHaveLength(1);
    expect(errors).toHaveTextContent(/De la part de/);
    await userEvent.type(name, 'Camille');
    await userEvent.click(wallet);
    await userEvent.click(await screen.findByTestId('wallet-authorise'));
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(orderOf(page)).toMatchObject({ buyer: { lastName: 'Essai', city: 'Tours' } });
    expect(itemOf(page)).toMatchObject({ customization: { fromName: 'Camille' } });
  });

  it('uses one idempotency key for a double click and for back navigation', async () => {
    const page = await openPage(stayPath, {}, ready);
    await form();
    await userEvent.dblClick(payButton());
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    expect(page.callsTo('createOrder')).toHaveLength(1);
    act(() => page.host.moveTo(stayPath));
    await form();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(2));
    const [first, second] = page.callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });
});

describe('the gift texts in the checkout', () => {
  it("requires the giver's name for a gift by e-mail [GIFT-041]", async () => {
    const page = await openPage(stayPath, {}, { now, stored: { checkoutDraft: draft } });
    await form();
    await userEvent.click(payButton());
    const summary = screen.getByRole('group', { name: /Un champ est à corriger/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(field(/^De la part de/)).toHaveAccessibleDescription(/Champ obligatoire/);
    expect(page.callsTo('createOrder')).toEqual([]);
    await userEvent.click(within(summary).getByRole('button', { name: /De la part de/ }));
    expect(field(/^De la part de/)).toHaveFocus();
    await userEvent.keyboard('Camille');
    expect(field(/^De la part de/)).toHaveValue('Camille');
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemOf(page).customization).toEqual({ fromName: 'Camille', message: '' });
  });

  it('lets the visitor change the texts and keeps the changes', async () => {
    const page = await openPage(stayPath, {}, ready);
    await form();
    await userEvent.click(screen.getByTestId('gift-edit'));
    await userEvent.clear(screen.getByTestId('gift-message'));
    expect(page.host.stored.get('giftCustomization')).toBe('{"fromName":"Camille et Jonas","message":""}');
  });
});

describe('a gift by post', () => {
  const physical = stayPath.replace('digital', 'physical');

  it('is sent to the buyer, or to another address that survives a reload', async () => {
    const page = await openPage(physical, {}, ready);
    await form();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemOf(page)).toMatchObject({
      format: 'physical',
      deliveryAddress: {
        name: 'Camille Exemple',
        addressLine: '12 rue des Cordeliers',
        postalCode: '37000',
        city: 'Tours',
        country: 'FR',
      },
    });
    act(() => page.host.moveTo(physical));
    await form();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Livrer à mon adresse' }));
    await userEvent.type(field(/^Prénom et nom/), 'Jonas Modèle');
    const stored = Object.fromEntries(page.host.stored);
    await closePages();
    await openPage(physical, {}, { now, stored });
    await form();
    expect(field(/^Prénom et nom/)).toHaveValue('Jonas Modèle');
  });

  it('requires every field of the other address', async () => {
    const page = await openPage(physical, {}, ready);
    await form();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Livrer à mon adresse' }));
    await userEvent.click(payButton());
    expect(page.callsTo('createOrder')).toEqual([]);
    expect(screen.getByRole('group', { name: /4 champs sont à corriger/ })).toHaveTextContent(
      'Prénom et nom – Champ obligatoire',
    );
  });

  it('uses e-mail where post is not available [GIFT-008] [FLAG-003]', async () => {
    const page = await openPage(physical, {}, { ...ready, flags: {} });
    await form();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemOf(page)).toMatchObject({ format: 'digital', deliveryAddress: null });
  });
});

describe('the extras of a gift by post', () => {
  const oneNight = stayPath.replace('giftNights=2', 'giftNights=1').replace('digital', 'physical');
  const chosen = (name: RegExp) => screen.getByRole('radio', { name });

  it('shows a default, each price, and a badge on the recommended one [GIFT-013] [GIFT-014] [GIFT-015]', async () => {
    const page = await openPage(oneNight, {}, ready);
    await form();
    expect(await screen.findByRole('radio', { name: /Étui en carton.*Offert/ })).toBeChecked();
    expect(chosen(/Étui en lin Recommandé/)).not.toBeChecked();
    expect(total()).toHaveAttribute('data-amount', '21850');
    await userEvent.click(chosen(/Étui en lin/));
    expect(total()).toHaveAttribute('data-amount', '22240');
    expect(page.host.navigation.location().hash).toBe('#sleeves=linen');
    await userEvent.click(chosen(/Étui en carton/));
    expect(total()).toHaveAttribute('data-amount', '21850');
  });

  it('toggles extras in the hash and orders them [GIFT-016]', async () => {
    const page = await openPage(oneNight, {}, { ...ready, hash: 'sleeves=linen' });
    await form();
    const ribbon = await screen.findByRole('checkbox', { name: /Ruban de satin/ });
    await userEvent.click(ribbon);
    expect(page.host.navigation.location().hash).toBe('#sleeves=linen,ribbon');
    expect(ribbon).toBeChecked();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(orderOf(page).expectedAmount).toBe(21_850 + 390 + 290);
    expect(itemOf(page).extras).toEqual(['linen', 'ribbon']);
  });

  it('offers no extras for two nights or by e-mail [GIFT-020]', async () => {
    for (const path of [oneNight.replace('giftNights=1', 'giftNights=2'), stayPath]) {
      const page = await openPage(path, {}, { ...ready, hash: 'sleeves=linen' });
      await form();
      expect(page.callsTo('giftExtras')).toEqual([]);
      await userEvent.click(payButton());
      await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
      expect(orderOf(page).expectedAmount).toBe(38_900);
      expect(itemOf(page).extras).toBeUndefined();
      await closePages();
    }
  });
});

describe('an activity', () => {
  const activityPath = '/gift/checkout?kind=activity&id=77&a=2&giftFormat=digital';
  const answers = { activityDetail: () => activityFixture() };

  it("has no gift texts for the buyer's own use, and shows its own name", async () => {
    const page = await openPage(`${activityPath}&own=1`, answers, ready);
    await form();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Votre activité');
    expect(screen.queryByText('De la part de Camille et Jonas')).toBeNull();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(orderOf(page).expectedAmount).toBe(7790);
    expect(itemOf(page)).toMatchObject({
      kind: 'activity',
      productId: '77',
      adults: 2,
      ownUse: true,
      customization: { fromName: '', message: '' },
    });
  });

  it('has texts when bought as a gift', async () => {
    const page = await openPage(activityPath, answers, ready);
    await form();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(itemOf(page)).toMatchObject({ ownUse: false, customization: { fromName: 'Camille et Jonas' } });
  });

  it('is unavailable for a number of people without a price', async () => {
    await openPage(activityPath.replace('a=2', 'a=9'), answers, ready);
    expect(
      await screen.findByRole('heading', { name: 'Ce cadeau n’est plus disponible' }),
    ).toBeInTheDocument();
  });
});

describe('the checkout after a rejected order', () => {
  const note = () => screen.findByTestId('payment-error');

  it('shows the new and the previous amount and keeps the input', async () => {
    let price = 38_900;
    const changed = () => {
      price = 41_000;
      return refusal('AMOUNT_CHANGED', { error: { newAmount: 41_000 } });
    };
    const prices = () => {
      const fixture = pricesFixture();
      return {
        ...fixture,
        prices: fixture.prices.map((entry) => ({
          ...entry,
          sellPrices: entry.sellPrices.map((bucket) => ({ ...bucket, sellPrice: price })),
        })),
      };
    };
    const page = await openPage(stayPath, { createOrder: changed, giftPrices: prices }, ready);
    await form();
    await userEvent.click(payButton());
    const error = await note();
    expect(plain(error.textContent ?? '')).toContain(
      'Le prix est désormais de 410,00 €. Rien n’a été débité.',
    );
    expect(plain(error.textContent ?? '')).toContain('Le prix était de 389,00 €.');
    expect(total()).toHaveAttribute('data-amount', '41000');
    expect(field(/^Ville/)).toHaveValue('Tours');
    expect(page.host.navigated).toEqual([]);
  });

  it.each([
    [refusal('PACKAGE_NOT_AVAILABLE'), 'Ce cadeau n’est plus en vente. Rien n’a été débité.'],
    [lost, 'La connexion a été interrompue. Rien n’a été débité.'],
    [{ ...refusal('TOO_MANY_HOLDS'), status: 429 }, 'Plusieurs de vos commandes attendent leur paiement.'],
    [refusal('ORDER_CLOSED'), 'La commande n’a pas pu être enregistrée. Rien n’a été débité.'],
  ])('explains %j, keeps the input and receives the focus', async (error, sentence) => {
    const page = await openPage(stayPath, { createOrder: () => error }, ready);
    await form();
    await userEvent.click(payButton());
    expect(await note()).toHaveTextContent(sentence);
    expect(await note()).toHaveFocus();
    expect(field(/^Ville/)).toHaveValue('Tours');
    expect(page.host.navigated).toEqual([]);
  });

  it('retries the same order with the same key after a network failure', async () => {
    let up = false;
    const page = await openPage(stayPath, { createOrder: () => (up ? orderResponseFixture() : lost) }, ready);
    await form();
    await userEvent.click(payButton());
    await note();
    up = true;
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toHaveLength(1));
    const keys = page.callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('says that the shop is busy and sends the order again by itself, with the same key', async () => {
    let asked = 0;
    const busy = { ...refusal('BUSY'), status: 503 };
    const page = await openPage(
      stayPath,
      { createOrder: () => ((asked += 1) === 1 ? busy : orderResponseFixture()) },
      ready,
    );
    await form();
    await userEvent.click(payButton());
    expect(await screen.findByTestId('order-waiting')).toHaveTextContent('nous réessayons automatiquement');
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(page.host.navigated).toHaveLength(1), { timeout: 3000 });
    const keys = page.callsTo('createOrder').map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(screen.queryByTestId('order-waiting')).not.toBeInTheDocument();
  });

  it('reports a failed wallet payment', async () => {
    await openPage(stayPath, { walletOrder: () => ({}) }, ready);
    await form();
    await userEvent.click(screen.getByTestId('wallet-button'));
    await userEvent.click(await screen.findByTestId('wallet-authorise'));
    expect(await note()).toHaveTextContent('n’a pas abouti. Choisissez un autre moyen de paiement.');
  });
});

describe('a link that leads to no gift', () => {
  it.each(['/gift/checkout', '/gift/checkout?kind=gift-card&amount=3'])(
    'reports a link without a gift at %s',
    async (path) => {
      await openPage(path, {}, { now });
      expect(
        await screen.findByRole('heading', { name: 'Choisissez d’abord un cadeau' }),
      ).toBeInTheDocument();
    },
  );

  it.each([
    ['an unknown box', boxPath, { boxProductDetail: () => ({ ...refusal('BOX_NOT_FOUND'), status: 404 }) }],
    ['a stay that is no longer sold', stayPath, { stayDetail: () => stayFixture({ published: false }) }],
    ['nights without a price', stayPath.replace('Nights=2', 'Nights=9'), {}],
  ])('reports that %s is no longer sold', async (_, path, answers) => {
    await openPage(path, answers, { now });
    expect(
      await screen.findByRole('heading', { name: 'Ce cadeau n’est plus disponible' }),
    ).toBeInTheDocument();
  });

  it('offers a retry when loading fails', async () => {
    let answer: unknown = { kind: 'problem', status: 400, message: '' };
    await openPage(boxPath, { boxProductDetail: () => answer }, ready);
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    answer = boxFixture();
    await userEvent.click(retry);
    expect(await form()).toBeInTheDocument();
  });
});

it('has no axe violations in the checkout', async () => {
  const page = await openPage(stayPath.replace('digital', 'physical'), {}, ready);
  await form();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Livrer à mon adresse' }));
  const { violations } = await axe.run(page.element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

describe('the exchange of an open gift in the checkout', () => {
  const session = {
    gift: {
      code: 'DTR-7K2M-0000-0000-0000',
      email: '',
      kind: 'gift_stay',
      state: 'issued',
      label: 'Une nuit de château',
      productId: 'p7',
      nights: 2,
      adults: 2,
      remainingValue: 20_000,
      validUntil: '2028-05-21',
      fromName: 'Camille',
    },
  };
  const exchangeBox = () => screen.findByLabelText('Échanger le cadeau de Camille contre celui-ci');

  beforeEach(() => void (document.cookie = 'gift_open=a1; path=/'));
  afterEach(() => void (document.cookie = 'gift_open=; path=/; max-age=0'));

  it('pays a cheaper gift in full, without gift texts of the buyer, and confirms it without a card', async () => {
    const page = await openPage(
      boxPath,
      {
        beneficiarySession: () => session,
        createOrder: () => ({ ...orderResponseFixture(), expectedAmount: 0 }),
        confirmFree: () => ({ status: 'confirmed', orderUUID }),
      },
      { now, stored: { checkoutDraft: draft } },
    );
    await form();
    await userEvent.click(await exchangeBox());
    expect(total()).toHaveAttribute('data-amount', '0');
    expect(screen.queryByTestId('wallet-button')).toBeNull();
    expect(payButton()).toHaveTextContent('Confirmer l’échange');
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated.at(-1)).toContain(`/confirmation/${orderUUID}`));
    expect(orderOf(page)).toMatchObject({
      expectedAmount: 0,
      items: { voucherCodes: ['DTR-7K2M-0000-0000-0000'], exchange: true },
    });
    expect(itemOf(page).customization).toEqual({ fromName: '', message: '' });
  });

  it('charges the difference of a more expensive gift to the card', async () => {
    const page = await openPage(stayPath, { beneficiarySession: () => session }, ready);
    await form();
    await userEvent.click(await exchangeBox());
    expect(total()).toHaveAttribute('data-amount', '18900');
    expect(payButton()).toHaveTextContent(/^Commande avec obligation de paiement$/);
    await userEvent.click(payButton());
    await waitFor(() => expect(page.host.navigated).toEqual([`/booking/payment?order=${orderUUID}`]));
  });

  it('is optional: without it the gift is bought as usual', async () => {
    const page = await openPage(boxPath, { beneficiarySession: () => session }, ready);
    await form();
    await exchangeBox();
    await userEvent.click(payButton());
    await waitFor(() => expect(page.callsTo('createOrder')).toHaveLength(1));
    expect(orderOf(page).items).not.toHaveProperty('exchange');
    expect(orderOf(page).expectedAmount).toBe(14_900);
  });

  it('is not offered by post', async () => {
    await openPage(stayPath.replace('digital', 'physical'), { beneficiarySession: () => session }, ready);
    await form();
    await act(() => Promise.resolve());
    expect(screen.queryByTestId('gift-exchange')).toBeNull();
  });
});
