import { troublesOfPages, untruthsOfStays } from '../../../test/covers/cover-checks';
import { catalogueOf } from '../../../test/covers/pages';

describe('covers of the shop’s catalogue', () => {
  const catalogue = catalogueOf('full');

  it('are of no composition twice beside each other in result pages, and at most three alike', async () => {
    expect(await troublesOfPages(catalogue)).toEqual([]);
  }, 300_000);

  it('show nothing that their places do not have', () => {
    expect(untruthsOfStays(catalogue)).toEqual([]);
  });

  it('belong to one house each', () => {
    const covers = catalogue.hotels.map(({ scene }) => scene);
    expect(new Set(covers).size).toBe(covers.length);
  });
});
