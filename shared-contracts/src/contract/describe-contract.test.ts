import { criteriaKeys } from '../criteria/criteria-keys';
import { emptyCriteria } from '../criteria/canonical-criteria';
import { parseCriteria } from '../criteria/parse-criteria';
import { placeKeys, type Criteria } from '../criteria/criteria';
import { printCriteria } from '../criteria/print-criteria';
import type { ContractFile } from './contract-file';
import { describeContract, describeGateway } from './describe-contract';
import type { IsoDate } from '../base/iso-date';

const file: ContractFile = {
  remote: 'remote-search',
  owner: 'search',
  alert: 'search@example.org',
  mountApi: 1,
  exposes: ['./page', './fragment-searchbox'],
  pages: ['search', 'home'],
  links: ['product'],
  emits: ['search.offer-selected@1'],
  consumes: ['product.stay-viewed@1'],
  calls: ['offers'],
  fragments: ['remote-account/recently-viewed'],
  storageKeys: ['recentSearches'],
  host: ['clock.now'],
  criteria: { reads: ['dates'], writes: ['place'] },
  deprecations: [],
};
const build = { version: '1.4.0', modules: { react: '19.3.1' } };

describe('the contract of a release', () => {
  it('adds the schemas of the names in the file', () => {
    const contract = describeContract(file, build);
    expect(contract.events.emits).toEqual([
      {
        name: 'search.offer-selected@1',
        payload: expect.objectContaining({ required: ['id', 'index', 'sellPrice'] }),
        replays: false,
      },
    ]);
    expect(contract.events.consumes[0]?.replays).toBe(true);
    expect(contract.calls.sends[0]).toMatchObject({
      id: 'offers',
      method: 'POST',
      path: '/api/offers.json',
      query: null,
    });
    expect(contract.fragments.offers.map(({ name }) => name)).toEqual(['remote-search/searchbox']);
    expect(contract.hashKeys.reads).toEqual(['checkin', 'checkout', 'nights']);
    expect(contract.storage.uses).toEqual([
      { name: 'recentSearches', kind: 'local-storage', owner: 'remote-search', class: 'preferences' },
    ]);
    expect(contract.routes.links[0]?.paths['fr_BE']).toEqual(['/fr/sejours/recherche/:id']);
    expect(contract.modules).toEqual({ provides: {}, needs: { react: '19.3.1' } });
  });

  it('survives a JSON round trip', () => {
    const contract = describeContract({ ...file, remote: 'shell', exposes: [] }, build);
    expect(JSON.parse(JSON.stringify(contract))).toEqual(contract);
  });

  it('lists what the shell provides', () => {
    const contract = describeContract({ ...file, remote: 'shell', exposes: [] }, build);
    expect(contract.mountApi).toEqual({ provides: { from: 1, to: 1 }, needs: null });
    expect(contract.host.provides).toEqual(
      expect.arrayContaining(['navigation.patchCriteria', 'flag boxes']),
    );
    expect(contract.hashKeys.carries).toEqual(expect.arrayContaining(['checkin', 'hotelId', 'isLoading']));
    expect(contract.routes.resolves.find(({ page }) => page === 'hotel')?.remote).toBe('remote-product');
  });

  it('lists the calls that the gateway serves', () => {
    const { owner, alert, storageKeys, deprecations } = file;
    const contract = describeGateway(
      { remote: 'gateway', owner, alert, storageKeys, deprecations, answers: ['quote', 'offers'] },
      '7',
    );
    expect(contract.calls.answers.map(({ id }) => id)).toEqual(['offers', 'quote']);
    expect(contract.mountApi).toEqual({ provides: null, needs: null });
  });

  it.each([
    ['event', { emits: ['search.nothing@9'] }],
    ['call', { calls: ['toString'] }],
    ['page', { links: ['nowhere'] }],
    ['fragment', { fragments: ['remote-search/none'] }],
    ['storage key', { storageKeys: ['none'] }],
  ])('rejects an unknown %s', (kind, change) => {
    expect(() => describeContract({ ...file, ...change }, build)).toThrow(`the ${kind} "`);
  });
});

describe('the keys of the hash', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  const whole: Criteria = {
    ...emptyCriteria,

    adults: 3,
    children: 1,
    babies: 1,
    dates: { checkin: '2026-12-01' as IsoDate, checkout: '2026-12-03' as IsoDate, nights: 2 },
    position: { lat: 1, lng: 2 },
    theme: 3,
    sort: 'promo',
    hotelTypes: ['x'],
    hotelEnvironments: ['x'],
    hotelStyles: ['x'],
    stars: [3],
    facilities: ['spa'],
    petsAllowed: true,
    tags: [1],
    hotelScore: 8,
    flexDays: 2,
    freeCancellation: true,
    meals: ['x'],
    promotions: true,
    price: { min: 1, max: 2 },
    distance: { min: 1, max: 2 },
    gift: { nights: 2, bucket: 'x', format: 'physical', sleeves: ['x'] },
    code: 'x',
    id: 'x',
    offerId: 'x',
    fallback: 'x',
    activityDates: [{ activityId: 1, date: '2026-12-01' as IsoDate }],
    anchor: 'products',
    r: 'invoice',
    isLoading: true,
    error: true,
  };

  it('are exactly those that the codec writes', () => {
    const keysOf = (one: Criteria): readonly string[] => [
      ...new URLSearchParams(printCriteria(parseCriteria(printCriteria(one), now, 'fr_FR'))).keys(),
    ];
    // The week-ends of a month only without dates.
    const undated: Criteria = { ...emptyCriteria, weekends: { month: '2026-12', nights: 2 } };
    const printed = [
      ...placeKeys.flatMap((key) => keysOf({ ...whole, place: { key, id: 'x' } })),
      ...keysOf(undated),
    ];
    expect(new Set(printed)).toEqual(new Set(Object.values(criteriaKeys).flat()));
  });
});
