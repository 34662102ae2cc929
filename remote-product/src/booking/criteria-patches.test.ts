import { isoDate } from '@detour/shared-contracts/base';
import { toDatesPatch, toGuestsPatch, toModifiedPatch } from './criteria-patches';

describe('toDatesPatch', () => {
  it('writes check-in, check-out and nights of a complete range [PROD-051]', () => {
    const patch = toDatesPatch({ checkin: isoDate('2026-12-30'), checkout: isoDate('2027-01-02') });
    expect(patch.dates).toEqual({ checkin: '2026-12-30', checkout: '2027-01-02', nights: 3 });
  });

  it('clears dates and activity dates together [PROD-054]', () => {
    expect(toDatesPatch({ checkin: null, checkout: null })).toMatchObject({
      dates: null,
      activityDates: null,
    });
  });
});

describe('toGuestsPatch', () => {
  it('writes guests and keeps the dates [PROD-055]', () => {
    expect(toGuestsPatch({ adult: 3, child: 1, baby: 0 })).toEqual({ adults: 3, children: 1, babies: 0 });
  });
});

describe('toModifiedPatch', () => {
  it('replaces the request with the gateway’s alternative [QUOTE-012]', () => {
    expect(toModifiedPatch({ checkin: '2026-12-12', nights: 3, adult: 2, child: 0, baby: 1 })).toEqual({
      adults: 2,
      children: 0,
      babies: 1,
      dates: { checkin: '2026-12-12', checkout: '2026-12-15', nights: 3 },
    });
  });
});
