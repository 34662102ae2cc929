import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadStay, type StayRequest } from './stay.client';

/** The stay without dates: what the server renders, the same for every visitor. */
export const stayQuery = (api: Api, request: StayRequest) =>
  queryOptions({
    queryKey: ['stay', request.locale, request.id],
    queryFn: async ({ signal }) => unwrap(await loadStay(api, request, signal)),
  });
