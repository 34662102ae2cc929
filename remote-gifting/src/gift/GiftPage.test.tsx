import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ApiError } from '@detour/remote-kit';
import { imageFixture, lineFixture, plain } from '@detour/remote-kit/testing';
import { refusalTime } from '../customization/useCustomizationForm';
import { pricesFixture, shippingFixture } from '../testing/gift.fixture';
import { closePages, openPage } from '../testing/open-page';
import { stayFixture } from '../testing/stay.fixture';

const path = '/sejours/recherche/single-voucher/123';
const lost: ApiError = { kind: 'network', message: 'The line was cut.' };
const unknown: ApiError = { kind: 'problem', status: 404, code: 'PACKAGE_NOT_FOUND', message: '' };

const price = () => screen.getByTestId('product-price');
const offer = () => screen.getByTestId('gift-offer-button');
const fromName = () => screen.getByTestId('gift-from-name');
const message = () => screen.getByTestId('gift-message');
const stored = (page: { host: { stored: Map<string, string> } }) => page.host.stored.get('giftCustomization');

afterEach(async () => {
  jest.useRealTimers();
  await closePages();
});

describe('the page of a gift stay', () => {
  it('shows nights, format, texts, preview and price [GIFT-001] [GIFT-002] [GIFT-021]', async () => {
    const page = await openPage(path);
    expect(screen.getByTestId('page-gift')).toBeInTheDocument();
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent ?? '')).toBe(
      'Offrir « Une parenthèse au château »',
    );
    expect(screen.getAllByTestId('gift-nights')).toHaveLength(3);
    expect(screen.getByTestId('gift-format-digital')).toBeChecked();
    expect(screen.getByRole('figure')).toHaveTextContent('Aperçu de votre cadeau');
    expect(price()).toHaveAttribute('data-amount', '21850');
    expect(page.prefetched?.head).toMatchObject({
      canonicalPath: path,
      robots: 'index,follow',
      jsonLd: [
        { '@type': 'BreadcrumbList' },
        { '@type': 'Product', offers: { price: '218.50', priceCurrency: 'EUR' } },
      ],
    });
  });

  it('shows the given stay: pictures first, then its content, and the hotel with score and map [V2] [PROD-013] [PROD-014]', async () => {
    const page = await openPage(path, {
      stayDetail: () => {
        const stay = stayFixture({ images: ['a', 'b', 'c', 'd', 'e'].map((name) => imageFixture(name)) });
        return {
          ...stay,
          hotel: { ...stay.hotel, description: 'Un château.', review: { average: 9.2, count: 286 } },
          programLine: [lineFixture({ type: 'room', title: 'Deux nuits', detail: 'petit-déjeuner compris' })],
        };
      },
    });
    const gallery = screen.getByTestId('gallery');
    expect(within(gallery).getAllByRole('listitem')).toHaveLength(5);
    expect(gallery.compareDocumentPosition(screen.getAllByTestId('gift-nights')[0]!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(page.element).toHaveTextContent('286 avis');
    expect(screen.getByRole('img', { name: /9,2 sur 10, Fantastique/ })).toBeInTheDocument();
    const includes = screen.getByRole('region', { name: 'Ce que vous offrez' });
    expect(within(includes).getByRole('listitem')).toHaveTextContent('Deux nuitspetit-déjeuner compris');
    const hotel = screen.getByRole('region', { name: 'Château de Valmerle' });
    expect(hotel).toHaveTextContent('1 allée des Cyprès, 37400 Amboise');
    expect(within(hotel).getByTestId('gift-map')).toBeInTheDocument();
  });

  it('writes nights and format into the hash and updates the price [GIFT-003] [GIFT-006]', async () => {
    const page = await openPage(path);
    await userEvent.click(screen.getByRole('radio', { name: /2 nuits/ }));
    expect(page.host.navigation.location().hash).toContain('giftNights=2');
    expect(price()).toHaveAttribute('data-amount', '38900');
    expect(plain(screen.getByRole('figure').textContent ?? '')).toContain('2 nuits pour 2 personnes');
    await userEvent.click(screen.getByTestId('gift-format-physical'));
    expect(page.host.navigation.location().hash).toContain('giftFormat=physical');
    expect(page.host.navigation.location().hash).toContain('giftNights=2');
  });

  it('lets a visitor with the flag select the rate [FLAG-002] [GIFT-004] [GIFT-048]', async () => {
    await openPage(path);
    expect(screen.queryAllByTestId('gift-bucket')).toEqual([]);
    await closePages();
    const page = await openPage(path, {}, { flags: { voucherPrices: true } });
    expect(page.element).toHaveTextContent(
      'Tarifs calculés selon les prix et les disponibilités des hôtels sur les 6 prochains mois.',
    );
    await userEvent.click(screen.getByRole('radio', { name: /Liberté/ }));
    expect(page.host.navigation.location().hash).toContain('bucket=freedom');
    expect(price()).toHaveAttribute('data-amount', '27850');
  });

  it('lets customer care select the rate without the flag [CARE-004]', async () => {
    await openPage(path, {}, { mode: 'care' });
    expect(screen.getAllByTestId('gift-bucket')).toHaveLength(3);
  });

  it('shows validity and number of people [GIFT-049] [GIFT-050] [GIFT-051]', async () => {
    await openPage(path);
    const benefits = screen.getByText('Valable un an et demi').closest('ul');
    expect(benefits).toHaveTextContent('Valable un an et demi');
    expect(benefits).toHaveTextContent('Échangeable');
    expect(benefits).toHaveTextContent('Pour 2 personnes');
    const how = screen.getByRole('region', { name: /Comment ça marche/ });
    expect(within(how).getAllByRole('listitem')).toHaveLength(4);
    expect(how).toHaveTextContent('Valable 18 mois pour 2 personnes');
  });

  it('offers immediate e-mail and free shipping [GIFT-011] [GIFT-012]', async () => {
    await openPage(path);
    const digital = screen.getByRole('radio', { name: /^Numérique/ });
    expect(digital).toHaveAccessibleName(/Sans papier/);
    expect(digital).toHaveAccessibleDescription('Immédiat par e-mail');
    const physical = await screen.findByRole('radio', { name: /^Physique.*Livraison offerte/ });
    expect(physical).toHaveAccessibleDescription('Livraison en 2 à 4 jours ouvrés');
  });

  it('shows the shipping cost if it is not free', async () => {
    await openPage(path, { shippingCost: () => shippingFixture(490) });
    const physical = await screen.findByRole('radio', { name: /^Physique.*4,90/ });
    expect(physical).not.toHaveAccessibleName(/Livraison offerte/);
  });

  const soon = /^Le format physique n’est pas disponible/;

  it('requests the shipping cost only with its flag, otherwise announces that post will return [FLAG-003] [GIFT-009] [GIFT-010]', async () => {
    const page = await openPage(path, {}, { flags: {}, hash: 'giftFormat=physical' });
    expect(page.callsTo('shippingCost')).toEqual([]);
    expect(screen.getByTestId('gift-format-physical')).toBeDisabled();
    expect(screen.getByTestId('gift-format-digital')).toBeChecked();
    expect(screen.getByText(soon)).toBeInTheDocument();
  });

  it('offers no post if its cost is unknown [GIFT-008] [GIFT-009]', async () => {
    const refused: ApiError = { kind: 'problem', status: 400, message: '' };
    const page = await openPage(path, { shippingCost: () => refused });
    expect(await screen.findByText(soon)).toBeInTheDocument();
    expect(page.callsTo('shippingCost')).toHaveLength(1);
    expect(screen.getByTestId('gift-format-physical')).toBeDisabled();
  });
});

