import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadCareIssuer } from './care.client';

export const careIssuerQuery = (api: Api) =>
  queryOptions({
    queryKey: ['care-issuer'],
    queryFn: async ({ signal }) => unwrap(await loadCareIssuer(api, signal)),
  });
