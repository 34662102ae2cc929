import { armsOf, experiments, filterVariationOf } from './experiments';
import { flagDefaults, flagNames } from './flags';

describe('experiments', () => {
  it('are off by default, and flags switch each one', () => {
    expect(armsOf(flagDefaults)).toEqual({ 'search-dates': 'control', 'new-filters': 'dropdowns' });
    for (const { name, arms, flags, acts } of experiments) {
      expect(arms).toContain(armsOf({ ...flagDefaults })[name]);
      expect(flagNames).toEqual(expect.arrayContaining([...flags]));
      expect(acts).toBe('browser');
    }
  });

  it('switch the filters by flag, in two variations [FLAG-010] [FLAG-011]', () => {
    expect(filterVariationOf({ newFilters: false, allThematics: true })).toBe('dropdowns');
    expect(filterVariationOf({ newFilters: true, allThematics: undefined })).toBe('reduced-thematics');
    expect(filterVariationOf({ newFilters: true, allThematics: true })).toBe('all-thematics');
  });
});
