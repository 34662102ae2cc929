import { resolve } from 'node:path';
import {
  type HostedCaptcha,
  exampleAffiliate,
  exampleGiftShops,
  madeUpPhones,
  plainConnections,
  readFlags,
  type Env,
  type Flags,
} from '@detour/shared-contracts/platform';
import type { Locale, SiteName } from '@detour/shared-contracts/sites';
import { readTrust } from '@detour/shared-releases/trust';
import type { SigningKey } from '../composition/signing-keys';
import type { Rating } from '../content/rating';
import { publicPortOf, type FrontSettings } from './front-settings';
import { productionFailures } from './production-check';
import { ConfigError, readShellSettings, type Settings } from './settings';
import { readTransportFiles, transportRules, type TransportSettings } from './transport-settings';

export { ConfigError };

/** Settings of the shell server. Each has a default and is read and checked once. Listed in docs/configuration.md. */
export interface ShellConfig extends FrontSettings, TransportSettings {
  /** Connections that `PRIVATE_NETWORK` exempts from TLS. Logged at startup. */
  readonly plainConnections: readonly string[];
  readonly host: string;
  readonly port: number;
  /** Proxies directly in front whose X-Forwarded-For is trusted; see `parseTrustedHops`. */
  readonly trustedHops: readonly string[];
  /** `http://127.0.0.1:8081` */
  readonly gatewayOrigin: string;
  /** Folder for the server's own data: secrets, audit log, last seen channel state. */
  readonly dataDir: string;
  readonly channel: string;
  /** Takes releases and promotions that teams sign and send (`/_shell/team`). */
  readonly teamReleases: boolean;
  /** Folder of development releases shown instead of the channel's. Null in production. */
  readonly developmentDir: string | null;
  /** When empty, a secret is generated and stored in the data folder. */
  readonly operatorPassword: string;
  /** Keys of previews. When empty, a key is generated and stored in the data folder. */
  readonly shellSecrets: readonly SigningKey[];
  /** Host name of each site, without port. Plain `localhost` is the French site. */
  readonly hosts: Readonly<Record<SiteName, string>>;
  /** Second host name of each site, for customer care. Share links use the first one. */
  readonly careHosts: Readonly<Record<SiteName, string>>;
  /** Time limit (ms), from arrival, for server-rendered parts. */
  readonly renderBudget: number;
  /** The same for crawlers, which take no page without its content. Never less than `renderBudget`. */
  readonly crawlerBudget: number;
  /** Warm-up time (ms) of a new release before visitors get it. 0 disables it. */
  readonly warmUpBudget: number;
  /** Freshness (s) of cached pages. */
  readonly pageFreshSeconds: number;
  /** Observation reports per address and minute. */
  readonly reportsPerMinute: number;
  /** Bad page views of one address that count against a canary, per release, measure and hour. 0 counts all. */
  readonly canaryPerAddress: number;
  /** Webhook for team alerts. Null keeps alerts in the log and on the status page. */
  readonly alertWebhook: string | null;
  /** Keys that each sign alerts. Unsigned when empty. */
  readonly alertSecrets: readonly string[];
  /** Receiver of release notices. Null sends none. */
  readonly releaseWebhook: string | null;
  /** Keys that each sign notices. Unsigned when empty. */
  readonly releaseWebhookSecrets: readonly string[];
  /** Allows a receiver in a private network. */
  readonly releaseWebhookPrivate: boolean;
  /** Mail server of release notices. Null sends none. */
  readonly releaseMailUrl: string | null;
  readonly releaseMailFrom: string;
  /** Readers of every change, besides the teams. */
  readonly releaseMailTo: readonly string[];
  readonly brand: string;
  readonly phones: Readonly<Record<Locale, string>>;
  /** Addresses of the former gift shop. Without one, boxes of that locale open our pages. */
  readonly giftShops: Readonly<Partial<Record<Locale, string>>>;
  /** Affiliate whose gifts this shop sells, for lists of a gift's stays. Null for none. */
  readonly affiliateId: string | null;
  /** Shown in the footer and in structured data. Null without source and date (honesty rules). */
  readonly rating: Rating | null;
  /** Key of the hosted map service. Null uses bundled outlines. */
  readonly mapsKey: string | null;
  /** Captcha of the contact form; a hosted one opens the CSP for its hosts. */
  readonly captchaProvider: 'altcha' | HostedCaptcha;
  /** Publishable key of Stripe, equal to the gateway's. Null keeps Stripe out of the CSP. */
  readonly stripeKey: string | null;
  readonly indexing: boolean;
  readonly secure: boolean;
  readonly flags: Flags;
  /** A flagd that chooses the arms of experiments. Null without one. */
  readonly flagdOrigin: string | null;
  /** Collector of traces. Null turns tracing off. */
  readonly traceEndpoint: string | null;
  /** Share of traces that are recorded, from 0 to 1. */
  readonly traceShare: number;
  readonly logLevel: string;
}

const hostsOf = (domain: string): Record<SiteName, string> => ({
  fr: `fr.${domain}`,
  es: `es.${domain}`,
  it: `it.${domain}`,
  nl: `nl.${domain}`,
  be: `be.${domain}`,
});

const developmentDirOf = ({ development, secure }: Settings, rootDir: string): string | null => {
  if (development !== '' && secure)
    throw new ConfigError('DEVELOPMENT serves unverified builds, so it cannot be combined with SECURE=1.');
  return development === '' ? null : resolve(rootDir, development);
};

const checkProduction = (settings: Settings, config: ShellConfig, rootDir: string): void => {
  const failures = productionFailures({
    ...settings,
    ...config,
    madeUpPhones,
    readTrust: (file) => readTrust(resolve(rootDir, file)),
  });
  if (failures.length > 0)
    throw new ConfigError(`The settings are not allowed in production: ${failures.join(' ')}`);
};

/**
 * Reads and checks all settings once. Throws a message with a sentence for each invalid one; in production, also for what is missing.
 */
export const readConfig = (env: Env, rootDir: string): ShellConfig => {
  const settings = readShellSettings(env);
  const transport = { ...settings, ...readTransportFiles(settings, rootDir) };
  const config: ShellConfig = {
    ...transport,
    publicPort: publicPortOf(settings),
    plainConnections: plainConnections(transportRules, transport),
    dataDir: resolve(rootDir, settings.dataDir),
    developmentDir: developmentDirOf(settings, rootDir),
    shellSecrets: [...settings.shellSecrets, ...settings.shellSecret],
    hosts: hostsOf(settings.siteDomain),
    careHosts: hostsOf(settings.careDomain ?? `care.${settings.siteDomain}`),
    // Shown outside production only, whatever the setting. @spec FLAG-020
    flags: {
      ...readFlags(env),
      ...(settings.environment === 'production' && { connectivityLabel: false }),
    },
    affiliateId: settings.affiliateId ?? (settings.environment === 'production' ? null : exampleAffiliate),
    giftShops:
      settings.environment === 'production'
        ? settings.giftShops
        : { ...exampleGiftShops, ...settings.giftShops },
  };
  if (settings.environment === 'production') checkProduction(settings, config, rootDir);
  return config;
};
