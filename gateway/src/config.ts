import {
  leastKeyBytes,
  parseKeyList,
  parsePrivateNetwork,
  parseTrustedHops,
  readFlags,
  siteNames,
  type Flags,
  type PrivateConnection,
  type SiteName,
} from '@detour/shared-contracts';
import { isAbsolute, resolve } from 'node:path';
import { productionFailures } from './production-check';
import { certificateFailures } from './http/transport-settings';
import { keyOfEntry, keyOfText, type SigningKey } from './http/keyring';
import { paymentFailures } from './payments/payment-settings';

interface Setting<T> {
  readonly env: string;
  /** As one would write it in the environment. */
  readonly fallback: string;
  readonly description: string;
  readonly parse: (text: string) => T;
}

const setting = <T>(
  env: string,
  fallback: string,
  description: string,
  parse: (text: string) => T,
): Setting<T> => ({ env, fallback, description, parse });

const text = (value: string): string => value;
const optional = (value: string): string | undefined => value || undefined;

const list = (value: string): readonly string[] =>
  value
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

/** Case kept: secrets. */
const words = (value: string): readonly string[] =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const integer =
  (min: number, max: number) =>
  (value: string): number => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max)) throw new Error(`must be a whole number from ${min} to ${max}`);
    return number;
  };

const word =
  <const W extends readonly string[]>(...words: W) =>
  (value: string): W[number] => {
    if (!words.includes(value)) throw new Error(`must be one of ${words.join(', ')}`);
    return value;
  };

const origin = (value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || url.origin !== value)
    throw new Error(`must hold origins such as http://fr.localhost:8080, not "${value}"`);
  return value;
};

const origins = (value: string): Readonly<Record<SiteName, string>> => {
  const given = Object.fromEntries(value.split(',').map((pair) => pair.trim().split('=', 2)));
  const missing = siteNames.filter((site) => !given[site]);
  if (missing.length > 0) throw new Error(`has no origin for ${missing.join(', ')}`);
  const all = siteNames.map((site) => [site, origin(given[site])] as const);
  if (new Set(all.map(([, address]) => new URL(address).protocol)).size > 1)
    throw new Error('must be https for all sites or for none: cookies are Secure for all or for none');
  return Object.fromEntries(all) as Record<SiteName, string>;
};

const originList = (value: string): readonly string[] =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map(origin);

