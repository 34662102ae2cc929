import { resolve } from 'node:path';
import { parseTrustedHops, readFlags, type Flags } from '@detour/shared-contracts/platform';
import { isLocale, type Locale, type SiteName } from '@detour/shared-contracts/sites';
import { isPackageName } from '@detour/shared-releases/base';
import { readTrust } from '@detour/shared-releases/trust';
import { productionFailures } from './production-check';
import { plainConnections, readTransportSettings, type TransportSettings } from './transport-settings';
import { readFrontSettings, type FrontSettings } from './front-settings';
import { parseRating, type Rating } from '../content/rating';
import { ConfigError, integer, type Env } from './settings';

export { ConfigError };
import { readSigningKeys, type SigningKey } from '../composition/signing-keys';

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
  readonly brand: string;
  readonly phones: Readonly<Record<Locale, string>>;
  /** Shown in the footer and in structured data. Null without source and date (honesty rules). */
  readonly rating: Rating | null;
  /** Key of the hosted map service. Null uses bundled outlines. */
  readonly mapsKey: string | null;
  /** Publishable key of Stripe, equal to the gateway's. Null keeps Stripe out of the CSP. */
  readonly stripeKey: string | null;
  readonly indexing: boolean;
  readonly secure: boolean;
  readonly flags: Flags;
  readonly logLevel: string;
}

const origin = (env: Env, name: string, fallback: string): string => {
  const text = env[name] ?? fallback;
  if (!URL.canParse(text))
    throw new ConfigError(`${name} must be an address such as ${fallback}, not "${text}".`);
  return new URL(text).origin;
};

const trustedHops = (env: Env): readonly string[] => {
  const hops = parseTrustedHops(env['TRUSTED_HOPS'] ?? '');
  if (!hops.ok) throw new ConfigError(`TRUSTED_HOPS ${hops.error.message}.`);
  return hops.value;
};

const madeUpPhones: Readonly<Record<Locale, string>> = {
  fr_FR: '01 00 00 00 00',
  es_ES: '910 00 00 00',
  it_IT: '02 0000 0000',
  nl_NL: '020 000 0000',
  fr_BE: '02 000 00 00',
  nl_BE: '02 000 00 00',
};

const phones = (env: Env): Record<Locale, string> => {
  const demonstration: Record<Locale, string> = { ...madeUpPhones };
  for (const pair of (env['PHONES'] ?? '').split(',').filter(Boolean)) {
    const [locale, phone] = pair.split('=');
    if (!isLocale(locale) || !phone)
      throw new ConfigError(`PHONES holds "${pair}"; each part is LOCALE=NUMBER.`);
    demonstration[locale] = phone;
  }
  return demonstration;
};

const rating = (env: Env): Rating | null => {
  try {
    return parseRating(env['RATING'] ?? '');
  } catch (error) {
    throw new ConfigError(`RATING ${(error as Error).message}.`);
  }
};

const hostsOf = (domain: string): Record<SiteName, string> => ({
  fr: `fr.${domain}`,
  es: `es.${domain}`,
  it: `it.${domain}`,
  nl: `nl.${domain}`,
  be: `be.${domain}`,
});

const stripeKey = (env: Env): string | null => {
  const key = env['STRIPE_PUBLISHABLE_KEY'] ?? '';
  if (key === '') return null;
  if (!/^pk_(test|live)_\w+$/.test(key))
    throw new ConfigError('STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe (pk_…).');
  return key;
};

const mapsKey = (env: Env): string | null => {
  const key = env['MAPS_KEY'] ?? '';
  if (key === '') return null;
  if (!/^[\w-]{20,100}$/.test(key)) throw new ConfigError('MAPS_KEY must be a key of the map service.');
  return key;
};

const channelName = (env: Env): string => {
  const name = env['CHANNEL'] || 'production';
  if (!isPackageName(name))
    throw new ConfigError(`CHANNEL must be a word such as production, not "${name}".`);
  return name;
};

const developmentDir = (env: Env, rootDir: string): string | null => {
  const dir = env['DEVELOPMENT'] ?? '';
  if (dir !== '' && env['SECURE'] === '1')
    throw new ConfigError('DEVELOPMENT serves unverified builds, so it cannot be combined with SECURE=1.');
  return dir === '' ? null : resolve(rootDir, dir);
};

