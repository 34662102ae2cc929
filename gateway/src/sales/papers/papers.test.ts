import { locales, type Locale } from '@detour/shared-contracts/sites';
import type { Order } from '@detour/shared-contracts/api';
import type { InvoiceBody, InvoiceParty } from '../invoices/invoice-body';
import type { InvoiceRow } from '../invoices/invoice.repository';
import { drawPaper } from './draw-paper';
import { toInvoicePaper } from './invoice-paper';
import { toItinerary } from './itinerary-paper';
import type { Paper } from './paper';

const shop = { brand: 'Détour', isDemonstration: true };
const at = new Date('2026-11-23T09:00:00Z');

const stay = {
  label: 'Deux nuits',
  hotel: {
    label: 'Château de Valmerle',
    address: '1 allée des Cyprès',
    zipCode: '37400',
    location: { label: 'Amboise' },
  },
  roomTitle: 'Chambre Douves',
  checkin: '2026-12-11',
  checkout: '2026-12-13',
  checkinTime: '15:00',
  checkoutTime: '14:00',
  nights: 2,
  rooms: 1,
  adult: 2,
  child: 0,
  baby: 0,
  cancellationPolicy: { cancellationDeadline: '2026-12-08' },
  included: [{ title: 'Dîner aux chandelles', detail: 'trois services' }],
};

const orderIn = (locale: Locale) =>
  ({
    locale,
    orderNumber: '12345678',
    taxAtHotel: 740,
    stay,
    hotelContact: { phone: '+33261910001', access: 'La gare est à dix minutes à pied.' },
  }) as unknown as Order & { stay: NonNullable<Order['stay']> };

const itinerary = (locale: Locale): Paper => toItinerary(orderIn(locale), orderIn(locale).stay, shop);

const party: InvoiceParty = {
  company: 'Atelier Loire',
  name: '',
  vatNumber: 'FR40303265045',
  addressLine: '1 rue du Port',
  postalCode: '44000',
  city: 'Nantes',
  country: 'FR',
  reference: 'PO 7',
};

const body: InvoiceBody = {
  locale: 'fr_FR',
  orderNumber: '12345678',
  orderedOn: '2026-11-21T13:20:00Z',
  seller: ['Détour', '1 rue du Port'],
  lines: [
    { kind: 'stay', label: 'Deux nuits', quantity: 1, amount: 20_000, vatRateBp: null },
    { kind: 'promotion', label: 'HIVER', quantity: 1, amount: -1_000, vatRateBp: null },
    { kind: 'promotion', label: 'Remise supplémentaire de 10 %', quantity: 1, amount: 0, vatRateBp: null },
  ],
  scheme: 'margin',
  stay: { hotel: 'Château de Valmerle', checkin: '2026-12-11', checkout: '2026-12-13' },
  cause: null,
};

const documentOf = (change: Partial<InvoiceRow> = {}, own: Partial<InvoiceBody> = {}): InvoiceRow => ({
  number: 'FR-2026-000001',
  series: 'FR-2026',
  seq: 1,
  order_uuid: '0193f0a0-0000-7000-8000-000000000001',
  kind: 'invoice',
  corrects: null,
  total: 19_000,
  body: { ...body, ...own },
  issued_at: at,
  ...change,
});

const textOf = (paper: Paper): string =>
  JSON.stringify(paper)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '');

describe('the itinerary', () => {
  it('shows dates with their hours, hotel with phone and way, contents and terms, and no price paid', () => {
    const text = textOf(itinerary('fr_FR'));
    for (const part of [
      'vendredi 11 décembre 2026',
      'Arrivée à partir de 15 h',
      'Départ avant 14 h',
      '1 allée des Cyprès',
      '02 61 91 00 01',
      'La gare est à dix minutes à pied.',
      'Dîner aux chandelles',
      'Annulation gratuite jusqu’au 8 décembre 2026',
      'Taxe de séjour à régler sur place : 7,40 €',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('writes a foreign number with its country', () => {
    expect(textOf(itinerary('it_IT'))).toContain('+33 2 61 91 00 01');
  });
});

describe('an invoice', () => {
  it('names seller and company, each line, the total and the margin scheme', () => {
    const text = textOf(toInvoicePaper({ row: documentOf(), party, shop }));
    for (const part of [
      'Facture',
      'FR-2026-000001',
      '23 novembre 2026',
      '1 rue du Port',
      'Atelier Loire',
      'France',
      'N° de TVA : FR40303265045',
      'PO 7',
      'Château de Valmerle, 11–13 décembre 2026',
      '200,00 €',
      'Remise, code HIVER',
      '"Remise supplémentaire de 10 %"',
      '−10,00 €',
      '190,00 €',
      'Régime particulier – Agences de voyages.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('states the tax that an activity includes', () => {
    const lines = [{ kind: 'activity', label: 'Montgolfière', quantity: 1, amount: 12_000, vatRateBp: 2000 }];
    const row = documentOf({ total: 12_000 }, { lines, scheme: 'rated', stay: null });
    expect(textOf(toInvoicePaper({ row, party, shop }))).toContain('Dont TVA à 20 % : 20,00 €');
  });

  it('that corrects another one names it, its reason and the credited amount', () => {
    const row = documentOf(
      { number: 'FR-2026-C-000001', kind: 'credit_note', corrects: 'FR-2026-000001', total: 9_500 },
      { cause: 'refunded' },
    );
    const text = textOf(toInvoicePaper({ row, party, shop }));
    for (const part of ['Avoir', 'Corrige la facture', 'FR-2026-000001', 'Remboursement', '−95,00 €']) {
      expect(text).toContain(part);
    }
  });

  it('is drawn without the names once they were deleted', () => {
    expect(textOf(toInvoicePaper({ row: documentOf(), party: null, shop }))).not.toContain('Atelier');
  });
});

describe.each(locales)('the papers in %s', (locale) => {
  it('are tagged PDF documents in their language, the same for the same data', async () => {
    const papers = [itinerary(locale), toInvoicePaper({ row: documentOf({}, { locale }), party, shop })];
    for (const paper of papers) {
      const [first, second] = [await drawPaper(paper, at), await drawPaper(paper, at)];
      expect(first.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(first.toString('latin1')).toContain(`/Lang (${locale.replace('_', '-')})`);
      expect(first.equals(second)).toBe(true);
    }
  });

  it('of a long stay continue on further pages', async () => {
    const included = Array.from({ length: 60 }, (_, index) => ({ title: `Repas ${index}`, detail: 'midi' }));
    const order = orderIn(locale);
    const paper = toItinerary(order, { ...order.stay, included }, shop);
    expect((await drawPaper(paper, at)).toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(
      1,
    );
  });
});
