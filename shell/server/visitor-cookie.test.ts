/** @jest-environment node */
import { parseVisitor, printVisitor, writeVisitorCookie } from './visitor-cookie';

describe('the cookie of a visitor while a canary runs', () => {
  it('reads as it was written', () => {
    for (const text of [
      '0',
      '42',
      '99/remote-search@1.4.0:el',
      '7/shell@0.1.0-99553b3e78:e/remote-gifting@2.0.0:pi',
    ])
      expect(printVisitor(parseVisitor(text)!)).toBe(text);
  });

  it('remembers eight releases, the newest', () => {
    const closed = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`remote-search@1.${at}.0`, 'e']),
    );
    const known = parseVisitor(printVisitor({ arm: 5, closed }));
    expect(Object.keys(known?.closed ?? {})).toEqual(
      [4, 5, 6, 7, 8, 9, 10, 11].map((at) => `remote-search@1.${at}.0`),
    );
  });

  it('ends with the session, and no script reads it', () => {
    expect(writeVisitorCookie('42', true)).toBe('__Host-arm=42; Path=/; HttpOnly; SameSite=Lax; Secure');
  });

  it.each(['100', '4/', '4/x@1', '4/x@1:', '4/x@1:q', '4/../@1:e', `4${'/x@1:e'.repeat(9)}`])(
    'is no number at all as %p',
    (value) => expect(parseVisitor(value)).toBeNull(),
  );
});
