import {
  affiliatePattern,
  hostedCaptchas,
  giftShops,
  hops,
  integer,
  optional,
  phones,
  privateConnections,
  readSettings,
  text,
  word,
  words,
  type Env,
  type SettingValues,
} from '@detour/shared-contracts/platform';
import { endpointSetting, shareSetting } from '@detour/shared-contracts/tracing';
import { parseRating } from '../content/rating';
import {
  alertSecrets,
  channelName,
  hostNames,
  isOn,
  keyList,
  longEnough,
  mailServer,
  ofForm,
  origin,
  setting,
  singleKey,
  webhook,
} from './parse-setting';

export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = integer(0, 65_535);
/** A time in ms or s, or a number of things. */
const amount = integer(0, 1_000_000_000);

/** Every setting of the shell server: name in the environment, default and check. `docs/configuration.md` lists them. */
const settings = {
  host: setting('SHELL_HOST', '127.0.0.1', text),
  port: setting('SHELL_PORT', '8080', port),
  publicPort: setting('PUBLIC_PORT', '', (value) => (value === '' ? null : port(value))),
  allowedHosts: setting('ALLOWED_HOSTS', '', hostNames),
  headMs: setting('HEAD_MS', '10000', amount),
  requestMs: setting('REQUEST_MS', '20000', amount),
  idleMs: setting('IDLE_MS', '65000', amount),
  answerMs: setting('ANSWER_MS', '120000', amount),
  drainMs: setting('DRAIN_MS', '0', amount),
  connectionsPerAddress: setting('CONNECTIONS_PER_ADDRESS', '200', amount),
  renderings: setting('RENDERINGS', '16', amount),
  renderingQueue: setting('RENDERING_QUEUE', '64', amount),
  gatewayCalls: setting('GATEWAY_CALLS', '256', amount),
  gatewayQueue: setting('GATEWAY_QUEUE', '512', amount),
  tlsCert: setting('SHELL_TLS_CERT', '', text),
  tlsKey: setting('SHELL_TLS_KEY', '', text),
  gatewayCa: setting('GATEWAY_CA', '', text),
  gatewayClientKeys: setting('GATEWAY_CLIENT_KEYS', '', keyList),
  privateNetwork: setting('PRIVATE_NETWORK', '', privateConnections),
  trustedHops: setting('TRUSTED_HOPS', '', hops),
  gatewayOrigin: setting('GATEWAY_ORIGIN', 'http://127.0.0.1:8081', origin),
  dataDir: setting('DATA_DIR', '.data', text),
  teamReleases: setting('TEAM_RELEASES', 'on', (value) => word('on', 'off')(value) === 'on'),
  channel: setting('CHANNEL', 'production', channelName),
  development: setting('DEVELOPMENT', '', text),
  operatorPassword: setting('OPERATOR_PASSWORD', '', longEnough(8)),
  shellSecrets: setting('SHELL_SECRETS', '', keyList),
  shellSecret: setting('SHELL_SECRET', '', singleKey),
  siteDomain: setting('SITE_DOMAIN', 'localhost', text),
  careDomain: setting('CARE_DOMAIN', '', optional),
  renderBudget: setting('RENDER_BUDGET_MS', '300', amount),
  crawlerBudget: setting('CRAWLER_BUDGET_MS', '5000', amount),
  warmUpBudget: setting('REHEARSAL_MS', '600', amount),
  pageFreshSeconds: setting('PAGE_FRESH_SECONDS', '60', amount),
  reportsPerMinute: setting('RATE_OBSERVATIONS', '120', amount),
  canaryPerAddress: setting('CANARY_PER_ADDRESS', '1', amount),
  alertWebhook: setting('ALERT_WEBHOOK', '', webhook),
  alertSecrets: setting('ALERT_SECRET', '', alertSecrets),
  releaseWebhook: setting('RELEASE_WEBHOOK', '', webhook),
  releaseWebhookSecrets: setting('RELEASE_WEBHOOK_SECRET', '', alertSecrets),
  releaseWebhookPrivate: setting('RELEASE_WEBHOOK_PRIVATE', '', isOn),
  releaseMailUrl: setting('RELEASE_MAIL', '', mailServer),
  releaseMailFrom: setting('RELEASE_MAIL_FROM', 'Détour releases <releases@detour.example>', text),
  releaseMailTo: setting('RELEASE_MAIL_TO', '', words),
  brand: setting('BRAND', 'Détour', text),
  phones: setting('PHONES', '', phones),
  flagdOrigin: setting('FLAGD_ORIGIN', '', (value) => (value === '' ? null : origin(value))),
  traceEndpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', '', endpointSetting),
  traceShare: setting('OTEL_TRACES_SAMPLER_ARG', '0.05', shareSetting),
  giftShops: setting('GIFT_SHOPS', '', giftShops),
  affiliateId: setting(
    'AFFILIATE_ID',
    '',
    ofForm(new RegExp(affiliatePattern), 'lower-case letters, digits and hyphens, at most 40'),
  ),
  rating: setting('RATING', '', parseRating),
  mapsKey: setting('MAPS_KEY', '', ofForm(/^[\w-]{20,100}$/, 'a key of the map service')),
  captchaProvider: setting('CAPTCHA_PROVIDER', 'altcha', word('altcha', ...hostedCaptchas)),
  stripeKey: setting(
    'STRIPE_PUBLISHABLE_KEY',
    '',
    ofForm(/^pk_(test|live)_\w+$/, 'a publishable key of Stripe (pk_…)'),
  ),
  indexing: setting('INDEXING', '', isOn),
  secure: setting('SECURE', '', isOn),
  logLevel: setting('LOG_LEVEL', 'info', text),
  environment: setting('ENVIRONMENT', 'development', word('development', 'production')),
  backups: setting('BACKUPS', '', text),
  releaseTrust: setting('RELEASE_TRUST', '', text),
  channels: setting('CHANNELS', '', text),
  storeEndpoint: setting('S3_ENDPOINT', '', text),
};

export type Settings = SettingValues<typeof settings>;

/** Reads every setting; an empty one has its default. Throws a message with a sentence for each invalid one. */
export const readShellSettings = (env: Env): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { values, failures } = readSettings(settings, given);
  if (failures.length > 0) throw new ConfigError(failures.join(' '));
  // Safe: without failures every value is there.
  return values as Settings;
};
