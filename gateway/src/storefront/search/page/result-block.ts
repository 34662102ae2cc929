import type { ResultBlock, ResultBlockQuery } from '@detour/shared-contracts/api';
import { parseCriteria } from '@detour/shared-contracts/criteria';
import { searchCriteriaOf, searchRequestOf } from '@detour/shared-contracts/rules';
import type { CardLabel } from '../../../content/kinds/label-body';
import { withDifferentPictures } from '../../content/home/homepage';
import { answerActivitySearch } from '../activities/activity-search';
import { answerSearch } from '../search-answer';
import type { SearchContext } from '../stay-source';

/** Requests more than are shown, so that adjacent cards can have different pictures. */
const lookedAt = 4;

const searchActivities = async (context: SearchContext, query: ResultBlockQuery): Promise<ResultBlock> => {
  const { locale, hash, limit, orderBy, numberOfPackagesPerHotel } = query;
  const criteria = parseCriteria(`#${hash}`, context.clock.now(), locale);
  const { exactMatch, totalCount } = await answerActivitySearch(context, {
    locale,
    page: 0,
    limit,
    orderBy,
    numberOfPackagesPerHotel,
    searchCriteria: searchCriteriaOf(criteria, 'activity'),
  });
  return { cards: [], centers: exactMatch, totalCount };
};

/** The best offers for the hash of a search in content. A hash without criteria searches everything. @spec CALL-062 */
export const answerResultBlock = async (
  context: SearchContext,
  query: ResultBlockQuery,
  labels: readonly CardLabel[],
): Promise<ResultBlock> => {
  const { locale, type, flowType, hash, limit, orderBy, numberOfPackagesPerHotel } = query;
  if (type === 'activity') return searchActivities(context, query);
  const criteria = parseCriteria(`#${hash}`, context.clock.now(), locale);
  const flow = type === 'gift' ? 'gifting' : flowType;
  const request = searchRequestOf(criteria, flow, locale, {
    limit: limit * lookedAt,
    packagesPerHotel: numberOfPackagesPerHotel,
  });
  const { exactMatch, totalCount } = await answerSearch(context, { ...request, orderBy }, labels);
  return { cards: withDifferentPictures(exactMatch, limit), centers: [], totalCount };
};
