import { baseOf } from '../picture-source';
import { troublesOfPages, untruthsOfStays } from '../../../test/covers/cover-checks';
import { alikeUpTo, distanceOf, figuresOf, hashOfCover } from '../../../test/covers/likeness';
import { catalogueOf } from '../../../test/covers/pages';

describe('covers of the small catalogue', () => {
  const catalogue = catalogueOf('small');

  it('are of no composition twice beside each other in result pages, and at most three alike', async () => {
    expect(await troublesOfPages(catalogue)).toEqual([]);
  }, 60_000);

  it('show nothing that their places do not have', () => {
    expect(untruthsOfStays(catalogue)).toEqual([]);
  });

  it('belong to one house each', () => {
    const covers = catalogue.hotels.map(({ scene }) => scene);
    expect(new Set(covers).size).toBe(covers.length);
  });
});

describe('the measure', () => {
  it('finds the same scene, and the covers of one composition, alike', async () => {
    const cover = 'harbour-town-golden.provence-1';
    expect((await figuresOf([cover, cover, 'cove-pines-day.provence-2', cover])).besides).toBe(3);
    const [one, other] = [await hashOfCover('coast-lighthouse-day'), await hashOfCover(cover)];
    expect(distanceOf(one, one)).toBe(0);
    expect(distanceOf(one, other)).toBeGreaterThan(alikeUpTo);
  });

  it('finds the untruths of scenes that are drawn without their region', () => {
    const { hotels, stays } = catalogueOf('small');
    const plain = stays.map((stay) => ({ ...stay, scene: baseOf(stay.scene) }));
    const untruths = untruthsOfStays({ ...catalogueOf('small'), hotels, stays: plain });
    expect(untruths.some((text) => text.endsWith('gables to the street in the south'))).toBe(true);
  });
});
