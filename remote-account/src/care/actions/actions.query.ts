import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CareAction, CareGiftsQuery } from '@detour/shared-contracts/api';
import { unwrap, type Api } from '@detour/remote-kit';
import type { Names } from '../../contract';
import { findGifts, loadActions, loadRequest, loadRequests, previewAction } from './actions.client';

// Personal: never stored in a history entry.
const personal = { meta: { personal: true } } as const;

export const actionsQuery = (api: Api<Names>, orderNumber: string) =>
  queryOptions({
    queryKey: ['care-actions', orderNumber],
    queryFn: async ({ signal }) => unwrap(await loadActions(api, orderNumber, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...personal,
  });

/** Never cached, because terms and amounts change. The previous response stays while the next one loads. */
export const previewQuery = (api: Api<Names>, orderNumber: string, action: CareAction | null) =>
  queryOptions({
    queryKey: ['care-preview', orderNumber, action],
    queryFn: async ({ signal }) => {
      if (!action) throw new Error('There is nothing to preview.');
      return unwrap(await previewAction(api, { orderNumber, action }, signal));
    },
    enabled: action !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    ...personal,
  });

/** Searches gifts by name, from two letters on. */
export const giftsQuery = (api: Api<Names>, ask: CareGiftsQuery) =>
  queryOptions({
    queryKey: ['care-gifts', ask],
    queryFn: async ({ signal }) => unwrap(await findGifts(api, ask, signal)),
    enabled: ask.text.length > 1,
    placeholderData: keepPreviousData,
  });

export const requestsQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['care-requests'],
    queryFn: async ({ signal }) => unwrap(await loadRequests(api, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
    ...personal,
  });

export const requestQuery = (api: Api<Names>, id: string) =>
  queryOptions({
    queryKey: ['care-request', id],
    queryFn: async ({ signal }) => unwrap(await loadRequest(api, id, signal)),
    staleTime: 0,
    gcTime: 0,
    ...personal,
  });
