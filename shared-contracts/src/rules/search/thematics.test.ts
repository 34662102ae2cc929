import { thematicGroups } from './thematics';

describe('the thematic groups', () => {
  it('are wellness 26, romantic 23, gastronomy 19, family 39 and a generic one [SBOX-019]', () => {
    expect(thematicGroups.map(({ key, id }) => [key, id])).toEqual([
      ['wellness', 26],
      ['romantic', 23],
      ['gastronomy', 19],
      ['family', 39],
      ['generic', 0],
    ]);
  });

  it('have sub-ids, each in exactly one group [SBOX-020]', () => {
    const ids = thematicGroups.flatMap(({ subIds }) => subIds);
    expect(thematicGroups.every(({ subIds }) => subIds.length > 0)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
