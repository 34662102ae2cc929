/** @jest-environment node */
import { chooseReleases } from '@detour/shared-releases/channel';
import { decideArm, isBot } from './arm';
import { keyOfText } from '../composition/signing-keys';
import { createVisitorCookies } from './visitor-cookie';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const cookiesFor = (secure: boolean) =>
  createVisitorCookies({ secret: [keyOfText('s'.repeat(32))], channel: 'production', secure });
const cookies = cookiesFor(false);
const visitor = { cookie: undefined, userAgent: chrome, isCare: false, isNeeded: true, cookies };
const valueOf = (arm: number, closed = {}): string =>
  (cookies.write({ arm, id: 'abcdefghij_-0123', closed }).split(';')[0] ?? '').slice('arm='.length);
const drawnBy = (cookie: string | null): string | undefined => /^arm=([^;]+);/.exec(cookie ?? '')?.[1];

describe('the arm of a visitor', () => {
  it('is assigned for the next page while a canary runs; the page without one is stable', () => {
    const { arm, cookie } = decideArm(visitor, () => 42);
    expect([arm, cookie?.replace(/^[^;]*/, '')]).toEqual([null, '; Path=/; HttpOnly; SameSite=Lax']);
    expect(cookies.parse(drawnBy(cookie))).toMatchObject({ arm: 42, closed: {} });
    const secure = { ...visitor, cookies: cookiesFor(true) };
    expect(decideArm(secure, () => 0).cookie).toMatch(/^__Host-arm=0\..*; Secure; SameSite=Lax$/);
  });

  it('stays the same once assigned', () => {
    expect(decideArm({ ...visitor, cookie: valueOf(42) })).toEqual({ arm: 42, cookie: null });
    expect(decideArm({ ...visitor, cookie: valueOf(0) }).arm).toBe(0);
    const cookie = valueOf(42, { 'remote-search@1.4.0': 'el' });
    expect(decideArm({ ...visitor, cookie })).toEqual({ arm: 42, cookie: null });
  });

  it('does not exist without a canary: no cookie is set, and an old one is removed', () => {
    expect(decideArm({ ...visitor, isNeeded: false })).toEqual({ arm: null, cookie: null });
    expect(decideArm({ ...visitor, isNeeded: false, cookie: '7' }).cookie).toContain('Max-Age=0');
  });

  it('is none for crawlers and customer care, even with a cookie', () => {
    for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'bingbot/2.0', '', undefined])
      expect(decideArm({ ...visitor, userAgent, cookie: valueOf(3) })).toEqual({ arm: null, cookie: null });
    expect(decideArm({ ...visitor, isCare: true, cookie: valueOf(3) })).toEqual({ arm: null, cookie: null });
    expect(isBot(chrome)).toBe(false);
  });

  it.each([
    '3',
    '42/remote-search@1.4.0:el',
    '42.abcdefghij_-0123',
    '-1',
    '100',
    '007',
    '1e1',
    ' 5',
    '5 ',
    '٣',
    'NaN',
    '0x1',
    '4,2',
    '',
    '4/',
    '4/x@1:z',
    '4/x',
    '4;x',
  ])('stops an attack by an unsigned arm: %p counts as no arm, and is replaced', (cookie) => {
    const decided = decideArm({ ...visitor, cookie }, () => 12);
    expect([decided.arm, cookies.parse(drawnBy(decided.cookie))?.arm]).toEqual([null, 12]);
  });

  it('is distributed evenly from 0 to 99', () => {
    const drawn = new Set<string>();
    for (let visits = 0; visits < 5000; visits += 1)
      drawn.add(String(cookies.parse(drawnBy(decideArm(visitor).cookie))?.arm));
    expect([...drawn].map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, arm) => arm),
    );
  });

  it.each([1, 10, 50, 99])(
    'gives a canary of %d %% its share of 10,000 visitors, and keeps each visitor’s assignment',
    (percent) => {
      const canary = { version: '1.4.0', percent, startedAt: 0 };
      const document = { releases: { 'remote-search': { version: '1.3.2', previous: null, canary } } };
      const versionOf = (cookie: string | undefined) =>
        chooseReleases(document, { arm: decideArm({ ...visitor, cookie }).arm })['remote-search']?.version;
      let inCanary = 0;
      for (let drawn = 0; drawn < 10_000; drawn += 1) {
        const cookie = drawnBy(decideArm(visitor).cookie);
        const first = versionOf(cookie);
        expect(versionOf(cookie)).toBe(first);
        if (first === '1.4.0') inCanary += 1;
      }
      // Six standard deviations: one run in five hundred million falls outside.
      const spread = Math.sqrt(percent * (100 - percent));
      expect(Math.abs(inCanary - percent * 100)).toBeLessThan(6 * spread);
    },
  );
});
