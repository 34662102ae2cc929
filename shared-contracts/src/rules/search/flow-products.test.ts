import { emptyCriteria } from '../../criteria/canonical-criteria';
import { applyPatch } from '../../criteria/apply-patch';
import { isoDate } from '../../base/iso-date';
import { flowProductOf } from './flow-products';
import { searchCriteriaOf } from './search-request';

const dated = applyPatch(emptyCriteria, {
  dates: { checkin: isoDate('2026-12-11'), checkout: isoDate('2026-12-13'), nights: 2 },
});

describe('the product of a flow', () => {
  it('is a plain hotel night in the hotel flow [FLOW-004]', () => {
    expect(flowProductOf('hotel')).toEqual({ hasNight: true, program: 'none', hasDates: true });
    expect(searchCriteriaOf(dated, 'hotel')).toMatchObject({ checkin: '2026-12-11', night: 2 });
  });

  it('is a day activity without a night in the activity flow [FLOW-005]', () => {
    expect(flowProductOf('activity')).toEqual({ hasNight: false, program: 'only', hasDates: false });
    const asked = searchCriteriaOf(dated, 'activity');
    expect(asked).not.toHaveProperty('checkin');
    expect(asked).not.toHaveProperty('night');
  });

  it('is a night with its program in the other flows, dated or as a gift', () => {
    expect(flowProductOf('booking')).toEqual({ hasNight: true, program: 'bundled', hasDates: true });
    expect(flowProductOf('gifting')).toEqual({ hasNight: true, program: 'bundled', hasDates: false });
  });
});
