import { emptyCriteria, printCriteria } from '@detour/shared-contracts/criteria';
import { locales, printPath } from '@detour/shared-contracts/sites';
import { townUri } from './hotel-summary';

describe('townUri', () => {
  it.each(locales)('is the canonical address of a search in %s', (locale) => {
    for (const id of ['2800931', 'a b', 'é&c=1'])
      expect(townUri(locale, id)).toBe(
        `${printPath('search', locale)}#${printCriteria({ ...emptyCriteria, place: { key: 'city', id } })}`,
      );
  });
});
