import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadStay, type StayRequest } from './stay.client';

/** The stay without dates: a gift has none. */
export const stayQuery = (api: Api, request: StayRequest) =>
  queryOptions({
    queryKey: ['stay', request.locale, request.id],
    queryFn: async ({ signal }) => unwrap(await loadStay(api, request, signal)),
  });
