import { giftCheckoutAddress } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import { toolsFor } from '../testing/view-tools';
import { issued, voucherFixture } from '../testing/voucher-order.fixture';
import { nextOfVoucher, purchaseOfVoucher, wishOf } from './voucher.view-model';

const deliveryAddress = {
  name: 'Dominique Exemple',
  addressLine: '3 quai du Mail',
  postalCode: '37400',
  city: 'Amboise',
  country: 'FR',
};

const facts = (change: Parameters<typeof voucherFixture>[0], locale: 'fr_FR' | 'nl_BE' = 'fr_FR') =>
  purchaseOfVoucher(voucherFixture(change), toolsFor(locale)).facts.map(({ text, line }) =>
    plain([text, line].filter(Boolean).join(' | ')),
  );

describe('the purchase of a voucher order', () => {
  it.each([
    [{}, '2 nuits, 2 personnes', 'Valable 18 mois | À partir du jour de l’achat'],
    [
      { kind: 'activity', nights: null, adults: 1 },
      '1 personne',
      'Valable 12 mois | À partir du jour de l’achat',
    ],
    [
      { kind: 'gift_card', nights: null, value: 10000 },
      'Valeur : 100,00 €',
      'Valable 12 mois | À partir du jour de l’achat',
    ],
    [{ kind: 'box', nights: 1 }, '1 nuit, 2 personnes', 'Valable 12 mois | À partir du jour de l’achat'],
  ] as const)('shows contents and validity: %j [ACT-021]', (change, content, validity) => {
    expect(facts(change)).toEqual([
      content,
      'Immédiat par e-mail | À imprimer ou à transférer, par e-mail',
      validity,
      'Vous disposez de 14 jours pour changer d’avis, sans donner de motif.',
    ]);
  });

  it('shows the expiry date once it is fixed', () => {
    expect(facts(issued)).toContain('Valable jusqu’au 21 mai 2028');
    expect(facts(issued, 'nl_BE')).toContain('Geldig tot en met 21 mei 2028');
  });

  it('shows the address and contact of who holds an activity [ACT-002]', () => {
    const partner = {
      name: 'La Boussole',
      address: '14 rue des Tanneurs',
      zip: '60200',
      town: 'Compiègne',
      country: 'FR',
      phone: '+33261910001',
      email: 'contact@boussole.example',
      lat: 49.4,
      lng: 2.8,
      languages: ['fr', 'en'],
      booking: 'slots' as const,
    };
    expect(facts({ kind: 'activity', nights: null, partner })).toEqual(
      expect.arrayContaining([
        'La Boussole | 14 rue des Tanneurs, 60200 Compiègne',
        '02 61 91 00 01 | contact@boussole.example',
      ]),
    );
    expect(facts({ kind: 'activity', nights: null, partner }, 'nl_BE')).toContain(
      '+33 2 61 91 00 01 | contact@boussole.example',
    );
  });

  it('shows the postal address', () => {
    expect(facts({ format: 'physical', deliveryAddress })).toContain(
      'Livraison en 2 à 4 jours ouvrés | À Dominique Exemple, 3 quai du Mail, 37400 Amboise',
    );
  });
});

describe('the steps after the payment', () => {
  const next = (change: Parameters<typeof voucherFixture>[0]) =>
    nextOfVoucher(voucherFixture(change), { email: 'client@example.com' }, toolsFor('fr_FR')).map(plain);

  it('are an e-mail to print or forward, then the code', () => {
    expect(next({})).toEqual([
      'Le bon part à l’adresse client@example.com. Le lien de cet e-mail rouvre cette page.',
      'Imprimez-le ou transférez l’e-mail : voilà le cadeau.',
      'La personne qui le reçoit choisit ses dates avec le code, à la page « J’ai reçu un cadeau ».',
    ]);
  });

  it('are the postal delivery of a physical voucher', () => {
    expect(next({ format: 'physical', deliveryAddress })[1]).toBe(
      'Nous l’envoyons sous 2 à 4 jours ouvrés à Dominique Exemple, 3 quai du Mail, 37400 Amboise.',
    );
  });

  it('mention no recipient for the buyer’s own use', () => {
    const own = next({ kind: 'activity', ownUse: true, nights: null, venue: 'Voile en rade, Brest' });
    expect(own).toHaveLength(2);
    expect(own[1]).toBe(
      'Le code ouvre une page avec le lieu, Voile en rade, Brest, et la marche à suivre pour choisir le jour.',
    );
  });
});

describe('the gift wish of an order', () => {
  it.each([
    [{}, '/gift/checkout?kind=single-voucher&id=123&flow=gifting&giftNights=2&giftFormat=digital'],
    [{ kind: 'box', productId: 'SEA-D-EBOX' }, '/gift/checkout?code=SEA-D-EBOX&giftFormat=digital'],
    [
      { kind: 'activity', productId: 'a9', ownUse: true },
      '/gift/checkout?kind=activity&id=a9&a=2&own=1&giftFormat=digital',
    ],
    [
      { kind: 'gift_card', value: 10000, format: 'physical' },
      '/gift/checkout?kind=gift-card&amount=10000&giftFormat=physical',
    ],
  ] as const)('links back to its checkout: %j', (change, address) => {
    const wish = wishOf(voucherFixture(change));
    expect(wish && giftCheckoutAddress('fr_FR', wish)).toBe(address);
  });
});
