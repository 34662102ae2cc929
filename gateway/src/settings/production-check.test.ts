import { locales } from '@detour/shared-contracts/sites';
import { readConfig } from './read-config';
import { plainGatewayConnections } from './transport-settings';

const site = (name: string): string => `${name}=https://${name}.shop.test`;

/** A complete environment of a shop that sells. */
const complete: Readonly<Record<string, string>> = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://shop@db.internal/shop?sslmode=verify-full',
  MIGRATION_DATABASE_URL: 'postgres://shop_owner@db.internal/shop?sslmode=verify-full',
  GATEWAY_SECRETS: `2026a:${'A'.repeat(43)}`,
  GATEWAY_CLIENT_KEYS: `2026a:${'B'.repeat(43)}`,
  GATEWAY_TLS_CERT: '/etc/shop/gateway.crt',
  GATEWAY_TLS_KEY: '/etc/shop/gateway.key',
  PAYMENT_PROVIDER: 'stripe',
  INSURER: 'none',
  PAY_LATER_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  CARE_CLIENT_ID: '123.apps.googleusercontent.com',
  CARE_DOMAINS: 'shop.test',
  SHOP_ORIGINS: ['fr', 'es', 'it', 'nl', 'be'].map(site).join(','),
  SMTP_URL: 'smtps://mail.internal',
  MAIL_FROM: 'Shop <hello@shop.test>',
  CONTACT_MAIL: 'service@shop.test',
  PHONES: locales.map((locale) => `${locale}=01 23 45 67 89`).join(','),
  CATALOGUE_SIZE: 'none',
  BACKUPS: 'elsewhere: nightly snapshots by the database service, restored each month',
};

const without = (name: string) => {
  const { [name]: _, ...rest } = complete;
  return rest;
};

describe('the gateway in production', () => {
  it('starts with a complete environment', () => {
    expect(readConfig(complete).environment).toBe('production');
  });

  it.each([
    ['DATABASE_URL', undefined],
    ['GATEWAY_SECRETS', undefined],
    ['PAYMENT_PROVIDER', undefined],
    ['PAYMENT_PROVIDER', 'sandbox'],
    ['INSURER', undefined],
    ['INSURER', 'sandbox'],
    ['PAY_LATER_PROVIDER', undefined],
    ['PAY_LATER_PROVIDER', 'sandbox'],
    ['STRIPE_SECRET_KEY', 'sk_test_1'],
    ['CARE_CLIENT_ID', undefined],
    ['CARE_DOMAINS', undefined],
    ['CARE_DOMAINS', ''],
    ['CARE_ISSUER', 'http://staff.internal'],
    ['CARE_JWKS_URL', 'http://keys.internal'],
    ['SHOP_ORIGINS', undefined],
    ['SHOP_ORIGINS', complete['SHOP_ORIGINS']?.replace('https://es', 'http://es')],
    ['SHOP_ORIGINS', complete['SHOP_ORIGINS']?.replace('es.shop.test', 'es.localhost')],
    ['SMTP_URL', undefined],
    ['MAIL_FROM', undefined],
    ['CONTACT_MAIL', undefined],
    ['PHONES', undefined],
    ['CATALOGUE_SIZE', undefined],
    ['CATALOGUE_SIZE', 'small'],
    ['CLOCK_START', '2026-11-21T09:00:00Z'],
    ['GATEWAY_CLIENT_KEYS', undefined],
    ['DATABASE_URL', 'postgres://shop@db.internal/shop'],
    ['DATABASE_URL', 'postgres://shop@db.internal/shop?sslmode=require'],
    ['DATABASE_URL', 'postgres://shop@db.internal/shop?sslmode=verify-full&sslmode=disable'],
    ['MIGRATION_DATABASE_URL', undefined],
    ['MIGRATION_DATABASE_URL', 'postgres://owner@db.internal/shop'],
    ['SMTP_URL', 'smtp://mail.internal'],
    ['SMTP_URL', 'smtp://mail.internal?requireTLS=false'],
    ['SMTP_URL', 'smtp://mail.internal?requireTLS=true&ignoreTLS=true'],
    ['SMTP_URL', 'smtps://mail.internal?tls.rejectUnauthorized=false'],
    ['CONTACT_URL', 'http://cases.internal/new'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://otel.internal:4318'],
    ['BACKUPS', undefined],
    ['BACKUPS', 'yes'],
  ])('does not start with %s %s', (name, value) => {
    const env = value === undefined ? without(name) : { ...complete, [name]: value };
    expect(() => readConfig(env)).toThrow(name);
    if (value === undefined) expect(() => readConfig({ ...env, ENVIRONMENT: 'development' })).not.toThrow();
  });

  it.each([
    ['gateway', 'GATEWAY_TLS_CERT', { GATEWAY_TLS_CERT: '', GATEWAY_TLS_KEY: '' }],
    ['database', 'DATABASE_URL', { DATABASE_URL: 'postgres://shop@10.0.0.2/shop' }],
    ['mail', 'SMTP_URL', { SMTP_URL: 'smtp://10.0.0.3' }],
    ['traces', 'OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.4:4318' }],
  ])('accepts %s without TLS only when PRIVATE_NETWORK lists it, and reports it', (connection, name, env) => {
    const plain = { ...complete, ...env };
    expect(() => readConfig(plain)).toThrow(`${name}`);
    expect(() => readConfig({ ...plain, PRIVATE_NETWORK: 'stores,front' })).toThrow(
      `or PRIVATE_NETWORK must hold ${connection}.`,
    );
    expect(plainGatewayConnections(readConfig({ ...plain, PRIVATE_NETWORK: connection }))).toEqual([
      connection,
    ]);
    expect(plainGatewayConnections(readConfig({ ...complete, PRIVATE_NETWORK: connection }))).toEqual([]);
    expect(() => readConfig({ PRIVATE_NETWORK: 'everything' })).toThrow('PRIVATE_NETWORK must hold words of');
  });

  it('accepts a mail server with required STARTTLS, and rejects a certificate without its key', () => {
    const mail = { ...complete, SMTP_URL: 'smtp://mail.internal:587?requireTLS=true' };
    expect(readConfig(mail).environment).toBe('production');
    expect(() => readConfig({ GATEWAY_TLS_KEY: '/etc/shop/gateway.key' })).toThrow('must be set together');
  });

  it('rejects a key without an id', () => {
    const env = { ...without('GATEWAY_SECRETS'), GATEWAY_SECRET: 's'.repeat(40) };
    expect(() => readConfig(env)).toThrow('GATEWAY_SECRETS must hold keys with ids');
  });

  it('names all missing settings at once', () => {
    let message = '';
    try {
      readConfig({ ENVIRONMENT: 'production' });
    } catch (error) {
      message = (error as Error).message;
    }
    for (const name of Object.keys(complete).filter((one) => !/^(ENVIRONMENT|STRIPE_.*)$/.test(one)))
      expect(message).toContain(name);
    expect(message.split('\n')).toHaveLength(1);
  });
});
