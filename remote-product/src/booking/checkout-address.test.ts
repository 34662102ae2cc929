import { isoDate } from '@detour/shared-contracts/base';
import { applyPatch, emptyCriteria, type Criteria } from '@detour/shared-contracts/criteria';
import { stayAddress } from './checkout-address';

const criteria: Criteria = applyPatch(emptyCriteria, {
  adults: 3,
  children: 1,
  dates: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 },
  activityDates: [{ activityId: 12, date: isoDate('2026-12-12') }],
  place: { key: 'city', id: '42' },
  stars: [4],
});

describe('stayAddress', () => {
  it('keeps dates and guests', () => {
    const [path, hash] = stayAddress('nl_NL', '123', criteria).split('#');
    expect(path).toBe('/nl/verblijven/zoeken/123');
    expect(new URLSearchParams(hash).get('checkin')).toBe('2026-12-11');
  });

  it('drops the dates to select others', () => {
    const hash = stayAddress('fr_FR', '123', criteria, { otherDates: true }).split('#')[1];
    expect(Object.fromEntries(new URLSearchParams(hash))).toEqual({ a: '3', c: '1', s: '1' });
  });
});
