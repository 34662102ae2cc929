import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import { recorded } from '@detour/shared-contracts/recorded';
import { plain } from '@detour/remote-kit/testing';
import { toolsFor } from '../../testing/view-tools';
import { toOtherStays } from './other-stays.view-model';

const { offers } = recorded('stay-offers');
const [cheapest] = offers;
const criteria = applyPatch(emptyCriteria, {
  dates: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 },
});
const given = { id: 'another', hotelId: '7', criteria, giftRest: null, ...toolsFor('fr_FR') };

/** So many offers of the hotel, cheapest first. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...cheapest!,
    weekendId: `s${String(index)}`,
    legacyPackageCount: count,
  }));

describe('toOtherStays', () => {
  it('shows each stay with picture, word and the price with taxes, and keeps the dates [PROD-066]', () => {
    const [first] = toOtherStays([{ ...cheapest!, localTaxTotalAmount: 660 }], given)?.stays ?? [];
    expect(first).toMatchObject({
      title: cheapest!.label,
      headword: cheapest!.headwords?.[0]?.label,
      image: cheapest!.images?.[0],
      href: expect.stringMatching(/#checkin=2026-12-11&checkout=2026-12-13/),
    });
    // 146,75 € and 6,60 € of taxes, rounded up.
    expect(plain(first?.amount ?? '')).toBe('154 €');
  });

  it.each([
    [10_000, '+54 €'],
    [20_000, 'Compris'],
  ])('shows what an open gift of %i cents leaves to pay [BENEF-009]', (giftRest, amount) => {
    const others = toOtherStays([{ ...cheapest!, localTaxTotalAmount: 660 }], { ...given, giftRest });
    expect(plain(others?.stays[0]?.amount ?? '')).toBe(amount);
  });

  it('leaves out the shown stay, and offers of a gateway that names no prices', () => {
    const { price: _, ...older } = cheapest!;
    expect(toOtherStays([cheapest!], { ...given, id: cheapest!.weekendId })).toBeNull();
    expect(toOtherStays([older], given)).toBeNull();
    expect(toOtherStays([], given)).toBeNull();
  });

  it.each([
    [3, null],
    [5, 5],
  ])('shows three of %i stays, and links to all of them when there are more', (count, linked) => {
    const others = toOtherStays(many(count), given);
    expect(others?.stays).toHaveLength(3);
    expect(others?.all?.count ?? null).toBe(linked);
    if (linked) expect(others?.all?.href).toMatch(/^\/hotel\/7.*#.*checkin=2026-12-11/);
  });
});
