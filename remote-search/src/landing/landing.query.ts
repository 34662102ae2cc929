import { queryOptions } from '@tanstack/react-query';
import type { ResultBlockQuery } from '@detour/shared-contracts/api';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import {
  loadBestBoxes,
  loadLandingPage,
  loadResultBlock,
  loadTargetedBanners,
  type LandingAddress,
} from './landing.client';
import type { Names } from '../contract';

export const landingQuery = (api: Api<Names>, address: LandingAddress) =>
  queryOptions({
    queryKey: ['landing', address.locale, address.slug],
    queryFn: async ({ signal }) => unwrap(await loadLandingPage(api, address, signal)),
  });

export const resultBlockQuery = (api: Api<Names>, query: ResultBlockQuery) =>
  queryOptions({
    queryKey: ['result-block', JSON.stringify(query)],
    queryFn: async ({ signal }) => unwrap(await loadResultBlock(api, query, signal)),
  });

export const targetedBannersQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['targeted-banners', locale],
    queryFn: async ({ signal }) => unwrap(await loadTargetedBanners(api, locale, signal)),
  });

export const bestBoxesQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['best-boxes', locale],
    queryFn: async ({ signal }) => unwrap(await loadBestBoxes(api, locale, signal)),
  });