const longEnough = (env: Env, name: string, least: number): string => {
  const text = env[name] ?? '';
  if (text !== '' && text.length < least)
    throw new ConfigError(`${name} must have at least ${least} characters, or be left out.`);
  return text;
};

const shellSecrets = (env: Env): readonly SigningKey[] => {
  try {
    return readSigningKeys({ list: env['SHELL_SECRETS'] ?? '', single: env['SHELL_SECRET'] ?? '' });
  } catch (error) {
    throw new ConfigError(`SHELL_SECRETS or SHELL_SECRET ${(error as Error).message}.`);
  }
};

const alertSecrets = (env: Env): readonly string[] => {
  const secrets = (env['ALERT_SECRET'] ?? '').split(',').filter((secret) => secret !== '');
  if (secrets.some((secret) => secret.length < 16))
    throw new ConfigError(
      'ALERT_SECRET must have at least 16 characters, or be left out; so must each of several, comma-joined.',
    );
  return secrets;
};

const webhook = (env: Env): string | null => {
  const text = env['ALERT_WEBHOOK'] ?? '';
  if (text === '') return null;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new ConfigError(
      `ALERT_WEBHOOK must be an address such as https://alerts.example/detour, not "${text}".`,
    );
  return text;
};

const isProduction = (env: Env): boolean => {
  const environment = env['ENVIRONMENT'] || 'development';
  if (environment !== 'development' && environment !== 'production')
    throw new ConfigError(`ENVIRONMENT must be development or production, not "${environment}".`);
  return environment === 'production';
};

const storeAddresses = (env: Env) => ({
  channels: env['CHANNELS'] ?? '',
  storeEndpoint: env['S3_ENDPOINT'] ?? '',
});

const checkProduction = (config: ShellConfig, env: Env, rootDir: string): void => {
  const failures = productionFailures({
    ...config,
    madeUpPhones,
    siteDomain: env['SITE_DOMAIN'] ?? 'localhost',
    releaseTrust: env['RELEASE_TRUST'] ?? '',
    readTrust: (file) => readTrust(resolve(rootDir, file)),
    backups: env['BACKUPS'] ?? '',
    ...storeAddresses(env),
  });
  if (failures.length > 0) throw new ConfigError(`This cannot be production: ${failures.join(' ')}`);
};

/**
 * Reads and checks all settings once. Throws a sentence for an invalid one; in production, one message that lists all problems.
 */
export const readConfig = (env: Env, rootDir: string): ShellConfig => {
  const dataDir = resolve(rootDir, env['DATA_DIR'] || '.data');
  const port = integer(env, 'SHELL_PORT', 8080);
  const domain = env['SITE_DOMAIN'] ?? 'localhost';
  const transport = readTransportSettings(env, rootDir);
  const gatewayOrigin = origin(env, 'GATEWAY_ORIGIN', 'http://127.0.0.1:8081');
  const config: ShellConfig = {
    host: env['SHELL_HOST'] ?? '127.0.0.1',
    port,
    ...readFrontSettings(env, port),
    ...transport,
    plainConnections: plainConnections({ ...transport, gatewayOrigin, ...storeAddresses(env) }),
    trustedHops: trustedHops(env),
    gatewayOrigin,
    dataDir,
    channel: channelName(env),
    developmentDir: developmentDir(env, rootDir),
    operatorPassword: longEnough(env, 'OPERATOR_PASSWORD', 8),
    shellSecrets: shellSecrets(env),
    hosts: hostsOf(domain),
    careHosts: hostsOf(env['CARE_DOMAIN'] || `care.${domain}`),
    renderBudget: integer(env, 'RENDER_BUDGET_MS', 300),
    warmUpBudget: integer(env, 'REHEARSAL_MS', 600),
    pageFreshSeconds: integer(env, 'PAGE_FRESH_SECONDS', 60),
    reportsPerMinute: integer(env, 'RATE_OBSERVATIONS', 120),
    canaryPerAddress: integer(env, 'CANARY_PER_ADDRESS', 1),
    alertWebhook: webhook(env),
    alertSecrets: alertSecrets(env),
    brand: env['BRAND'] ?? 'Détour',
    phones: phones(env),
    rating: rating(env),
    mapsKey: mapsKey(env),
    stripeKey: stripeKey(env),
    indexing: env['INDEXING'] === '1',
    secure: env['SECURE'] === '1',
    flags: readFlags(env),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
  if (isProduction(env)) checkProduction(config, env, rootDir);
  return config;
};
