import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadOrder, type OrderQuestion } from './order.client';

/** Always asked again: an order changes by itself (a hold runs out, a bank answers late). */
export const orderQuery = (api: Api, question: OrderQuestion) =>
  queryOptions({
    queryKey: ['order', question],
    queryFn: async ({ signal }) => unwrap(await loadOrder(api, question, signal)),
    staleTime: 0,
  });
