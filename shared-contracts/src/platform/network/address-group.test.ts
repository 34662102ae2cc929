import fc from 'fast-check';
import { addressGroupOf } from './address-group';

describe('addressGroupOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1::', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001::42', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::42]:443', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (ip, group) => {
    expect(addressGroupOf(ip)).toBe(group);
  });

  it.each([
    '',
    'unknown',
    '256.0.0.1',
    '1.2.3',
    '1::2::3',
    ':::',
    '1:2:3:4:5:6:7',
    '1.2.3.4::',
    '::g',
    '1:2:3:4:5:6:7:8:9',
  ])('puts %j, which is not an address, into the shared group of invalid text', (text) => {
    expect(addressGroupOf(text)).toBe('unknown');
  });

  it('gives all addresses of a /64 one group, and two /64 two groups', () => {
    const word = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.array(word, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, half, (net, otherNet, host, otherHost) => {
        const group = addressGroupOf([...net, ...host].join(':'));
        // 0:0:0:0:0:ffff:… is IPv4 in another spelling.
        fc.pre(net.some((part) => part !== '0') && otherNet.some((part) => part !== '0'));
        expect(addressGroupOf([...net, ...otherHost].join(':'))).toBe(group);
        expect(addressGroupOf([...otherNet, ...host].join(':')) === group).toBe(
          net.join(':') === otherNet.join(':'),
        );
      }),
    );
  });

  it('never throws, whatever the header contains', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof addressGroupOf(text) === 'string'));
  });
});
