import { thematicGroups } from '@detour/shared-contracts/rules';
import { activityNames, tagsOfTheme } from './activities/activity-list';

describe('the thematic groups', () => {
  it('offer activities of the catalogue with their theme [SBOX-020]', () => {
    const known = new Set(activityNames('fr_FR').map(([id]) => id));
    for (const { id, subIds } of thematicGroups) {
      expect(subIds.filter((sub) => !known.has(sub))).toEqual([]);
      if (id !== 0) expect(subIds.filter((sub) => !tagsOfTheme(id).has(sub))).toEqual([]);
    }
  });
});
