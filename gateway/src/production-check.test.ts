import { readConfig } from './config';

const site = (name: string): string => `${name}=https://${name}.shop.test`;

/** A complete environment of a shop that sells. */
const complete: Readonly<Record<string, string>> = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://shop@db.internal/shop',
  GATEWAY_SECRETS: `2026a:${'A'.repeat(43)}`,
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  CARE_GOOGLE_CLIENT_ID: '123.apps.googleusercontent.com',
  CARE_DOMAINS: 'shop.test',
  SHOP_ORIGINS: ['fr', 'es', 'it', 'nl', 'be'].map(site).join(','),
  SMTP_URL: 'smtps://mail.internal',
  MAIL_FROM: 'Shop <hello@shop.test>',
  CONTACT_MAIL: 'service@shop.test',
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
    ['STRIPE_SECRET_KEY', 'sk_test_1'],
    ['CARE_GOOGLE_CLIENT_ID', undefined],
    ['CARE_DOMAINS', undefined],
    ['CARE_DOMAINS', ''],
    ['CARE_JWKS_URL', 'http://keys.internal'],
    ['SHOP_ORIGINS', undefined],
    ['SHOP_ORIGINS', complete['SHOP_ORIGINS']?.replace('https://es', 'http://es')],
    ['SHOP_ORIGINS', complete['SHOP_ORIGINS']?.replace('es.shop.test', 'es.localhost')],
    ['SMTP_URL', undefined],
    ['MAIL_FROM', undefined],
    ['CONTACT_MAIL', undefined],
    ['CATALOGUE_SIZE', undefined],
    ['CATALOGUE_SIZE', 'small'],
    ['CLOCK_START', '2026-11-21T09:00:00Z'],
    ['BACKUPS', undefined],
    ['BACKUPS', 'yes'],
  ])('does not start with %s %s', (name, value) => {
    const env = value === undefined ? without(name) : { ...complete, [name]: value };
    expect(() => readConfig(env)).toThrow(name);
    if (value === undefined) expect(() => readConfig({ ...env, ENVIRONMENT: 'development' })).not.toThrow();
  });

  it('does not take a key without an id', () => {
    const env = { ...without('GATEWAY_SECRETS'), GATEWAY_SECRET: 's'.repeat(40) };
    expect(() => readConfig(env)).toThrow('GATEWAY_SECRETS must hold keys with ids');
  });

  it('names everything that is missing, at once', () => {
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
