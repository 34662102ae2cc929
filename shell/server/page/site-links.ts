import { locales, printPath, siteOf } from '@detour/shared-contracts/sites';
import type { ShellConfig } from '../settings/config';
import { originOf } from './sites';

/** Home page of each locale's site. */
export const siteLinks = (config: ShellConfig) =>
  locales.map((locale) => ({
    locale,
    href: originOf(siteOf(locale), config) + printPath('home', locale),
  }));
