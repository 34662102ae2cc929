import { applyPatch, emptyCriteria } from '@detour/shared-contracts/criteria';
import { pageAddress, searchAddress } from './search-address';

const normandy = applyPatch(emptyCriteria, { place: { key: 'region', id: '28' }, adults: 3 });

describe('the URL of a search', () => {
  it('has the search-bar marker, and the criteria in the hash [SBOX-025]', () => {
    expect(searchAddress('fr_FR', 'booking', normandy)).toBe('/recherche?from=searchbar#a=3&region=28');
    expect(searchAddress('nl_BE', 'booking', emptyCriteria)).toBe('/nl/zoeken?from=searchbar');
  });

  it('keeps a flow other than booking', () => {
    expect(searchAddress('fr_FR', 'hotel', emptyCriteria)).toBe('/recherche?flow=hotel&from=searchbar');
  });

  it('never contains a fallback key', () => {
    expect(searchAddress('fr_FR', 'booking', applyPatch(normandy, { fallback: 'wide' }))).toBe(
      '/recherche?from=searchbar#a=3&region=28',
    );
  });
});

describe('the URL of a results page', () => {
  const location = { path: '/recherche', search: '?flow=gifting&page=4' };

  it('counts pages from zero and omits the first one [SRCH-015]', () => {
    expect(pageAddress(location, 2, emptyCriteria)).toBe('/recherche?flow=gifting&page=2');
    expect(pageAddress({ ...location, search: '?page=4' }, 0, normandy)).toBe('/recherche#a=3&region=28');
  });

  it('keeps the flow [SRCH-016]', () => {
    expect(pageAddress(location, 0, emptyCriteria)).toBe('/recherche?flow=gifting');
  });
});
