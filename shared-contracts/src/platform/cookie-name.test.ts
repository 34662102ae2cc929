import { cookieNameOf, hasCookie } from './cookie-name';

describe('cookieNameOf', () => {
  it('binds a cookie to its host when the shop uses TLS', () => {
    expect(cookieNameOf('session', true)).toBe('__Host-session');
    expect(cookieNameOf('session', false)).toBe('session');
  });
});

describe('hasCookie', () => {
  it.each([
    ['a=1; id=x', true],
    ['id=x', true],
    ['id=', false],
    ['__Host-id=x', false],
    ['xid=x; idx=y', false],
    ['', false],
  ])('finds id in %j: %s', (cookies, found) => {
    expect(hasCookie(cookies, 'id')).toBe(found);
  });
});
