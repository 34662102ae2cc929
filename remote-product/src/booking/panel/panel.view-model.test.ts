import type { AvailabilityDay } from '@detour/shared-contracts/api';
import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import type { Locale } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import { quoteFixture, unbookable } from '../../testing/quote.fixture';
import { stayFixture } from '../../testing/stay.fixture';
import { toolsFor } from '../../testing/view-tools';
import { toPanelView, type PanelFacts, type PanelView } from './panel.view-model';

const now = Date.parse('2026-11-21T10:00:00Z');
const dated: Criteria = applyPatch(emptyCriteria, {
  dates: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 },
});

const viewOf = (change: Partial<PanelFacts>, locale: Locale = 'fr_FR'): PanelView => {
  const { t, format } = toolsFor(locale);
  return toPanelView({
    stay: stayFixture(),
    criteria: dated,
    quote: { data: quoteFixture(), isError: false },
    days: {},
    brand: 'Détour',
    now,
    t,
    format,
    ...change,
  });
};

const quoted = (change: Partial<PanelFacts> = {}, locale: Locale = 'fr_FR') => {
  const view = viewOf(change, locale);
  if (view.kind !== 'quoted') throw new Error(`The view is ${view.kind}.`);
  return view;
};

const day = (date: string, change: Partial<AvailabilityDay> = {}): AvailabilityDay => ({
  day: date,
  price: 10000,
  amount: 10000,
  promo: 0,
  bestPriceOfTheMonth: false,
  minLos: 2,
  availableRooms: 4,
  ...change,
});

describe('without dates', () => {
  it('shows a from-price with all taxes, rounded up, and its exact amount [PROD-046]', () => {
    const view = viewOf({ criteria: emptyCriteria, quote: { isError: false } });
    expect(view).toMatchObject({ kind: 'from', shown: { amount: 38200, priceType: 'from', nights: 2 } });
    if (view.kind !== 'from') return;
    expect(plain(view.shown.price.amount)).toBe('390 €');
    expect(view.shown.price.from).toBe('à partir de');
    expect(view.shown.basis).toBe('2 nuits, 2 personnes, taxes comprises');
    expect(plain(view.shown.taxNote ?? '')).toBe('Taxe de séjour à régler sur place : 7,40 €');
  });

  it('prompts to add dates for the cancellation [PROD-031]', () => {
    const view = viewOf({ criteria: emptyCriteria, quote: { isError: false } }, 'nl_BE');
    expect(view).toMatchObject({
      cancellation: { text: 'Kies je data om de annulatievoorwaarden te zien.', reassuring: false },
    });
  });

  it('reports a sold-out stay', () => {
    const view = viewOf({ stay: stayFixture({ fromPrice: null }), criteria: emptyCriteria }, 'it_IT');
    expect(view).toEqual({
      kind: 'sold-out',
      text: 'Nessuna disponibilità. Modifica i criteri del soggiorno per approfittare delle offerte Détour.',
    });
  });
});

