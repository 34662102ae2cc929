import { isoDate } from '@detour/shared-contracts/base';
import type { Locale } from '@detour/shared-contracts/sites';
import { plain } from '@detour/remote-kit/testing';
import type { Shipping } from '../shipping/useShipping';
import { pricesFixture } from '../testing/gift.fixture';
import { toolsFor } from '../testing/view-tools';
import { formatInForce, toSetupView, type SetupFacts } from './setup.view-model';

const free: Shipping = { kind: 'available', cost: 0, internationalFee: 0 };

const viewOf = (change: Partial<SetupFacts> = {}, locale: Locale = 'fr_FR') => {
  const view = toSetupView(
    {
      prices: pricesFixture(),
      choice: { sleeves: [] },
      choosesBucket: false,
      shipping: free,
      today: isoDate('2026-11-21'),
      ...change,
    },
    toolsFor(locale),
  );
  if (!view) throw new Error('The gift has no price.');
  return view;
};

describe('the setup of a gift stay', () => {
  it('offers the nights that have a price, rounded up to whole euros [GIFT-047] [GIFT-052]', () => {
    const { nightsOptions, nights } = viewOf();
    expect(nightsOptions.map(({ label, price }) => `${label} ${plain(price)}`)).toEqual([
      '1 nuit 219 €',
      '2 nuits 389 €',
      '3 nuits 549 €',
    ]);
    expect(nights).toBe(1);
  });

  it('sums exact cents and lists shipping separately [GIFT-002]', () => {
    const digital = viewOf();
    expect(digital.amount).toBe(21_850);
    expect(digital.lines.map(({ label, amount }) => `${label} ${plain(amount)}`)).toEqual([
      'Séjour cadeau, 1 nuit 218,50 €',
      'Envoi par e-mail Offert',
    ]);
    const posted = viewOf({
      choice: { nights: 2, format: 'physical', sleeves: [] },
      shipping: { kind: 'available', cost: 490, internationalFee: 0 },
    });
    expect(posted.amount).toBe(39_390);
    expect(plain(posted.total)).toBe('393,90 €');
    expect(posted.lines.map(({ label, amount }) => `${label} ${plain(amount)}`)).toEqual([
      'Séjour cadeau, 2 nuits 389,00 €',
      'Envoi par courrier 4,90 €',
    ]);
  });

  it('uses nights that are sold if the link requests others', () => {
    expect(viewOf({ choice: { nights: 9, sleeves: [] } }).nights).toBe(1);
    expect(viewOf({ choice: { nights: 3, sleeves: [] } }).nights).toBe(3);
  });

  it('shows rates only to visitors who may select one, and ignores a rate in the link otherwise [CARE-004] [FLAG-002]', () => {
    const choice = { nights: 2, bucket: 'freedom', sleeves: [] };
    const visitor = viewOf({ choice });
    expect([visitor.bucketOptions, visitor.bucket, visitor.amount]).toEqual([[], 'comfort', 38_900]);
    const care = viewOf({ choice, choosesBucket: true });
    expect(care.bucketOptions.map(({ value, price }) => [value, plain(price)])).toEqual([
      ['essential', '349,00 €'],
      ['comfort', '389,00 €'],
      ['freedom', '449,00 €'],
    ]);
    expect([care.bucket, care.amount]).toEqual(['freedom', 44_900]);
    expect(viewOf({ choice: { ...choice, bucket: 'none' }, choosesBucket: true }).bucket).toBe('comfort');
  });

  it('shows the expiry date, 18 months from today', () => {
    expect(plain(viewOf().cardFacts)).toBe('1 nuit pour 2 personnes, jusqu’au 21 mai 2028');
    expect(plain(viewOf({}, 'nl_BE').cardFacts)).toBe('1 nacht voor 2 personen, tot en met 21 mei 2028');
  });

  it('is null for a hotel that sells no night as a gift', () => {
    const facts = {
      prices: pricesFixture({ prices: [] }),
      choice: { sleeves: [] },
      choosesBucket: false,
      shipping: free,
      today: isoDate('2026-11-21'),
    };
    expect(toSetupView(facts, toolsFor('fr_FR'))).toBeNull();
  });
});

describe('the format in force', () => {
  it('is digital unless post is requested and available [GIFT-005] [GIFT-008]', () => {
    expect(formatInForce(undefined, free)).toBe('digital');
    expect(formatInForce('physical', free)).toBe('physical');
    expect(formatInForce('physical', { kind: 'loading' })).toBe('digital');
    expect(formatInForce('physical', { kind: 'unavailable' })).toBe('digital');
  });
});
