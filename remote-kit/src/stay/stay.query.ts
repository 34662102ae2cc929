import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api/api-client';
import { unwrap } from '../api/api-error';
import { loadStay, type StayRequest } from './stay.client';

/** Requests the stay without dates, because a gift has none. */
export const stayQuery = (api: Api, request: StayRequest) =>
  queryOptions({
    queryKey: ['stay', request.locale, request.id],
    queryFn: async ({ signal }) => unwrap(await loadStay(api, request, signal)),
  });
