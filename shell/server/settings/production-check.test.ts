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

const pem = (name: string): string => {
  const file = join(folder, name);
  writeFileSync(file, '-----BEGIN');
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
  GATEWAY_CLIENT_KEYS: `2026a:${'B'.repeat(43)}`,
  GATEWAY_ORIGIN: 'https://gateway.internal:8081',
  SHELL_TLS_CERT: pem('shell.crt'),
  SHELL_TLS_KEY: pem('shell.key'),
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

  it('never shows the label CM [FLAG-020]', () => {
    const env = { ...complete, FLAG_CONNECTIVITY_LABEL: '1' };
    expect(readConfig(env, folder).flags.connectivityLabel).toBe(false);
    expect(readConfig({ ...env, ENVIRONMENT: 'development' }, folder).flags.connectivityLabel).toBe(true);
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
    ['GATEWAY_CLIENT_KEYS', undefined],
    ['GATEWAY_ORIGIN', undefined],
    ['GATEWAY_ORIGIN', 'http://gateway.internal'],
    ['CHANNELS', 'postgres://shop@db.internal/channels'],
    ['CHANNELS', 'postgres://shop@db.internal/channels?sslmode=require'],
    ['S3_ENDPOINT', 'http://store.internal'],
    ['ALERT_WEBHOOK', 'http://alerts.internal'],
    ['FLAGD_ORIGIN', 'http://flagd.internal:8016'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://otel.internal:4318'],
    ['GATEWAY_CA', '/nowhere/ca.pem'],
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

  it.each([
    ['front', { SHELL_TLS_CERT: '', SHELL_TLS_KEY: '' }],
    ['gateway', { GATEWAY_ORIGIN: 'http://10.0.0.2:8081' }],
    ['stores', { CHANNELS: 'postgres://shop@10.0.0.3/channels' }],
    ['traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.4:4318' }],
  ])('accepts %s without TLS only when PRIVATE_NETWORK lists it, and reports it', (connection, env) => {
    const plain = { ...complete, ...env };
    expect(() => readConfig(plain, folder)).toThrow(`or PRIVATE_NETWORK must hold ${connection}.`);
    const said = readConfig({ ...plain, PRIVATE_NETWORK: connection }, folder);
    expect(said.plainConnections).toEqual([connection]);
    expect(readConfig({ ...complete, PRIVATE_NETWORK: connection }, folder).plainConnections).toEqual([]);
  });

  it('rejects half a certificate, and an unknown network name', () => {
    expect(() => readConfig({ SHELL_TLS_CERT: pem('half.crt') }, folder)).toThrow('must be set together');
    expect(() => readConfig({ PRIVATE_NETWORK: 'all' }, folder)).toThrow(
      'PRIVATE_NETWORK must hold words of',
    );
    expect(() => readConfig({ GATEWAY_CLIENT_KEYS: 'short' }, folder)).toThrow(
      'GATEWAY_CLIENT_KEYS needs ID:KEY',
    );
  });

  it('rejects a key without an id, and an unknown environment name', () => {
    const env = { ...without('SHELL_SECRETS'), SHELL_SECRET: 's'.repeat(40) };
    expect(() => readConfig(env, folder)).toThrow('SHELL_SECRETS must hold keys with ids');
    expect(() => readConfig({ ENVIRONMENT: 'prod' }, folder)).toThrow('ENVIRONMENT must be');
  });

  it('lists all missing settings at once', () => {
    let message = '';
    try {
      readConfig({ ENVIRONMENT: 'production' }, folder);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const name of Object.keys(without('ENVIRONMENT'))) expect(message).toContain(name);
  });
});
