import type { Mode, SiteContext } from '@detour/shared-contracts/mount';
import { countryOf, timeZoneOf, type Locale, type SiteName } from '@detour/shared-contracts/sites';
import { routesIn, storageIn, type Brought } from '../composition/brought';
import type { ShellConfig } from '../settings/config';

export interface KnownHost {
  readonly site: SiteName;
  /** `https://fr.shop.example`: from the configuration, even if the visitor used another port. */
  readonly origin: string;
  /** A host of customer care. A name that is also a public host is public. */
  readonly isCare: boolean;
}

type Hosts = Pick<ShellConfig, 'hosts' | 'careHosts' | 'allowedHosts' | 'secure' | 'publicPort' | 'host'>;

const loopback = ['localhost', '127.0.0.1', '[::1]'];
const form = /^(\[[\da-f:.]+\]|[a-z\d_.-]+)(?::\d{1,5})?$/;

const toOrigin = (name: string, { secure, publicPort }: Hosts): string =>
  `${secure ? 'https' : 'http'}://${name}${publicPort}`;

export const originOf = (site: SiteName, config: Hosts): string => toOrigin(config.hosts[site], config);

/**
 * Maps a `Host` header to a site: public hosts, customer-care hosts, `ALLOWED_HOSTS`, and without TLS this machine as the French
 * site. Null for any other host, which gets no page, because canonical URLs and links use configured hosts.
 */
export const createHostTable = (config: Hosts): ((host: string | undefined) => KnownHost | null) => {
  const { hosts, careHosts, allowedHosts, secure } = config;
  const french = [...allowedHosts, ...(secure ? [] : [...loopback, config.host])];
  const table = new Map<string, KnownHost>();
  const add = (names: readonly (readonly [string, string])[], isCare: boolean): void => {
    for (const [site, name] of names) {
      const lower = name.toLowerCase();
      table.set(lower, { site: site as SiteName, origin: toOrigin(lower, config), isCare });
    }
  };
  add(Object.entries(careHosts), true);
  add([...french.map((host) => ['fr', host] as const), ...Object.entries(hosts)], false);
  return (host) => table.get(form.exec((host ?? '').toLowerCase())?.[1] ?? '') ?? null;
};

interface SiteContextInput {
  readonly locale: Locale;
  readonly origin: string;
  readonly config: ShellConfig;
  readonly mode: Mode;
  /** Pages and flags of the composition's releases. */
  readonly brought: Brought;
}

export const toSiteContext = ({ locale, origin, config, mode, brought }: SiteContextInput): SiteContext => ({
  locale,
  country: countryOf(locale),
  origin,
  timeZone: timeZoneOf(locale),
  brand: config.brand,
  phone: config.phones[locale],
  mode,
  flags: { ...config.flags, ...brought.flags },
  ...(brought.routes.length > 0 && { routes: routesIn(brought, locale) }),
  ...(brought.storage.length > 0 && { storage: storageIn(brought, locale) }),
  demonstration: true,
  mapsKey: config.mapsKey,
  giftShop: config.giftShops[locale] ?? null,
  affiliateId: config.affiliateId,
  paysInBrowser: config.stripeKey !== null,
  expressKey: config.stripeKey,
});
