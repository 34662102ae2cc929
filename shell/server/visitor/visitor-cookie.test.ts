/** @jest-environment node */
import { keyOfText } from '../composition/signing-keys';
import { createVisitorCookies, parseVisitor, printVisitor } from './visitor-cookie';

const id = 'abcdefghij_-0123';
const cookies = (secret = 'a', channel = 'production') =>
  createVisitorCookies({ secret: [keyOfText(secret.repeat(32))], channel, secure: true });
const valueOf = (cookie: string): string => cookie.split(';')[0]?.replace(/^[^=]*=/, '') ?? '';

describe('the visitor cookie during a canary', () => {
  it('round-trips', () => {
    for (const text of [
      `0.${id}`,
      `42.${id}`,
      `99.${id}/remote-search@1.4.0:el`,
      `7.${id}/shell@0.1.0-99553b3e78:e/remote-gifting@2.0.0:pi`,
    ]) {
      expect(printVisitor(parseVisitor(text)!)).toBe(text);
      expect(cookies().parse(valueOf(cookies().write(parseVisitor(text)!)))).toEqual(parseVisitor(text));
    }
  });

  it('remembers the newest eight releases', () => {
    const closed = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`remote-search@1.${at}.0`, 'e']),
    );
    const known = parseVisitor(printVisitor({ arm: 5, id, closed }));
    expect(Object.keys(known?.closed ?? {})).toEqual(
      [4, 5, 6, 7, 8, 9, 10, 11].map((at) => `remote-search@1.${at}.0`),
    );
  });

  it('is a session cookie and HttpOnly', () => {
    expect(cookies().write({ arm: 42, id, closed: {} })).toMatch(
      /^__Host-arm=42\.abcdefghij_-0123\.\S+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookies().clear()).toBe('__Host-arm=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  });

  it('is invalid with another number, secret or channel', () => {
    const value = valueOf(cookies().write({ arm: 42, id, closed: {} }));
    expect(cookies().parse(value)?.arm).toBe(42);
    expect(cookies().parse(value.replace('42.', '3.'))).toBeNull();
    expect(cookies().parse(value.replace('42.', '42.x'))).toBeNull();
    expect(cookies('b').parse(value)).toBeNull();
    expect(cookies('a', 'preview').parse(value)).toBeNull();
    for (const forged of ['', '42', `42.${id}`, `42.${id}.`, '.', undefined])
      expect(cookies().parse(forged)).toBeNull();
  });

  it.each(['100', '4/', '4/x@1', '4/x@1:', '4/x@1:q', '4/../@1:e', `4${'/x@1:e'.repeat(9)}`])(
    'is ignored as %p',
    (value) => {
      expect(parseVisitor(value)).toBeNull();
      if (value !== '100') expect(parseVisitor(value.replace('4', `4.${id}`))).toBeNull();
    },
  );
});
