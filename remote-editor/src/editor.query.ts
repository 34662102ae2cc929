import { queryOptions } from '@tanstack/react-query';
import { unwrap, type Api } from '@detour/remote-kit';
import type { PromotionProductsQuery } from '@detour/shared-contracts/api';
import {
  findProducts,
  loadItem,
  loadItems,
  loadPromotion,
  loadPromotions,
  type ItemName,
  type PromotionName,
} from './editor.client';
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

export const promotionsQuery = (api: Api<Names>) =>
  queryOptions({
    queryKey: ['staff-promotions'],
    queryFn: async ({ signal }) => unwrap(await loadPromotions(api, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...personal,
  });

export const promotionQuery = (api: Api<Names>, name: PromotionName) =>
  queryOptions({
    queryKey: ['staff-promotion', name],
    queryFn: async ({ signal }) => unwrap(await loadPromotion(api, name, signal)),
    staleTime: 0,
    refetchOnWindowFocus: true,
    ...personal,
  });

/** Hotels or stays by a part of their name, of two characters at least. */
export const productsQuery = (api: Api<Names>, query: PromotionProductsQuery) =>
  queryOptions({
    queryKey: ['promotion-products', query],
    queryFn: async ({ signal }) => unwrap(await findProducts(api, query, signal)),
    enabled: query.text.length > 1,
    staleTime: 60_000,
    ...personal,
  });
