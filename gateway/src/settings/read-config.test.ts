import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './read-config';
import { settings } from './settings';

describe('the settings', () => {
  it('each have a default', () => {
    expect(readConfig({})).toMatchObject({
      port: 8081,
      databaseUrl: undefined,
      holdMinutes: 15,
      catalogueSize: 'full',
      shopOrigins: { fr: 'http://fr.localhost:8080', be: 'http://be.localhost:8080' },
    });
  });

  it('are described, and appear once in the environment', () => {
    const all = Object.values(settings);
    expect(new Set(all.map(({ env }) => env)).size).toBe(all.length);
    expect(all.every(({ description }) => description.endsWith('.'))).toBe(true);
  });

  it('have a row each in docs/configuration.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
    expect(Object.values(settings).filter(({ env }) => !page.includes(`| \`${env}\` `))).toEqual([]);
  });

  it('are rejected in one sentence that names each wrong one', () => {
    expect(() =>
      readConfig({
        PORT: 'eighty',
        LOG_LEVEL: 'loud',
        SHOP_ORIGINS: 'fr=http://fr.localhost:8080/path',
        CLOCK_START: 'soon',
      }),
    ).toThrow(
      /PORT must be a whole number.*LOG_LEVEL must be one of.*SHOP_ORIGINS has no origin.*CLOCK_START must be/s,
    );
  });

  it('accept keys with ids, the single one last, and never repeat a key in an error', () => {
    const [long, short] = ['s'.repeat(32), 's'.repeat(31)];
    const { secrets, secret } = readConfig({ GATEWAY_SECRETS: `b:${'B'.repeat(43)}`, GATEWAY_SECRET: long });
    expect([...secrets, secret].map((key) => [key?.id, key?.bytes.length])).toEqual([
      ['b', 32],
      ['single', 32],
    ]);
    expect(() => readConfig({ GATEWAY_SECRET: short })).toThrow('GATEWAY_SECRET has 31 bytes');
    expect(() => readConfig({ GATEWAY_SECRETS: long })).toThrow('GATEWAY_SECRETS needs ID:KEY at place 1');
    for (const env of [{ GATEWAY_SECRET: short }, { GATEWAY_SECRETS: long }])
      expect(() => readConfig(env)).toThrow(/^(?!.*sss)/s);
  });

  it('resolve the data folder from the working directory', () => {
    expect(readConfig({ DATA_DIR: 'here' }).dataDir).toBe(`${process.cwd()}/here`);
    expect(readConfig({ DATA_DIR: '/there' }).dataDir).toBe('/there');
  });
});
