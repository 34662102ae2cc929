import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import { quoteFixture, unbookable } from '../../testing/quote.fixture';
import { stayFixture } from '../../testing/stay.fixture';
import { toolsFor } from '../../testing/view-tools';
import { withOpenGift } from './gift-price.view-model';
import { toPanelView, type PanelView } from './panel.view-model';

const dated = applyPatch(emptyCriteria, {
  dates: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 },
});

/** The stay costs 382 € to us, and 7.40 € of tax at the hotel. */
const viewOf = (rest: number, { hasDates = true, locale = 'fr_FR' as Locale } = {}): PanelView => {
  const tools = toolsFor(locale);
  const view = toPanelView({
    stay: stayFixture(),
    criteria: hasDates ? dated : emptyCriteria,
    quote: hasDates ? { data: quoteFixture(), isError: false } : { isError: false },
    days: {},
    brand: 'Détour',
    now: Date.parse('2026-11-21T10:00:00Z'),
    ...tools,
  });
  return withOpenGift(view, rest, tools);
};

const shownOf = (view: PanelView) => {
  if (view.kind !== 'from' && view.kind !== 'quoted') throw new Error(`The view is ${view.kind}.`);
  return view.shown;
};

describe('the panel of a visitor with an open gift', () => {
  it('shows that the stay is included, and the remaining value of the gift [BENEF-009]', () => {
    const view = viewOf(40_000);
    expect(shownOf(view)).toMatchObject({
      amount: 0,
      priceType: 'beneficiary',
      basis: '2 nuits pour 2 personnes',
    });
    expect(shownOf(view).price.amount).toBe('Compris');
    expect(plain(shownOf(view).giftNote ?? '')).toBe(
      'Il vous restera 18,00 € sur votre cadeau, pour un autre séjour.',
    );
    if (view.kind !== 'quoted') throw new Error('no quote');
    expect(view.breakdown.amountToPay).toBe(0);
    expect(plain(view.breakdown.lines.at(-1)?.amount ?? '')).toBe('−382,00 €');
  });

  it('shows the exact amount that is left to pay [BENEF-009]', () => {
    const shown = shownOf(viewOf(23_900, { locale: 'nl_NL' }));
    expect(plain(shown.price.amount)).toBe('+€ 143,00');
    expect(shown).toMatchObject({ amount: 14_300, giftNote: null });
    expect(shown.price.from).toBeUndefined();
  });

  it.each([
    [40_000, 'Compris', 'à certaines dates'],
    [23_900, '+143 €', 'à partir de'],
  ])('does not promise every date with a rest of %d cents [BENEF-009]', (rest, amount, from) => {
    const { price, taxNote } = shownOf(viewOf(rest, { hasDates: false }));
    expect([plain(price.amount), price.from]).toEqual([amount, from]);
    expect(plain(taxNote ?? '')).toBe('7,40 € de taxe de séjour à l’hôtel');
  });

  it('keeps why a stay has no price', () => {
    const tools = toolsFor('fr_FR');
    const view: PanelView = { kind: 'sold-out', text: 'x' };
    expect(withOpenGift(view, 1000, tools)).toBe(view);
    expect(unbookable).toBeDefined();
  });
});
