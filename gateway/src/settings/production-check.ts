import { madeUpPhones } from '@detour/shared-contracts/platform';
import { locales } from '@detour/shared-contracts/sites';
import type { Config } from './settings';
import { gatewayTransportFailures } from './transport-settings';

/** Values that failed their own check are undefined and already reported. */
type Settings = { readonly [K in Exclude<keyof Config, 'flags'>]: Config[K] | undefined };

const isPublicOrigin = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !/(^|\.)localhost$/.test(hostname);
};

/** Names that are reserved for examples (RFC 2606): no server exists there. */
const isExample = (address: string): boolean => /[@.]example>?$/.test(address);

type Rule = readonly [isBroken: (settings: Settings) => boolean, sentence: string];

const rules: readonly Rule[] = [
  [({ databaseUrl }) => !databaseUrl, 'DATABASE_URL must name a PostgreSQL.'],
  [
    ({ migrationDatabaseUrl }) => !migrationDatabaseUrl,
    'MIGRATION_DATABASE_URL must name a role of its own that owns the tables.',
  ],
  [
    ({ secrets }) => secrets?.length === 0,
    'GATEWAY_SECRETS must hold keys with ids: id:base64url of at least 32 bytes.',
  ],
  [
    ({ clientKeys }) => clientKeys?.length === 0,
    'GATEWAY_CLIENT_KEYS must hold the keys of the shell servers: id:base64url of at least 32 bytes.',
  ],
  [
    ({ paymentProvider }) => paymentProvider === 'sandbox',
    'PAYMENT_PROVIDER must not be the sandbox, which moves no money.',
  ],
  [
    ({ insurer, insuranceSites }) => insurer === 'sandbox' && insuranceSites?.length !== 0,
    'INSURER must not be the sandbox, which insures nobody.',
  ],
  [
    ({ payLaterProvider, payLaterSites }) => payLaterProvider === 'sandbox' && payLaterSites?.length !== 0,
    'PAY_LATER_PROVIDER must not be the sandbox, which charges nobody.',
  ],
  [
    ({ stripeSecretKey, stripePublishableKey }) =>
      [stripeSecretKey, stripePublishableKey].some((key) => key?.includes('_test_')),
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be live keys.',
  ],
  [
    ({ careClientId }) => !careClientId,
    'CARE_CLIENT_ID must be set: the demonstration issuer lets in whoever knows its passcode.',
  ],
  [
    ({ careDomains }) => careDomains?.length === 0 || careDomains?.some(isExample) === true,
    'CARE_DOMAINS must be the mail domains of the staff.',
  ],
  [({ careIssuer }) => !careIssuer?.startsWith('https://'), 'CARE_ISSUER must be an https address.'],
  [({ careJwksUrl }) => !careJwksUrl?.startsWith('https://'), 'CARE_JWKS_URL must be an https address.'],
  [
    ({ shopOrigins }) => shopOrigins !== undefined && !Object.values(shopOrigins).every(isPublicOrigin),
    'SHOP_ORIGINS must be the public https origins.',
  ],
  [({ flagdOrigin }) => flagdOrigin?.startsWith('http:') === true, 'FLAGD_ORIGIN must be an https address.'],
  [({ smtpUrl }) => !smtpUrl, 'SMTP_URL must name a mail server.'],
  [({ mailFrom }) => isExample(mailFrom ?? ''), 'MAIL_FROM must be an address of the shop.'],
  [
    ({ phones }) => phones !== undefined && locales.some((locale) => phones[locale] === madeUpPhones[locale]),
    'PHONES must hold the help line of each locale.',
  ],
  [({ contactMail }) => isExample(contactMail ?? ''), 'CONTACT_MAIL must be an address of the shop.'],
  [
    ({ catalogueSize }) => catalogueSize !== 'none',
    'CATALOGUE_SIZE must be none: the demonstration catalogue is invented.',
  ],
  [({ clockStart }) => clockStart !== undefined, 'CLOCK_START must not be set.'],
  [
    ({ backups }) => backups === null,
    'BACKUPS must say how backups are made: the folder of npm run backup, or "elsewhere: who and how".',
  ],
];

/** Returns a sentence for each setting that production does not allow. Empty outside production. */
export const productionFailures = (settings: Settings): readonly string[] =>
  settings.environment === 'production'
    ? [
        ...rules.filter(([isBroken]) => isBroken(settings)).map(([, sentence]) => sentence),
        ...gatewayTransportFailures(settings),
      ]
    : [];
