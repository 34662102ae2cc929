import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadPasskeys, loadSecurityEvents, loadSessions } from './security.client';
import type { Names } from '../contract';

const personal = { meta: { personal: true }, staleTime: 0, refetchOnWindowFocus: true } as const;

export const sessionsQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => unwrap(await loadSessions(api, signal)),
    ...personal,
  });

export const passkeysQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: async ({ signal }) => unwrap(await loadPasskeys(api, signal)),
    ...personal,
  });

export const securityEventsQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['security-events'],
    queryFn: async ({ signal }) => unwrap(await loadSecurityEvents(api, signal)),
    ...personal,
  });
