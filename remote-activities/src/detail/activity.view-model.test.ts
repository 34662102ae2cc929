import { createFormat } from '@detour/shared-contracts/format';
import { activityFixture, partyPrice } from '../testing/activity.fixture';
import { toActivityPrice, toActivityView } from './activity.view-model';

const french = createFormat('fr_FR');

describe('the price of an activity', () => {
  it('shows the total for the party and the price per person [ACT-005] [ACT-025]', () => {
    const prices = { '1': partyPrice(1, 4200), '2': partyPrice(2, 7790), '4': partyPrice(4, 15_000) };
    expect(toActivityPrice(prices, 2, french)).toMatchObject({
      people: 2,
      amount: 7790,
      total: '77,90\u00a0€',
      perPerson: '38,95\u00a0€',
    });
    expect(toActivityPrice(prices, 4, french)).toMatchObject({ people: 4, amount: 15_000 });
  });

  it('never shows less than the amount charged', () => {
    expect(toActivityPrice({ '3': partyPrice(3, 10_000) }, 3, french)?.perPerson).toBe('33,34\u00a0€');
  });

  it('hides a 4 % discount and shows a 5 % discount [ACT-027]', () => {
    expect(toActivityPrice({ '2': partyPrice(2, 9600, 10_000) }, 2, french)?.promo).toBeNull();
    expect(toActivityPrice({ '2': partyPrice(2, 9500, 10_000) }, 2, french)?.promo).toEqual({
      percent: 5,
      reference: '50,00\u00a0€',
    });
  });

  it('is null without a party', () => {
    expect(toActivityPrice({}, 2, french)).toBeNull();
  });
});

describe('the view of an activity', () => {
  const tools = {
    locale: 'fr_FR' as const,
    text: (id: string, values = {}) => [id, ...Object.values(values)].join(' '),
    format: french,
  };
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
    booking: 'slots',
  } as const;
  const linesOf = (change: Parameters<typeof activityFixture>[0]) =>
    Object.fromEntries(
      toActivityView(activityFixture(change), tools).facts.map(({ key, lines }) => [key, lines]),
    );

  it('shows the address, the first hours and the languages of the partner [ACT-002] [ACT-004]', () => {
    const known = { ...partner, languages: [...partner.languages] };
    expect(linesOf({ partner: known, slotStarts: ['10:00', '14:30'] })).toMatchObject({
      gettingThere: ['La Boussole, 14 rue des Tanneurs, 60200 Compiègne', 'À dix minutes du centre.'],
      slots: ['activity.hour 10\u00a0h · activity.hour 14\u00a0h\u00a030', 'activity.dayBooked'],
      languages: ['activity.language fr, activity.language en'],
    });
    expect(linesOf({ partner: { ...known, booking: 'partner' } })['slots']).toEqual(['activity.dayAgreed']);
  });

  it('is on sale unless `published` is false [ACT-012]', () => {
    const { published: _, ...silent } = activityFixture();
    expect(toActivityView(silent, tools).published).toBe(true);
    expect(toActivityView(activityFixture({ published: false }), tools).published).toBe(false);
  });

  it('groups the practical facts and omits empty ones [ACT-002] [ACT-004]', () => {
    const { facts } = toActivityView(activityFixture({ niceToKnow: [] }), tools);
    expect(facts.map(({ key }) => key)).toEqual(['gettingThere', 'openingHours', 'thingsToKnow']);
    expect(facts[0]?.lines).toEqual(['Les Bains d’Ardoise, Bagnères-de-Luchon', 'À dix minutes du centre.']);
  });
});
