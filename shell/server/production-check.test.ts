/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

const folder = mkdtempSync(join(tmpdir(), 'detour-trust-'));
const trust = (name: string, development: boolean): string => {
  const key = {
    id: 'search',
    owner: 'search',
    publicKey: 'key',
    packages: '*',
    development,
    revokedAt: null,
  };
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ format: 1, keys: [key] }));
  return file;
};

const phones = (locales: readonly string[]): string =>
  locales.map((locale) => `${locale}=01 23 45 67 89`).join(',');
const locales = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL', 'fr_BE', 'nl_BE'];

const complete: Readonly<Record<string, string>> = {
  ENVIRONMENT: 'production',
  SECURE: '1',
  SITE_DOMAIN: 'shop.test',
  SHELL_SECRETS: `2026a:${'A'.repeat(43)}`,
  OPERATOR_PASSWORD: 'a long password',
  PHONES: phones(locales),
  RELEASE_TRUST: trust('trust.json', false),
  BACKUPS: '/var/backups/shop',
};

const without = (name: string) => {
  const { [name]: _, ...rest } = complete;
  return rest;
};

describe('the shell server in production', () => {
  it('starts with a complete environment', () => {
    expect(readConfig(complete, folder)).toMatchObject({ secure: true, operatorPassword: 'a long password' });
  });

  it.each([
    ['SECURE', undefined],
    ['SITE_DOMAIN', undefined],
    ['SITE_DOMAIN', 'shop.localhost'],
    ['SHELL_SECRETS', undefined],
    ['OPERATOR_PASSWORD', undefined],
    ['PHONES', undefined],
    ['PHONES', phones(locales.slice(1))],
    ['RELEASE_TRUST', undefined],
    ['RELEASE_TRUST', join(folder, 'missing.json')],
    ['RELEASE_TRUST', trust('development.json', true)],
    ['BACKUPS', undefined],
    ['BACKUPS', 'yes'],
    ['DEVELOPMENT', '.data/development'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1'],
  ])('does not start with %s %s', (name, value) => {
    const env = value === undefined ? without(name) : { ...complete, [name]: value };
    expect(() => readConfig(env, folder)).toThrow(name);
    if (value === undefined)
      expect(() => readConfig({ ...env, ENVIRONMENT: 'development' }, folder)).not.toThrow();
  });

  it('does not take a key without an id, nor another word for production', () => {
    const env = { ...without('SHELL_SECRETS'), SHELL_SECRET: 's'.repeat(40) };
    expect(() => readConfig(env, folder)).toThrow('SHELL_SECRETS must hold keys with ids');
    expect(() => readConfig({ ENVIRONMENT: 'prod' }, folder)).toThrow('ENVIRONMENT must be');
  });

  it('names everything that is missing, at once', () => {
    let message = '';
    try {
      readConfig({ ENVIRONMENT: 'production' }, folder);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const name of Object.keys(without('ENVIRONMENT'))) expect(message).toContain(name);
  });
});
