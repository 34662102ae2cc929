import { parseCriteria } from '../../criteria/parse-criteria';
import { printCriteria } from '../../criteria/print-criteria';
import { criteriaInFlow, flowSwitchAddress } from './flow-switch';
import { priceRangeOf } from './price-range';

const parse = (hash: string) => parseCriteria(hash, Date.parse('2026-05-10T10:00:00Z'), 'fr_FR');

const hash = 'a=3&c=1&checkin=2026-05-14&checkout=2026-05-16&city=1&sort=promo&stars=4&theme=23';

describe('switching the flow of a search', () => {
  it('changes the path and the flow parameter [SRCH-045]', () => {
    const criteria = parse('city=1');
    expect(flowSwitchAddress('fr_FR', 'booking', 'gifting', criteria)).toBe('/recherche?flow=gifting#city=1');
    expect(flowSwitchAddress('fr_FR', 'gifting', 'booking', criteria)).toBe('/recherche?flow=booking#city=1');
    expect(flowSwitchAddress('nl_BE', 'booking', 'activity', criteria)).toBe(
      '/nl/activiteiten?flow=activity',
    );
  });

  it('to gifting keeps the criteria that gifts support, and only the sorts priceQuality and distance [SRCH-046]', () => {
    const switched = (sort: string) =>
      flowSwitchAddress('fr_FR', 'booking', 'gifting', parse(hash.replace('promo', sort)));
    expect(switched('promo')).toBe('/recherche?flow=gifting#city=1&stars=4&theme=23');
    expect(switched('priceQuality')).toContain('sort=priceQuality');
    expect(switched('distance')).toContain('sort=distance');
    expect(switched('priceAsc')).not.toContain('sort');
  });

  it('to activities drops the sort and clears the criteria [SRCH-047] [SRCH-048]', () => {
    expect(flowSwitchAddress('fr_FR', 'booking', 'activity', parse(hash))).toBe('/activites?flow=activity');
  });

  it('from activities keeps the place', () => {
    const activities = parse('a=1&city=1&lat=48.8&lng=2.3&tags=110');
    expect(flowSwitchAddress('fr_FR', 'activity', 'booking', activities)).toBe(
      '/recherche?flow=booking#city=1',
    );
  });
});

describe('criteria in a flow', () => {
  const printed = (text: string, flow: 'booking' | 'gifting' | 'activity') =>
    printCriteria(criteriaInFlow(parse(text), flow));

  it('use two adults and no dates in gifting [SBOX-010]', () => {
    expect(printed(hash, 'gifting')).toBe('city=1&sort=promo&stars=4&theme=23');
    expect(printed('a=5&c=2', 'activity')).toBe('');
  });

  it('have no price limit at a bound of the filter', () => {
    expect(printed('priceMin=900&priceMax=25000', 'booking')).toBe('');
    expect(printed('priceMin=500&priceMax=20000', 'booking')).toBe('priceMax=20000');
    expect(printed('priceMin=500', 'activity')).toBe('priceMin=500');
  });

  it('keep a price that only the wider range of the new drawer contains [FILT-035]', () => {
    const wide = priceRangeOf('booking', { isNewer: true });
    expect(wide).toEqual({ min: 9, max: 1000 });
    expect(printCriteria(criteriaInFlow(parse('priceMax=40000'), 'booking', wide))).toBe('priceMax=40000');
    expect(printCriteria(criteriaInFlow(parse('priceMax=100000'), 'booking', wide))).toBe('');
  });
});