describe('the texts of a gift', () => {
  it('shows the texts on the card while typing and stores them [GIFT-021] [GIFT-031] [GIFT-037]', async () => {
    const page = await openPage(path);
    await userEvent.type(fromName(), 'Camille');
    await userEvent.type(message(), 'Bon voyage');
    const card = screen.getByRole('figure');
    expect(card).toHaveTextContent('De la part de Camille');
    expect(within(card).getByText('Bon voyage')).toBeInTheDocument();
    expect(stored(page)).toBe('{"fromName":"Camille","message":"Bon voyage"}');
    const kept = Object.fromEntries(page.host.stored);
    await closePages();
    await openPage(path, {}, { stored: kept });
    expect(fromName()).toHaveValue('Camille');
    expect(message()).toHaveValue('Bon voyage');
  });

  it('shows a hint and keeps the texts optional [GIFT-035] [GIFT-036] [GIFT-043]', async () => {
    await openPage(path);
    expect(message()).toHaveAccessibleDescription(/180 caractères max\./);
    expect(fromName()).toHaveAccessibleName('De la part de (facultatif)');
    act(() => fromName().focus());
    await userEvent.tab();
    expect(fromName()).toBeValid();
  });

  it.each([
    ['gift-from-name', 40],
    ['gift-message', 180],
  ])(
    'ignores input over the limit in %s and shows an error for one second [GIFT-038] [GIFT-039]',
    async (testId, most) => {
      await openPage(path);
      jest.useFakeTimers();
      const field = screen.getByTestId(testId);
      const full = 'a'.repeat(most);
      fireEvent.change(field, { target: { value: full } });
      expect(field).toBeValid();
      fireEvent.change(field, { target: { value: `${full}b` } });
      expect(field).toHaveValue(full);
      const sentence = `Ce champ est limité à ${most} caractères`;
      expect(field).toHaveAccessibleDescription(new RegExp(sentence));
      act(() => jest.advanceTimersByTime(refusalTime - 1));
      expect(field).toHaveAccessibleDescription(new RegExp(sentence));
      act(() => jest.advanceTimersByTime(1));
      expect(field).not.toHaveAccessibleDescription(new RegExp(sentence));
      expect(refusalTime).toBe(1000);
    },
  );

  it.each(['gift-from-name', 'gift-message'])(
    'removes emoji from %s and explains it below the field, until the next input',
    async (testId) => {
      await openPage(path);
      const field = screen.getByTestId(testId);
      const sentence = /Les émojis et certains caractères ne s’impriment pas sur le bon/;
      fireEvent.change(field, { target: { value: 'Joyeux Noël 🎄' } });
      expect(field).toHaveValue('Joyeux Noël ');
      expect(field).toHaveAccessibleDescription(sentence);
      expect(screen.getByText(sentence, { selector: '[role="status"]' })).toBeInTheDocument();
      fireEvent.change(field, { target: { value: 'Joyeux Noël à vous' } });
      expect(field).toHaveValue('Joyeux Noël à vous');
      expect(field).not.toHaveAccessibleDescription(sentence);
    },
  );

  it('validates on blur that a name is text [GIFT-040] [GIFT-042]', async () => {
    await openPage(path);
    await userEvent.type(fromName(), '42');
    expect(fromName()).toBeValid();
    await userEvent.tab();
    expect(fromName()).toHaveAccessibleDescription(/Saisissez uniquement du texte/);
    await userEvent.clear(fromName());
    expect(fromName()).toBeValid();
  });

  it('allows an empty message [GIFT-044]', async () => {
    const page = await openPage(path);
    await userEvent.click(offer());
    expect(page.host.navigated).toHaveLength(1);
  });
});

