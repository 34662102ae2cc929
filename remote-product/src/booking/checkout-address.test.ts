import { applyPatch, emptyCriteria, isoDate, type Criteria } from '@detour/shared-contracts';
import { stayAddress, summaryAddress } from './checkout-address';

const criteria: Criteria = applyPatch(emptyCriteria, {
  adults: 3,
  children: 1,
  dates: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 },
  activityDates: [{ activityId: 12, date: isoDate('2026-12-12') }],
  place: { key: 'city', id: '42' },
  stars: [4],
});

describe('summaryAddress', () => {
  it('carries product, dates, travellers and activity dates, and no filter [CHK-009]', () => {
    const address = summaryAddress('fr_FR', { id: '123', criteria });
    const [path, hash] = address.split('#');
    expect(path).toBe('/booking/summary');
    expect(Object.fromEntries(new URLSearchParams(hash))).toEqual({
      a: '3',
      activityDates: '12.20261212',
      c: '1',
      checkin: '2026-12-11',
      checkout: '2026-12-13',
      id: '123',
      nights: '2',
      s: '1',
    });
  });

  it('carries the locale where two languages share the path [CHK-009]', () => {
    expect(summaryAddress('fr_BE', { id: '123', criteria })).toMatch(/^\/booking\/summary\?locale=fr_BE#/);
  });

  it('names another offer of the page beside the product [CHK-009]', () => {
    expect(summaryAddress('es_ES', { id: '123', offerId: '456', criteria })).toContain('offerId=456');
  });
});

describe('stayAddress', () => {
  it('goes back with dates and travellers', () => {
    const [path, hash] = stayAddress('nl_NL', '123', criteria).split('#');
    expect(path).toBe('/nl/verblijven/zoeken/123');
    expect(new URLSearchParams(hash).get('checkin')).toBe('2026-12-11');
  });

  it('drops the dates when others are wanted', () => {
    const hash = stayAddress('fr_FR', '123', criteria, { otherDates: true }).split('#')[1];
    expect(Object.fromEntries(new URLSearchParams(hash))).toEqual({ a: '3', c: '1', s: '1' });
  });
});
