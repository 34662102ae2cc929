import { openStores, readReleaseSettings } from './open-stores';

describe('openStores', () => {
  it('uses folders by default', () => {
    const { settings, releases, channels } = openStores({}, '/shop');
    expect([releases.place, channels.place]).toEqual(['/shop/.data/releases', '/shop/.data/channels']);
    expect(settings).toMatchObject({
      trustFile: '/shop/.data/keys/trust.json',
      keysDir: '/shop/.data/keys',
      developmentKeys: true,
      keyFile: null,
      production: false,
    });
  });

  it('accepts an object store and a database', () => {
    const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    const stores = { RELEASES: 's3://shop/live/', CHANNELS: 'postgres://db.example/shop' };
    const { releases, channels } = openStores({ ...stores, ...keys }, '/shop');
    expect([releases.place, channels.place]).toEqual(['s3://shop/live/', 'postgres://db.example/shop']);
  });

  it('creates no development keys with a trust document, and rejects them when everything is secure', () => {
    const settings = readReleaseSettings(
      { RELEASE_TRUST: 'trust.json', SECURE: '1', RELEASE_KEY: 'k' },
      '/shop',
    );
    expect(settings).toMatchObject({
      trustFile: '/shop/trust.json',
      developmentKeys: false,
      production: true,
      keyFile: '/shop/k',
    });
  });

  it.each([
    [{ RELEASES: 'https://shop' }, 'RELEASES must be s3://BUCKET/PREFIX'],
    [{ RELEASES: 's3://shop' }, 'S3_ACCESS_KEY_ID must be set'],
    [{ RELEASES: 's3://shop', S3_ENDPOINT: 'shop', S3_ACCESS_KEY_ID: 'a' }, 'S3_ENDPOINT must be a URL'],
    [{ CHANNELS: 's3://shop/channels' }, 'CHANNELS must be a folder or postgres://'],
  ])('explains what is wrong with %j', (env, message) => {
    expect(() => openStores(env, '/shop')).toThrow(message);
  });
});
