import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/api-client';
import { unwrap } from '../api/api-error';
import { loadStay, type StayRequest } from './stay.client';

/** A stay without dates, as the server renders it: the same for every visitor. */
export const stayQuery = (api: Api<{ readonly calls: 'stayDetail' }>, request: StayRequest) =>
  queryOptions({
    queryKey: ['stay', request.locale, request.id],
    queryFn: async ({ signal }) => unwrap(await loadStay(api, request, signal)),
  });
