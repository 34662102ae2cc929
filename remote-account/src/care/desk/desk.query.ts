import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadFile, loadQueue, loadVoucher, searchOrders } from './desk.client';
import type { Names } from '../../contract';

// Personal: never stored in a history entry.
const personal = { meta: { personal: true } } as const;

export const searchQuery = (api: Api<Names>, text: string) =>
  queryOptions({
    queryKey: ['care-search', text],
    queryFn: async ({ signal }) => unwrap(await searchOrders(api, text, signal)),
    enabled: text !== '',
    staleTime: 30_000,
    ...personal,
  });

/** Read again whenever the tab becomes active: the customer may act meanwhile. */
export const fileQuery = (api: Api<Names>, orderNumber: string) =>
  queryOptions({
    queryKey: ['care-file', orderNumber],
    queryFn: async ({ signal }) => unwrap(await loadFile(api, orderNumber, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...personal,
  });

export const voucherQuery = (
  api: Api<Names>,
  params: { readonly orderNumber: string; readonly position: string },
) =>
  queryOptions({
    queryKey: ['care-voucher', params],
    queryFn: async ({ signal }) => unwrap(await loadVoucher(api, params, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...personal,
  });

export const queueQuery = (api: Api<Names>, orderNumber: string) =>
  queryOptions({
    queryKey: ['care-queue', orderNumber],
    queryFn: async ({ signal }) => unwrap(await loadQueue(api, orderNumber, signal)),
    staleTime: 0,
    ...personal,
  });
