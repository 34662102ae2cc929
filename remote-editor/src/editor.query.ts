import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadItem, loadItems, type ItemName } from './editor.client';
import type { Names } from './contract';

// Of staff: never stored in a history entry.
const personal = { meta: { personal: true } } as const;

/** Read again whenever the tab becomes active: colleagues edit too. */
export const itemsQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['edited-items'],
    queryFn: async ({ signal }) => unwrap(await loadItems(api, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...personal,
  });

export const itemQuery = (api: Api<Names>, item: ItemName) =>
  queryOptions({
    queryKey: ['edited-item', item],
    queryFn: async ({ signal }) => unwrap(await loadItem(api, item, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...personal,
  });
