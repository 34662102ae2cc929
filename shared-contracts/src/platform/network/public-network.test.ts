import { isPublicAddress, namesPrivateAddress, publicLookup } from './public-network';

describe('an address', () => {
  it.each([
    ['8.8.8.8', true],
    ['192.0.78.1', true],
    ['172.32.0.1', true],
    ['2a00:1450:4007:80e::200e', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.0.0.1', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['203.0.113.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::7f00:1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['fd00::1', false],
    ['fe80::1', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each([
    ['http://0x7f000001/', true],
    ['http://2130706433/', true],
    ['http://[::ffff:10.0.0.1]/', true],
    ['https://8.8.8.8/', false],
    ['https://localhost/', false],
  ])('is private itself in %s: %s', (address, expected) => {
    expect(namesPrivateAddress(new URL(address))).toBe(expected);
  });
});

describe('the lookup of a connection', () => {
  const found = (addresses: readonly string[], options: { readonly all?: boolean } = {}): unknown[] => {
    const results: unknown[] = [];
    publicLookup((_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ),
    )('shop.example', options, (error, address) => void results.push(error?.message ?? null, address));
    return results;
  };

  it('gives public addresses, one or all', () => {
    expect(found(['8.8.8.8', '8.8.4.4'])).toEqual([null, '8.8.8.8']);
    expect(found(['8.8.8.8'], { all: true })).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
  });

  it.each([[['8.8.8.8', '10.0.0.1']], [[]]])('refuses %j', (addresses) => {
    expect(found(addresses)).toEqual(['shop.example leads to an address that is not public', []]);
  });
});
