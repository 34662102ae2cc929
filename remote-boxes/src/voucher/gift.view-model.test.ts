import type { VoucherStatus } from '@detour/shared-contracts/api';
import { createFormat } from '@detour/shared-contracts/format';
import { giftFixture } from '../testing/gift.fixture';
import type { Text } from '../text';
import { isWrapped, toGiftEnd, toGiftFacts } from './gift.view-model';

const text: Text = (id, values = {}) => [id, ...Object.values(values)].join(' ');
const french = { locale: 'fr_FR', format: createFormat('fr_FR'), text, phone: '01 23 45 67 89' } as const;
const dutch = { ...french, locale: 'nl_NL', format: createFormat('nl_NL') } as const;

const used = { reason: 'used', day: '2026-11-01' } as const;
const plain = (line: string | null | undefined) => line?.replace(/[\u00a0\u202f]/g, ' ');

describe('a wrapped gift', () => {
  it.each<[string, Partial<VoucherStatus>, boolean]>([
    ['an unused gift', {}, true],
    ['an activity that the buyer keeps', { kind: 'activity', ownUse: true }, false],
    ['a gift that paid something', { state: 'claimed', uses: [{ amount: 100, day: '2026-11-01' }] }, false],
    ['a gift held by an order', { state: 'claimed', remainingValue: 0, next: 'wait' }, false],
    ['an ended gift', { end: used }, false],
  ])('is %s: %#', (_, change, expected) => {
    expect(isWrapped(giftFixture(change))).toBe(expected);
  });
});

describe('the facts of a gift', () => {
  it('show an unused stay without an amount, with its two steps [BENEF-008]', () => {
    const facts = toGiftFacts(
      giftFixture({
        kind: 'gift_stay',
        nights: 2,
        content: [],
        next: 'choose-dates',
        uri: '/sejours/recherche/p7',
      }),
      french,
    );
    expect(facts).toMatchObject({
      kind: 'voucher.kindStay',
      scope: 'price.forNightsPeople 2 2',
      lead: 'voucher.stayLead',
      rest: null,
      action: 'voucher.chooseDates',
      product: { label: 'voucher.seeStay', href: '/sejours/recherche/p7' },
    });
    expect(plain(facts.validity)).toBe('gift.validUntil 21 novembre 2027');
    expect(JSON.stringify(facts)).not.toContain('279');
  });

  it('state that the given stay is no longer offered', () => {
    const facts = toGiftFacts(giftFixture({ kind: 'gift_stay', uri: null }), french);
    expect([facts.lead, facts.product]).toEqual(['voucher.stayGone', null]);
  });

  it('show the remaining value of a partly used gift, and each use, in two locales [BENEF-001]', () => {
    const gift = giftFixture({
      remainingValue: 4840,
      state: 'claimed',
      uses: [{ amount: 23_060, day: '2026-12-01' }],
    });
    const facts = toGiftFacts(gift, french);
    expect(plain(facts.rest?.amount)).toBe('voucher.restOf 48,40 € 279,00 €');
    expect(plain(facts.rest?.note)).toBe('voucher.restNote 21 novembre 2027');
    expect(facts.uses.map(plain)).toEqual(['voucher.use 230,60 € 1er décembre 2026']);
    expect(plain(toGiftFacts(gift, dutch).uses[0])).toBe('voucher.use € 230,60 1 december 2026');
  });

  it('show the balance of a card from the first day [GCARD-002]', () => {
    const facts = toGiftFacts(
      giftFixture({
        kind: 'gift_card',
        value: 10_000,
        remainingValue: 10_000,
        content: [],
        uri: null,
        next: 'spend',
      }),
      french,
    );
    expect(facts.rest).toMatchObject({ label: 'voucher.balance', note: null });
    expect(plain(facts.rest?.amount)).toBe('100,00 €');
    expect([facts.scope, facts.product, facts.action]).toEqual([null, null, 'voucher.spend']);
  });

  it('offer nothing while an order holds the gift, and nothing after its end', () => {
    expect(toGiftFacts(giftFixture({ next: 'wait', remainingValue: 0 }), french).action).toBeNull();
    const ended = toGiftFacts(giftFixture({ end: used, next: 'browse', kind: 'gift_card' }), french);
    expect([ended.action, ended.product, ended.rest, ended.validity, ended.lead]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the end of a gift', () => {
  it.each<[VoucherStatus['end'], VoucherStatus['next'], string, string, string | null]>([
    [used, 'browse', 'voucher.ended.used 1er novembre 2026', 'voucher.endBrowse', '/recherche'],
    [{ reason: 'used', day: null }, 'browse', 'voucher.ended.used none', 'voucher.endBrowse', '/recherche'],
    [
      { reason: 'expired', day: '2026-11-22' },
      'contact',
      'voucher.ended.expired 22 novembre 2026',
      'voucher.endContact 01 23 45 67 89',
      '/contact',
    ],
    [
      { reason: 'withdrawn', day: '2026-11-22' },
      'ask-giver',
      'voucher.ended.withdrawn 22 novembre 2026',
      'voucher.askGiver',
      null,
    ],
    [
      { reason: 'exchanged', day: '2026-11-22' },
      'contact',
      'voucher.ended.exchanged 22 novembre 2026',
      'voucher.endContact 01 23 45 67 89',
      '/contact',
    ],
  ])('%j with the step %s has its reason, its date and its next step', (end, next, title, words, href) => {
    const view = toGiftEnd({ end, next }, french);
    expect([plain(view?.title), plain(view?.text), view?.link?.href ?? null]).toEqual([title, words, href]);
  });

  it('is null while the gift lives', () => {
    expect(toGiftEnd(giftFixture(), french)).toBeNull();
  });
});
