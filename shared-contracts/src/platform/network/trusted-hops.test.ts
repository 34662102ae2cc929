import { parseTrustedHops } from './trusted-hops';

describe('parseTrustedHops', () => {
  it.each([
    ['', []],
    ['loopback', ['loopback']],
    [' 10.0.3.7 , 10.1.0.0/16,2001:DB8::/32', ['10.0.3.7', '10.1.0.0/16', '2001:db8::/32']],
  ])('parses %j', (text, hops) => {
    expect(parseTrustedHops(text)).toEqual({ ok: true, value: hops });
  });

  it.each(['everybody', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0/8', '10.0.0.1/8/8', 'true', '1'])(
    'rejects %j with a message',
    (text) => {
      expect(parseTrustedHops(`loopback,${text}`)).toMatchObject({
        ok: false,
        error: { message: expect.stringContaining(`not "${text}"`) as string },
      });
    },
  );
});
