import {
  countryOf,
  timeZoneOf,
  type Locale,
  type Mode,
  type SiteContext,
  type SiteName,
} from '@detour/shared-contracts';
import type { ShellConfig } from './config';

/** The site of a `Host` header; an unknown host is the French site, as plain `localhost` is. */
export const siteOfHost = (host: string | undefined, config: ShellConfig): SiteName => {
  const name = (host ?? '').split(':')[0]?.toLowerCase() ?? '';
  const all = [...Object.entries(config.hosts), ...Object.entries(config.careHosts)] as [SiteName, string][];
  const found = all.find(([, known]) => known === name);
  return found?.[0] ?? 'fr';
};

export const originOf = (site: SiteName, config: ShellConfig, port: string): string =>
  `${config.secure ? 'https' : 'http'}://${config.hosts[site]}${port}`;

interface SiteContextInput {
  readonly locale: Locale;
  readonly origin: string;
  readonly config: ShellConfig;
  readonly mode: Mode;
}

export const toSiteContext = ({ locale, origin, config, mode }: SiteContextInput): SiteContext => ({
  locale,
  country: countryOf(locale),
  origin,
  timeZone: timeZoneOf(locale),
  brand: config.brand,
  phone: config.phones[locale],
  mode,
  flags: config.flags,
  demonstration: true,
  mapsKey: config.mapsKey,
});