const hops = (value: string): readonly string[] => {
  const parsed = parseTrustedHops(value);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const instant = (value: string): number | undefined => {
  if (!value) return undefined;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw new Error('must be an instant such as 2026-11-21T09:00:00Z');
  return time;
};

const keys = (value: string): readonly SigningKey[] => {
  if (!value) return [];
  const parsed = parseKeyList(value);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value.map(keyOfEntry);
};

const singleKey = (value: string): SigningKey | undefined => {
  if (!value) return undefined;
  const key = keyOfText(value);
  if (key.bytes.length >= leastKeyBytes) return key;
  throw new Error(`has ${key.bytes.length} bytes; it must have at least ${leastKeyBytes}`);
};

/** A folder, or a sentence about who else makes them; null leaves it open. */
export type Backups = { readonly folder: string } | { readonly elsewhere: string } | null;

const backups = (value: string): Backups => {
  if (!value) return null;
  if (isAbsolute(value)) return { folder: value };
  const [, elsewhere = ''] = /^elsewhere:\s*(.{10,})$/.exec(value) ?? [];
  if (elsewhere) return { elsewhere };
  throw new Error('must be an absolute folder, or "elsewhere: who makes them and how"');
};

const token = (value: string): string | undefined => {
  if (value !== '' && !/^[\x21-\x7e]{32,200}$/.test(value))
    throw new Error('must have 32 to 200 visible ASCII characters');
  return value || undefined;
};

const folder = (value: string): string => (isAbsolute(value) ? value : resolve(process.cwd(), value));

const optionalFile = (value: string): string | undefined => (value ? folder(value) : undefined);

const privateConnections = (value: string): readonly PrivateConnection[] => {
  const parsed = parsePrivateNetwork(value);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

/** Every setting of the gateway: its name in the environment, its default, its check. `docs/configuration.md` is made of it. */
export const settings = {
  port: setting('PORT', '8081', 'Port to listen on.', integer(0, 65_535)),
  host: setting('HOST', '127.0.0.1', 'Address to listen on.', text),
  tlsCert: setting(
    'GATEWAY_TLS_CERT',
    '',
    'PEM file of the certificate, with its chain; with it and its key the gateway listens with TLS only, from 1.2 on.',
    optionalFile,
  ),
  tlsKey: setting('GATEWAY_TLS_KEY', '', 'PEM file of the private key of GATEWAY_TLS_CERT.', optionalFile),
  clientKeys: setting(
    'GATEWAY_CLIENT_KEYS',
    '',
    'Keys by which services prove themselves to the gateway, id:base64url, comma-joined, the same at the shell server; with them nobody else is answered. Needed in production.',
    keys,
  ),
  privateNetwork: setting(
    'PRIVATE_NETWORK',
    '',
    'Connections that the operator vouches for without TLS, comma-joined: gateway (shell to gateway), database, mail; the shell server reads front, gateway and stores from it. Production starts without TLS only for those.',
    privateConnections,
  ),
  dataDir: setting(
    'DATA_DIR',
    '.data/gateway',
    'Folder of the embedded database, mails, cached pictures and secret.',
    folder,
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'postgres:// address; empty uses the embedded database.',
    optional,
  ),
  embeddedDurability: setting(
    'EMBEDDED_DURABILITY',
    'safe',
    'Of the embedded database: safe puts each commit on the disk before it is answered; relaxed leaves that to the system, and a power cut may lose or damage it (decision 0724).',
    word('safe', 'relaxed'),
  ),
  migrationDatabaseUrl: setting(
    'MIGRATION_DATABASE_URL',
    '',
    'The same database with a role that owns the tables: migrations run with it at start, and DATABASE_URL needs no right to change a table.',
    optional,
  ),
  databasePool: setting('DATABASE_POOL', '10', 'Connections to PostgreSQL.', integer(1, 200)),
  secrets: setting(
    'GATEWAY_SECRETS',
    '',
    'Keys of signed links and sessions and of voucher codes, the same for all instances: id:base64url,id2:…, at least 32 bytes each. The first one signs, all verify (docs/production.md).',
    keys,
  ),
  secret: setting(
    'GATEWAY_SECRET',
    '',
    'One key as plain text, at least 32 bytes, with the id single; behind those of GATEWAY_SECRETS. Without either, one is made and kept in the data folder.',
    singleKey,
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'Least level of log lines.',
    word('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  ),
  trustedHops: setting(
    'TRUSTED_HOPS',
    'loopback',
    'Addresses or nets, comma-joined, of what stands directly in front: the shell server. Only their X-Forwarded-For counts. Empty trusts nobody.',
    hops,
  ),
  headMs: setting(
    'HEAD_MS',
    '10000',
    'Milliseconds until the head of a request must be there.',
    integer(100, 600_000),
  ),
  requestMs: setting(
    'REQUEST_MS',
    '20000',
    'Milliseconds until a request must be there whole, with its body.',
    integer(100, 600_000),
  ),
  connectionsPerAddress: setting(
    'GATEWAY_CONNECTIONS_PER_ADDRESS',
    '1000',
    'Connections of one address at a time, IPv6 by /64; further ones get 503. Those of TRUSTED_HOPS are not counted.',
    integer(1, 100_000),
  ),
  operatorToken: setting(
    'OPERATOR_TOKEN',
    '',
    'Bearer token of /api/metrics, at least 32 characters. Empty shows it to whoever reaches this port directly, and in production to nobody but the admin socket.',
    token,
  ),
  shopOrigins: setting(
    'SHOP_ORIGINS',
    siteNames.map((site) => `${site}=http://${site}.localhost:8080`).join(','),
    'Public origin of each site, for links in mails and the Origin check; all https or none. With https, cookies are Secure and named __Host-….',
    origins,
  ),
  passkeyDomain: setting(
    'PASSKEY_DOMAIN',
    '',
    'Domain that all sites belong to, so that a passkey works on each of them. Empty binds a passkey to the host of its site.',
    text,
  ),
  careOrigins: setting(
    'CARE_ORIGINS',
    '',
    'Further origins whose pages may change something, comma-joined. Empty takes the hosts of customer care: fr.care.detour.example beside fr.detour.example.',
    originList,
  ),
  brand: setting('BRAND', 'Détour', 'Name of the shop in mails.', text),
  catalogueSeed: setting('CATALOGUE_SEED', 'detour', 'Seed of the demonstration catalogue.', text),
  catalogueSize: setting(
    'CATALOGUE_SIZE',
    'full',
    'How much of the demonstration catalogue is made.',
    word('full', 'small', 'none'),
  ),
  holdMinutes: setting('HOLD_MINUTES', '15', 'How long an unpaid order keeps its rooms.', integer(1, 60)),
  holdMaxMinutes: setting(
    'HOLD_MAX_MINUTES',
    '30',
    'How long it keeps them at most, with extensions.',
    integer(1, 120),
  ),
  holdsPerSession: setting(
    'HOLDS_PER_SESSION',
    '3',
    'Unpaid orders that one visitor may have open.',
    integer(1, 1000),
  ),
  holdsPerAddress: setting(
    'HOLDS_PER_ADDRESS',
    '40',
    'Unpaid orders that one network address may have open.',
    integer(1, 100_000),
  ),
  readsPerMinute: setting(
    'RATE_READS',
    '600',
    'Reading calls per minute and address. An IPv6 address counts by its /64, here and below.',
    integer(1, 1_000_000),
  ),
  renderingsPerMinute: setting(
    'RATE_RENDERING',
    '60000',
    'Reading calls per minute of a trusted hop itself, for nobody behind it: the shell server renders pages.',
    integer(1, 10_000_000),
  ),
  attemptsPerAddress: setting(
    'ATTEMPTS_PER_ADDRESS',
    '30',
    'Mails that one address may ask for in an hour, and as many look-ups and subscriptions.',
    integer(1, 1_000_000),
  ),
  purchasesPerMinute: setting(
    'RATE_PURCHASES',
    '60',
    'Purchase calls per minute and address.',
    integer(1, 1_000_000),
  ),
  reportsPerMinute: setting(
    'RATE_REPORTS',
    '60',
    'Error and measurement reports per minute and address.',
    integer(1, 1_000_000),
  ),
  backups: setting(
    'BACKUPS',
    '',
    'How backups are made: the absolute folder that npm run backup writes to, or "elsewhere: who makes them and how". Needed in production.',
    backups,
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    'smtp:// address of a mail server; empty writes mails to DATA_DIR/mails.',
    optional,
  ),
  mailFrom: setting('MAIL_FROM', 'Détour <bonjour@detour.example>', 'Sender of mails.', text),
  careGoogleClientId: setting(
    'CARE_GOOGLE_CLIENT_ID',
    '',
    'Client id of Google Sign-In for customer care; empty uses the demonstration issuer with its passcode.',
    optional,
  ),
  careJwksUrl: setting(
    'CARE_JWKS_URL',
    'https://www.googleapis.com/oauth2/v3/certs',
    'Where the keys of Google’s ID tokens are published.',
    text,
  ),
  careDomains: setting(
    'CARE_DOMAINS',
    'detour.example',
    'Mail domains of the staff, comma-joined; nobody else gets into customer-care mode.',
    list,
  ),
  carePasscode: setting(
    'CARE_PASSCODE',
    '',
    'Passcode of the demonstration issuer; empty makes one and writes it to DATA_DIR/care-passcode.',
    optional,
  ),
  careHours: setting('CARE_HOURS', '8', 'How long customer-care mode lasts, in hours.', integer(1, 24)),
  contactMail: setting(
    'CONTACT_MAIL',
    'service@detour.example',
    'Where messages of the contact page are sent.',
    text,
  ),
  contactUrl: setting(
    'CONTACT_URL',
    '',
    'Web-to-case address of a customer-relationship system; empty keeps the messages here.',
    text,
  ),
  contactOrgId: setting('CONTACT_ORG_ID', 'demo', 'Field orgid of the contact form.', text),
  contactType: setting('CONTACT_TYPE', 'Web', 'Field type of the contact form.', text),
  contactRecordSubtype: setting(
    'CONTACT_RECORD_SUBTYPE',
    'Customer',
    'Field recordSubtype of the contact form.',
    text,
  ),
  environment: setting(
    'ENVIRONMENT',
    'development',
    'Whether this is the shop that sells: production starts only with complete settings (docs/production.md). The messenger is tried elsewhere in Spain only.',
    word('development', 'production'),
  ),
  messengerAppId: setting('MESSENGER_APP_ID', '', 'App id of the chat; empty hides its button.', text),
  messengerUrl: setting(
    'MESSENGER_URL',
    '',
    'Address of the chat’s own page, with {appId} and {language}; it opens in a new tab.',
    text,
  ),
  captchaMaxNumber: setting(
    'CAPTCHA_MAX_NUMBER',
    '50000',
    'How much the embedded captcha makes a browser compute: numbers that it tries at most.',
    integer(1000, 10_000_000),
  ),
  paymentProvider: setting(
    'PAYMENT_PROVIDER',
    'sandbox',
    'Who moves the money; the sandbox moves none.',
    word('sandbox', 'stripe'),
  ),
  stripeSecretKey: setting(
    'STRIPE_SECRET_KEY',
    '',
    'Secret or restricted key of the Stripe account; needed with PAYMENT_PROVIDER=stripe.',
    optional,
  ),
  stripePublishableKey: setting(
    'STRIPE_PUBLISHABLE_KEY',
    '',
    'Publishable key of the same account, the same as the shell server’s; the browser uses it.',
    optional,
  ),
  stripeWebhookSecrets: setting(
    'STRIPE_WEBHOOK_SECRET',
    '',
    'Signing secret of the webhook endpoint; while it is rotated, the new and the former one, comma-joined.',
    words,
  ),
  stripeApiBase: setting(
    'STRIPE_API_BASE',
    '',
    'Address of a local stand-in of Stripe, for tests; refused in production and with a live key.',
    optional,
  ),
  sandboxWebhookMs: setting(
    'SANDBOX_WEBHOOK_MS',
    '4000',
    'How late the sandbox tells of a late payment.',
    integer(0, 600_000),
  ),
  jobSeconds: setting(
    'JOB_SECONDS',
    '2',
    'How often holds are expired, payments reconciled and messages sent, in seconds.',
    integer(1, 3600),
  ),
  encodeAhead: setting(
    'ENCODE_AHEAD',
    'on',
    'Whether all pictures are encoded in the background after the start, or each when it is first asked for.',
    word('on', 'off'),
  ),
  clockStart: setting(
    'CLOCK_START',
    '',
    'Instant at which the shop’s clock starts; empty is now. For demonstrations and tests.',
    instant,
  ),
} as const;

export type Config = {
  readonly [K in keyof typeof settings]: ReturnType<(typeof settings)[K]['parse']>;
} & {
  /** By `FLAG_…`, as the shell server reads them too. */
  readonly flags: Flags;
};

/** Reads and checks all settings once; throws one sentence that names every wrong one. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const failures: string[] = [];
  const entries = Object.entries(settings).map(([name, { env: key, fallback, parse }]) => {
    try {
      return [name, (parse as (value: string) => unknown)(env[key] ?? fallback)];
    } catch (error) {
      failures.push(`${key} ${(error as Error).message}.`);
      return [name, undefined];
    }
  });
  // Under its old name it also exempted whole networks from all limits: nobody shall believe that it still holds.
  if (env['TRUST_PROXY']) failures.push('TRUST_PROXY is now TRUSTED_HOPS, and exempts nobody from limits.');
  const values = Object.fromEntries(entries) as Config;
  failures.push(...productionFailures(values), ...paymentFailures(values), ...certificateFailures(values));
  if (failures.length > 0)
    throw new Error(`The gateway cannot start with these settings: ${failures.join(' ')}`);
  return { ...values, flags: readFlags(env) };
};
