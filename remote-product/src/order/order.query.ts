import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadOrder, type OrderQuestion } from './order.client';
import type { Names } from '../contract';

/** Never cached: an order changes by itself (expiring hold, late bank). */
export const orderQuery = (api: Api<Names>, question: OrderQuestion) =>
  queryOptions({
    queryKey: ['order', question],
    queryFn: async ({ signal }) => unwrap(await loadOrder(api, question, signal)),
    staleTime: 0,
  });
