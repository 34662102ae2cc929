import { useQuery } from '@tanstack/react-query';
import type { Quote } from '@detour/shared-contracts/api';
import { useApi, useSite } from '@detour/remote-kit';
import { insuranceQuery, insuranceRequestOf } from './insurance.query';
import type { InsuredStay } from './insurance-state';
import type { Names } from '../../contract';

/** The price of the insurance of a quote. Null until the first answer, which may be a failure. @spec INS-005 INS-009 */
export const useInsurancePrice = (quote: Quote | undefined): InsuredStay['insurance'] | null => {
  const api = useApi<Names>();
  const { locale } = useSite();
  const query = useQuery(insuranceQuery(api, quote ? insuranceRequestOf(quote, locale) : null));
  const { data, isError, isPlaceholderData, isFetching, errorUpdateCount, refetch } = query;
  const hasFailed = isError || (data === undefined && errorUpdateCount > 0);
  return data === undefined && !hasFailed
    ? null
    : { asked: { data, hasFailed, isFormer: isPlaceholderData, isFetching }, retry: () => refetch() };
};
