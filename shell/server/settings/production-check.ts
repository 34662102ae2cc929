import { isAbsolute } from 'node:path';
import { transportFailures, type PrivateConnection } from '@detour/shared-contracts/platform';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import type { TrustDocument } from '@detour/shared-releases/trust';
import { transportRules, type ServerCertificate } from './transport-settings';
import type { SigningKey } from '../composition/signing-keys';

interface CheckedSettings {
  readonly secure: boolean;
  readonly siteDomain: string;
  readonly shellSecrets: readonly SigningKey[];
  readonly operatorPassword: string;
  readonly developmentDir: string | null;
  /** Publishable key of Stripe. */
  readonly stripeKey: string | null;
  readonly phones: Readonly<Record<Locale, string>>;
  /** Placeholder phone numbers. */
  readonly madeUpPhones: Readonly<Record<Locale, string>>;
  /** `RELEASE_TRUST`. Empty uses the development keys. */
  readonly releaseTrust: string;
  /** Reads that document. Throws a sentence when it cannot be read. */
  readTrust(file: string): TrustDocument;
  readonly backups: string;
  readonly gatewayOrigin: string;
  readonly gatewayClientKeys: readonly SigningKey[];
  readonly certificate: ServerCertificate | null;
  readonly privateNetwork: readonly PrivateConnection[];
  /** `CHANNELS` and `S3_ENDPOINT` as configured. */
  readonly channels: string;
  readonly storeEndpoint: string;
  readonly alertWebhook: string | null;
  readonly releaseWebhook: string | null;
  readonly flagdOrigin: string | null;
  readonly traceEndpoint: string | null;
}

const trustFailures = ({ releaseTrust, readTrust }: CheckedSettings): readonly string[] => {
  if (releaseTrust === '')
    return ['RELEASE_TRUST must name the trust document: development keys prove nothing.'];
  try {
    const ids = readTrust(releaseTrust)
      .keys.filter(({ development }) => development)
      .map(({ id }) => `"${id}"`);
    return ids.length === 0 ? [] : [`RELEASE_TRUST holds development keys: ${ids.join(', ')}.`];
  } catch (error) {
    return [`RELEASE_TRUST: ${(error as Error).message}`];
  }
};

const answersForBackups = (text: string): boolean => isAbsolute(text) || /^elsewhere:\s*.{10,}$/.test(text);

/** All reasons why this server must not run in production, one sentence each. */
export const productionFailures = (settings: CheckedSettings): readonly string[] => {
  const { phones, madeUpPhones } = settings;
  const made = locales.filter((locale) => phones[locale] === madeUpPhones[locale]);
  const rules: readonly (readonly [isBroken: boolean, sentence: string])[] = [
    [!settings.secure, 'SECURE must be 1, behind https.'],
    [/(^|\.)localhost$/.test(settings.siteDomain), 'SITE_DOMAIN must be the public domain of the sites.'],
    [
      settings.shellSecrets.every(({ id }) => id === 'single'),
      'SHELL_SECRETS must hold keys with ids: id:base64url of at least 32 bytes.',
    ],
    [
      settings.gatewayClientKeys.length === 0,
      'GATEWAY_CLIENT_KEYS must hold the keys that the gateway knows: id:base64url of at least 32 bytes.',
    ],
    [/^http:/i.test(settings.alertWebhook ?? ''), 'ALERT_WEBHOOK must be an https address.'],
    [/^http:/i.test(settings.releaseWebhook ?? ''), 'RELEASE_WEBHOOK must be an https address.'],
    [/^http:/i.test(settings.flagdOrigin ?? ''), 'FLAGD_ORIGIN must be an https address.'],
    [settings.operatorPassword === '', 'OPERATOR_PASSWORD must be set.'],
    [settings.developmentDir !== null, 'DEVELOPMENT must not be set.'],
    [settings.stripeKey?.startsWith('pk_test_') === true, 'STRIPE_PUBLISHABLE_KEY must be a live key.'],
    [made.length > 0, `PHONES still has made-up numbers for ${made.join(', ')}.`],
    [
      !answersForBackups(settings.backups),
      'BACKUPS must say how backups are made: an absolute folder, or "elsewhere: who and how".',
    ],
  ];
  return [
    ...rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence),
    ...transportFailures(transportRules, settings),
    ...trustFailures(settings),
  ];
};
