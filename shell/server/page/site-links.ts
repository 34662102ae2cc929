import { locales, printPath, siteOf } from '@detour/shared-contracts/sites';
import type { ShellConfig } from '../settings/config';
import { originOf } from './sites';
import type { Names } from '../../src/contract';

/** Home page of each locale's site. */
export const siteLinks = (config: ShellConfig) =>
  locales.map((locale) => ({
    locale,
    href: originOf(siteOf(locale), config) + printPath<Names>('home', locale),
  }));
