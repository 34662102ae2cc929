import { cookieNameOf, cookieValue, hasCookie } from './cookie-name';

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

describe('cookieValue', () => {
  it.each([
    ['a=1; id=x', 'x'],
    ['id=; id=y', 'y'],
    ['xid=x', null],
    ['', null],
  ])('reads id in %j: %s', (cookies, value) => {
    expect(cookieValue(cookies, 'id')).toBe(value);
  });
});