describe('with dates', () => {
  it('waits for the quote and keeps the previous price when a new one fails', () => {
    expect(viewOf({ quote: { isError: false } }).kind).toBe('loading');
    expect(viewOf({ quote: { isError: true } })).toEqual({
      kind: 'failed',
      text: 'Le prix n’a pas pu être calculé',
    });
    expect(viewOf({ quote: { data: quoteFixture(), isError: true } }).kind).toBe('quoted');
  });

  it('shows the final price in cents [PROD-047]', () => {
    const view = quoted({}, 'nl_NL');
    expect(plain(view.shown.price.amount)).toBe('€ 389,40');
    expect(view.shown).toMatchObject({ priceType: 'final', amount: 38200 });
    expect(plain(view.announcement)).toBe(
      'Totaalprijs: € 389,40, 2 nachten, 2 personen, inclusief belastingen',
    );
  });

  it('counts all guests in the basis', () => {
    const family = applyPatch(dated, { children: 1, babies: 1 });
    expect(quoted({ criteria: family }).shown.basis).toBe('2 nuits, 4 personnes, taxes comprises');
  });

  it('shows the cancellation deadline [PROD-032]', () => {
    expect(quoted().cancellation).toEqual({
      text: 'Modifiable et annulable jusqu’au 8\u00a0décembre\u00a02026',
      reassuring: true,
    });
  });

  it('shows that it is non-refundable [PROD-033]', () => {
    const policy = { ...quoteFixture().cancellationPolicy, cancellationDeadline: null };
    const view = quoted(
      { quote: { data: quoteFixture({ cancellationPolicy: policy }), isError: false } },
      'es_ES',
    );
    expect(view.cancellation).toEqual({ text: 'No admite cambios ni reembolso', reassuring: false });
  });

  it('shows rooms left from stock, only with dates [PROD-042]', () => {
    const few = { data: quoteFixture({ availableRooms: 2 }), isError: false };
    expect(quoted({ quote: few }).stress.map(({ text }) => plain(text))).toEqual([
      'Plus que 2 chambres sur notre site à ces dates',
    ]);
    expect(viewOf({ quote: few, criteria: emptyCriteria })).not.toHaveProperty('stress');
  });

  it('shows the end of the offer and its labels [PROD-043]', () => {
    const stay = stayFixture({ expiration: '2026-11-30', marketingLabels: [{ label: 'Coup de cœur' }] });
    expect(quoted({ stay }).stress.map(({ kind }) => kind)).toEqual(['expiration', 'marketing-label']);
  });

  it('crosses out a reference price from the threshold on, with the same tax [QUOTE-006]', () => {
    const promoted = (percent: number) =>
      quoteFixture({
        priceInfo: {
          ...quoteFixture().priceInfo,
          refPrice: 42000,
          promoPercentageRounded: percent,
        } as NonNullable<ReturnType<typeof quoteFixture>['priceInfo']>,
      });
    const at = quoted({ quote: { data: promoted(6), isError: false } }).shown;
    expect(plain(at.price.reference ?? '')).toBe('427,40 €');
    expect(plain(at.price.promo ?? '')).toBe('−6 %');
    expect(plain(at.referenceNote ?? '')).toContain('30 jours précédant la réduction : 427,40 €');
    expect(quoted({ quote: { data: promoted(5), isError: false } }).shown.price.reference).toBeUndefined();
  });

  it('prefers the flash deal hint over the best price hint [PROD-048]', () => {
    const days = {
      '2026-12-11': day('2026-12-11', { bestPriceOfTheMonth: true }),
      '2026-12-12': day('2026-12-12', { bestPriceOfTheMonth: true }),
    };
    expect(quoted({ days, quote: { data: quoteFixture({ flashDeal: true }), isError: false } }).hint).toBe(
      'Vente flash',
    );
    expect(quoted({ days }).hint).toBe('Meilleur prix du mois');
  });

  it('shows the best price hint only if it applies to every night [PROD-049]', () => {
    const days = {
      '2026-12-11': day('2026-12-11', { bestPriceOfTheMonth: true }),
      '2026-12-12': day('2026-12-12'),
    };
    expect(quoted({ days }).hint).toBeNull();
  });

  it('shows the quote’s rooms message, or the number of rooms in the price [QUOTE-013]', () => {
    const message = {
      data: quoteFixture({ roomsAmountMessage: 'Deux chambres communicantes' }),
      isError: false,
    };
    expect(quoted({ quote: message }).rooms).toBe('Deux chambres communicantes');
    const info = quoteFixture().priceInfo;
    const two = { data: quoteFixture({ priceInfo: info && { ...info, nbRooms: 2 } }), isError: false };
    expect(quoted({ quote: two }, 'es_ES').rooms).toBe('Precio para 2 habitaciones');
    expect(quoted().rooms).toBeNull();
  });

  it('reports unavailability with the brand and the reason [QUOTE-008] [QUOTE-009]', () => {
    const data = unbookable('PACKAGE_NOT_AVAILABLE_CHECKIN');
    expect(viewOf({ quote: { data, isError: false } })).toEqual({
      kind: 'invalid',
      title:
        'Il n’y a plus de disponibilités. Modifiez vos critères de séjour pour profiter des offres Détour.',
      reason: 'Ce séjour ne peut pas commencer ce jour-là. Choisissez une autre date d’arrivée.',
      checkin: true,
      party: null,
    });
  });

  it('says how many rooms a party needs when too few are free', () => {
    const data = unbookable('NO_ROOM_LEFT');
    const criteria = { ...dated, adults: 11 };
    expect(viewOf({ criteria, quote: { data, isError: false } })).toMatchObject({
      kind: 'invalid',
      title: 'Pas assez de chambres libres pour 11 voyageurs',
      party: 11,
    });
  });

  it('keeps the reason of the dates for a party, with its ways on', () => {
    const data = unbookable('PACKAGE_NOT_AVAILABLE_CHECKIN');
    const criteria = { ...dated, adults: 11 };
    expect(viewOf({ criteria, quote: { data, isError: false } })).toMatchObject({
      reason: 'Ce séjour ne peut pas commencer ce jour-là. Choisissez une autre date d’arrivée.',
      party: 11,
    });
  });
});

describe('promotions', () => {
  const reduced = {
    data: quoteFixture(
      {
        autoDiscount: { code: 'TEN', value: 10 },
        priceInfo: {
          sellPrice: 40_000,
          refPrice: 40_000,
          promoPercentageRounded: 0,
          moneySaved: 0,
          priceType: 'final',
          nbRooms: 1,
          nights: 2,
        },
        localTaxTotalAmount: 0,
      },
      { sellPrice: 36_000, extraDiscount: 10, localTaxTotalAmount: 0, amountToPay: 36_000 },
    ),
    isError: false,
  };

  it('shows the automatic discount first, its line and the struck price [PROD-041] [PROD-044]', () => {
    const view = quoted({ quote: reduced });
    expect(view.stress[0]).toMatchObject({ kind: 'auto-discount', text: expect.stringMatching(/10\s%/) });
    expect(view.breakdown.lines.map(({ id, amount }) => [id, plain(amount)])).toEqual([
      ['stay', '400,00 €'],
      ['discount', '−40,00 €'],
    ]);
    expect(plain(view.shown.price.amount)).toBe('360,00 €');
    expect(plain(view.shown.price.reference ?? '')).toBe('400,00 €');
    expect(plain(view.shown.price.promo ?? '')).toBe('−10 %');
  });

  it('hides the badge without its flag, but not the price [FLAG-004]', () => {
    const view = quoted({ quote: reduced, flags: { autoDiscount: false } });
    expect(view.stress.map(({ kind }) => kind)).not.toContain('auto-discount');
    expect(view.breakdown.amountToPay).toBe(36_000);
  });

  it('shows a last-minute stay within a week of its check-in [PROD-043]', () => {
    const kindsAt = (at: string) => quoted({ now: Date.parse(at) }).stress.map(({ kind }) => kind);
    expect(kindsAt('2026-12-04T10:00:00Z')).toContain('last-minute');
    expect(kindsAt('2026-12-03T10:00:00Z')).not.toContain('last-minute');
  });

  it('shows the price of a night, rounded up [CARD-015]', () => {
    expect(plain(quoted({ quote: reduced }).shown.perNight ?? '')).toBe('180 € par nuit');
    expect(quoted({ quote: reduced }, 'it_IT').shown.perNight).toContain('a notte');
  });
});
