import type { LocalTax } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import { flexible, stayFixture, taxAtHotel } from '../testing/stay.fixture';
import { toolsFor } from '../testing/view-tools';
import { toPracticalEntries, type PracticalFacts, type PracticalTopic } from './practical.view-model';

const entriesOf = (change: Partial<PracticalFacts> = {}, locale: Locale = 'fr_FR') => {
  const { t, format } = toolsFor(locale);
  const entries = toPracticalEntries({
    stay: stayFixture(),
    policy: flexible(),
    hasDates: false,
    t,
    format,
    ...change,
  });
  const find = (topic: PracticalTopic) => entries.find((entry) => entry.topic === topic);
  return {
    topics: entries.map(({ topic }) => topic),
    label: (topic: PracticalTopic) => plain(find(topic)?.label ?? ''),
    title: (topic: PracticalTopic) => plain(find(topic)?.title ?? ''),
    text: (topic: PracticalTopic) =>
      plain((find(topic)?.sections ?? []).flatMap(({ title, lines }) => [title ?? '', ...lines]).join(' | ')),
  };
};

const withTax = (localTax: LocalTax | null) => {
  const stay = stayFixture();
  return { stay: { ...stay, hotel: { ...stay.hotel, localTax } } };
};

describe('toPracticalEntries', () => {
  it('shows a line for each topic', () => {
    expect(entriesOf().topics).toEqual(['hours', 'access', 'tax', 'pets', 'services', 'cancellation']);
  });

  it.each([
    ['fr_FR', 'Arrivée 15 h, départ 11 h', 'Horaires'],
    ['nl_BE', 'Aankomst 15.00 uur, vertrek 11.00 uur', 'Openingsuren'],
  ] as const)('shows the check-in and check-out hours in %s [PROD-026]', (locale, label, title) => {
    const entries = entriesOf({}, locale);
    expect(entries.label('hours')).toBe(label);
    expect(entries.title('hours')).toBe(title);
  });

  it('shows location and parking [PROD-025]', () => {
    expect(entriesOf().text('access')).toContain('1 allée des Cyprès');
    expect(entriesOf().text('access')).toContain('Parking | Parking gratuit.');
  });

  it('names each service once, although groups repeat them', () => {
    const stay = stayFixture();
    const named = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
    const hotel = {
      ...stay.hotel,
      facilities: named('Spa', 'Piscine', 'Parking'),
      infoGeneral: [
        { code: 'wellness', facilities: named('Spa', 'Piscine') },
        { code: 'other', facilities: named('Piscine', 'Ascenseur') },
      ],
    };
    expect(entriesOf({ stay: { ...stay, hotel } }).text('services')).toBe(
      ' | Spa | Piscine |  | Ascenseur |  | Parking',
    );
  });

  it('explains the tourist tax for one night and two people without a selection [PROD-024] [PROD-039]', () => {
    expect(entriesOf().title('tax')).toBe('Qu’est-ce que la taxe de séjour ?');
    expect(entriesOf().text('tax')).toContain('1,85 € par nuit et par adulte (12 ans et plus).');
    expect(entriesOf().text('tax')).toContain('Soit 3,70 € pour 1 nuit et 2 adultes.');
  });

  it('calculates the tax for the selected nights and adults [PROD-040]', () => {
    expect(entriesOf({ nights: 3, adults: 3 }).text('tax')).toContain(
      'Soit 16,65 € pour 3 nuits et 3 adultes.',
    );
  });

  it('describes a tax that is a percentage of the price [PROD-040]', () => {
    const share: LocalTax = { ...taxAtHotel, type: 'BOOKING_PERCENTAGE', amount: 0, percentage: 5 };
    expect(entriesOf(withTax(share)).text('tax')).toContain('5 % du prix du séjour.');
    expect(entriesOf(withTax(share)).text('tax')).not.toContain('Soit');
  });

  it('states who collects the tax [PROD-068]', () => {
    expect(entriesOf().text('tax')).toContain('Elle se règle sur place.');
    expect(entriesOf(withTax({ ...taxAtHotel, toBePaidAtHotel: false })).text('tax')).toContain('en ligne');
  });

  it.each([
    [true, 18, 'Les moins de 18 ans en sont exonérés : l’hôtel ne la leur demande pas.'],
    [false, 17, 'Les moins de 17 ans en sont exonérés. Nous ne demandons pas l’âge des adultes'],
  ])(
    'states who is exempt, and how the tax is refunded [PROD-024]',
    (toBePaidAtHotel, exemptionAge, text) => {
      expect(entriesOf(withTax({ ...taxAtHotel, toBePaidAtHotel, exemptionAge })).text('tax')).toContain(
        text,
      );
    },
  );

  it('names no exemption where every adult owes the tax, or where it is a share of the price', () => {
    expect(entriesOf(withTax({ ...taxAtHotel, exemptionAge: 12 })).text('tax')).not.toContain('exonérés');
    const share: LocalTax = { ...taxAtHotel, type: 'BOOKING_PERCENTAGE', amount: 0, percentage: 7 };
    expect(entriesOf(withTax(share)).text('tax')).not.toContain('exonérés');
  });

  it('omits the tax line for a hotel without a tax', () => {
    expect(entriesOf(withTax(null)).topics).not.toContain('tax');
  });

  it('shows pets, taxes and cancellation below "things to know" [PROD-028]', () => {
    const entries = entriesOf();
    expect(entries.title('pets')).toBe('À savoir');
    expect(entries.text('pets')).toContain(
      'Animaux | Animaux acceptés : 15,00 € par nuit | 1 animal maximum',
    );
    expect(entries.text('pets')).toContain('Taxe de séjour');
    expect(entries.text('pets')).toContain('Conditions d’annulation');
  });

  it('shows the cancellation policy, with its deadline if dates are selected [PROD-017]', () => {
    expect(entriesOf().text('cancellation')).toContain('Ajoutez vos dates');
    const dated = entriesOf({ hasDates: true, policy: flexible('2026-12-08') }, 'it_IT');
    expect(plain(dated.text('cancellation'))).toContain(
      'Ultimo giorno per modificare o cancellare: 8 dicembre 2026',
    );
  });

  it('lists services and equipment [PROD-027]', () => {
    expect(entriesOf().text('services')).toContain('Wi-Fi gratuit');
  });
});
