import { addDays, isoDate, nightsBetween } from '@detour/shared-contracts/base';
import { promotionOn } from './promotion';

const start = isoDate('2026-01-01');
const days = Array.from({ length: 800 }, (_, index) => addDays(start, index));
const stays = Array.from({ length: 120 }, (_, index) => `stay-${index}`);

describe('promotions of a stay', () => {
  it('do not change while they run', () => {
    for (const stay of stays) {
      for (const day of days) {
        const promotion = promotionOn('detour', stay, day);
        if (!promotion) continue;
        expect(promotion.from <= day && day <= promotion.until).toBe(true);
        expect(promotionOn('detour', stay, promotion.from)).toEqual(promotion);
        expect(promotionOn('detour', stay, promotion.until)).toEqual(promotion);
      }
    }
  });

  it('have more than 30 days at the regular price between them', () => {
    for (const stay of stays) {
      const runs = [...new Set(days.flatMap((day) => promotionOn('detour', stay, day)?.from ?? []))];
      for (const from of runs.slice(1)) {
        const before = addDays(from, -1);
        expect(promotionOn('detour', stay, before)).toBeNull();
        const lastEnd = [...days]
          .reverse()
          .find((day) => day < from && promotionOn('detour', stay, day) !== null)!;
        expect(nightsBetween(lastEnd, from)).toBeGreaterThan(30);
      }
    }
  });

  it('run for some stays at the same time', () => {
    const running = stays.filter(
      (stay) => promotionOn('detour', stay, isoDate('2026-11-23')) !== null,
    ).length;
    expect(running).toBeGreaterThan(3);
    expect(running).toBeLessThan(40);
  });
});
