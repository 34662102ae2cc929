import type { Card } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import { cardFixture } from '../../testing/card.fixture';
import { toolsFor } from '../../testing/view-tools';
import { toStayCard } from './stay-card.view-model';

const now = Date.parse('2026-11-21T10:00:00Z');
const dated = applyPatch(emptyCriteria, {
  dates: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-12'), nights: 1 },
  place: { key: 'city', id: '42' },
});

const cardOf = (change: Partial<Card> = {}, locale: Locale = 'fr_FR', criteria: Criteria = emptyCriteria) =>
  toStayCard(cardFixture(change), { ...toolsFor(locale), criteria, now });

describe('toStayCard', () => {
  it('shows the total including taxes, rounded up, and keeps the exact amount', () => {
    const card = cardOf();
    expect(card.amount).toBe(21000);
    expect(plain(card.price.amount)).toBe('214 €');
    expect(card.price.from).toBe('à partir de');
    expect(card.basis.map(plain)).toEqual([
      '1 nuit pour 2 personnes',
      'taxes comprises, dont 3,70 € à régler sur place',
    ]);
  });

  it('omits "from" for selected dates, in Dutch', () => {
    const card = cardOf({ priceType: 'final', localTaxTotalAmount: 0 }, 'nl_NL', dated);
    expect(card.price.from).toBeUndefined();
    expect(plain(card.price.amount)).toBe('€ 210');
  });

  it('links to the stay with dates and guests, without the place', () => {
    expect(cardOf({}, 'fr_FR', dated).href).toBe(
      '/sejours/recherche/124#checkin=2026-12-11&checkout=2026-12-12&nights=1',
    );
  });

  it('shows a discount above the threshold, with the same tax in both prices', () => {
    const card = cardOf({ promo: 20, refPrice: 26250 });
    expect(plain(card.flag ?? '')).toBe('−20 %');
    expect(plain(card.price.reference ?? '')).toBe('267 €');
    expect(cardOf({ promo: 5, refPrice: 22100 }).price.reference).toBeUndefined();
  });

  it('announces an automatic discount only behind its flag [FLAG-004]', () => {
    const discounted = cardFixture({ autoDiscount: { code: 'TEN', value: 10 } });
    const stressWith = (autoDiscount: boolean) =>
      toStayCard(discounted, {
        ...toolsFor('fr_FR'),
        criteria: emptyCriteria,
        now,
        flags: { autoDiscount },
      }).stress?.map(({ text }) => plain(text));
    expect(stressWith(true)).toEqual(['Promo : 10 % de remise en plus']);
    expect(stressWith(false)).toEqual([]);
  });

  it('shows rooms left only with dates', () => {
    expect(cardOf({ availableRooms: 2 }).stress).toEqual([]);
    expect(cardOf({ availableRooms: 2 }, 'fr_FR', dated).stress).toMatchObject([{ kind: 'rooms-left' }]);
    expect(cardOf({ availableRooms: 1 }, 'fr_FR', dated).stress).toMatchObject([{ urgent: true }]);
  });
});
