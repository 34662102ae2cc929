import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadCareIssuer } from './care.client';
import type { Names } from '../contract';

export const careIssuerQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['care-issuer'],
    queryFn: async ({ signal }) => unwrap(await loadCareIssuer(api, signal)),
  });
