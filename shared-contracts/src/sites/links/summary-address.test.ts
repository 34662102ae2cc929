import { applyPatch } from '../../criteria/apply-patch';
import type { Criteria } from '../../criteria/criteria';
import { emptyCriteria } from '../../criteria/canonical-criteria';
import { isoDate } from '../../base/iso-date';
import { summaryAddress } from './summary-address';

const criteria: Criteria = applyPatch(emptyCriteria, {
  adults: 3,
  children: 1,
  dates: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 },
  activityDates: [{ activityId: 12, date: isoDate('2026-12-12') }],
  place: { key: 'city', id: '42' },
  stars: [4],
});

describe('summaryAddress', () => {
  it('contains product, dates, travellers and activity dates, but no filter [CHK-009]', () => {
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

  it('contains the locale when two languages share the path [CHK-009]', () => {
    expect(summaryAddress('fr_BE', { id: '123', criteria })).toMatch(/^\/booking\/summary\?locale=fr_BE#/);
  });

  it('contains another offer of the page next to the product [CHK-009]', () => {
    expect(summaryAddress('es_ES', { id: '123', offerId: '456', criteria })).toContain('offerId=456');
  });
});
