import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@detour/shared-contracts/sites';
import { unwrap, type Api } from '@detour/remote-kit';
import { loadContactSettings } from './contact.client';
import type { Names } from '../contract';

export const contactSettingsQuery = (api: Api<Names>, locale: Locale) =>
  queryOptions({
    queryKey: ['contact-settings', locale],
    queryFn: async () => unwrap(await loadContactSettings(api, locale)),
  });