describe('the purchase of a gift stay', () => {
  it('emits its event, then opens the checkout with nights and flow [GIFT-017] [GIFT-019] [GIFT-058]', async () => {
    const page = await openPage(path, {}, { hash: 'giftNights=2' });
    await userEvent.click(offer());
    expect(page.host.navigated).toEqual([
      '/gift/checkout?kind=single-voucher&id=123&flow=gifting&giftNights=2&bucket=comfort&giftFormat=digital',
    ]);
    expect(page.host.emitted).toEqual([
      {
        name: 'gifting.added-to-cart@1',
        payload: { kind: 'gift_stay', id: '123', amount: 38_900, format: 'digital' },
      },
      {
        name: 'gifting.item-personalised@1',
        payload: { id: '123', price: 38_900, format: 'digital', locale: 'fr_FR' },
      },
    ]);
  });

  it('stays on the page if a text is invalid, after the event, and focuses it [GIFT-018]', async () => {
    const page = await openPage(path);
    await userEvent.type(fromName(), '42');
    await userEvent.click(offer());
    expect(page.host.emitted.map(({ name }) => name)).toEqual(['gifting.added-to-cart@1']);
    expect(page.host.navigated).toEqual([]);
    expect(fromName()).toHaveFocus();
    expect(fromName()).toBeInvalid();
  });
});

describe('the page of a gift with missing data', () => {
  it('shows an error with a retry in place of the prices', async () => {
    let answer: unknown = lost;
    const page = await openPage(path, { giftPrices: () => answer });
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    answer = pricesFixture();
    await userEvent.click(retry);
    expect(await screen.findByTestId('gift-offer-button')).toBeInTheDocument();
    expect(page.callsTo('stayDetail')).toHaveLength(1);
  });

  it('reports that a hotel without available dates sells no nights as a gift', async () => {
    await openPage(path, { giftPrices: () => pricesFixture({ prices: [] }) });
    expect(screen.getByRole('status')).toHaveTextContent('ne peut pas être offert en ce moment');
    expect(screen.queryByTestId('gift-offer-button')).toBeNull();
  });

  it('responds with 410 for a stay that is no longer sold and 404 for an unknown one', async () => {
    const gone = await openPage(path, { stayDetail: () => stayFixture({ published: false }) });
    expect(gone.prefetched?.status).toBe(410);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trop tard');
    await closePages();
    const none = await openPage(path, { stayDetail: () => unknown });
    expect(none.prefetched?.status).toBe(404);
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp('Oups') })).toBeInTheDocument();
  });
});

it('has no axe violations on the page of a gift stay', async () => {
  const page = await openPage(path, {}, { flags: { physicalVoucher: true, voucherPrices: true } });
  const { violations } = await axe.run(page.element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});
