import { isoDate } from '@detour/shared-contracts/base';
import { generateCatalogue } from '../../generate-catalogue';
import { canWrite, contradicts, unwritten } from './review-rules';

const small = generateCatalogue({ seed: 'detour', size: 'small', day: isoDate('2026-11-23') });
const hotels = new Map(small.hotels.map((hotel) => [hotel.id, hotel]));

describe('the reviews of a hotel', () => {
  it('praise in different words', () => {
    for (const { id } of small.hotels) {
      const praises = small.reviews.filter(({ hotelId }) => hotelId === id).map(({ positive }) => positive);
      expect(new Set(praises).size).toBe(praises.length);
    }
  });

  it('fit the guest and the hotel, and do not contradict themselves', () => {
    expect(small.reviews.length).toBeGreaterThan(300);
    const wrong = small.reviews.filter(({ hotelId, type, positive, negative }) => {
      const { facilities } = hotels.get(hotelId)!;
      return !canWrite(`${positive} ${negative}`, { type, facilities }) || contradicts(positive, negative);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Les enfants parlent encore du gâteau.', 'solo', [], false],
    ['Les enfants parlent encore du gâteau.', 'family', [], true],
    ['Le parking est vite plein le week-end.', 'couple', [], false],
    ['De trap is steil met koffers.', 'couple', ['accessible'], false],
    ['La carta serale è breve se ci si ferma più giorni.', 'couple', ['restaurant'], true],
  ] as const)('allow "%s" by a guest of kind %s with %j: %s', (line, type, facilities, allowed) => {
    expect(canWrite(line, { type, facilities })).toBe(allowed);
  });

  it('know which reserve contradicts a praise', () => {
    expect(contradicts('On s’est réveillés dans le silence complet.', 'Un peu de bruit dans la rue.')).toBe(
      true,
    );
    expect(contradicts('On s’est réveillés dans le silence complet.', 'Oreillers trop mous.')).toBe(false);
  });

  it('repeat no line of another guest while a line is left', () => {
    const uses = new Map([['A.', 1]]);
    expect(unwritten(['A.', 'B.', 'C.'], true, uses)).toEqual(['B.', 'C.']);
    expect(unwritten(['A.', 'B.'], true, uses)).toEqual(['B.']);
    expect(unwritten(['A.', 'B.', 'C.'], false, uses)).toEqual(['B.']);
  });

  it('join the two rarest lines when each is taken, in a pair that nobody wrote', () => {
    const uses = new Map(Object.entries({ 'A.': 2, 'B.': 1, 'C.': 1 }));
    expect(unwritten(['A.', 'B.', 'C.'], false, uses)).toEqual(['B.', 'C.']);
    expect(unwritten(['A.', 'B.', 'C.'], false, uses.set('B. C.', 1))).toEqual(['B.', 'A.']);
  });
});
