/** @jest-environment node */
import { chooseReleases } from '@detour/shared-releases';
import { decideArm, isBot, parseArm } from './arm';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const visitor = { cookie: undefined, userAgent: chrome, isCare: false, isNeeded: true, secure: false };

describe('the arm of a visitor', () => {
  it('is drawn for the next page while a canary runs, and the page without one is the stable one', () => {
    expect(decideArm(visitor, () => 42)).toEqual({
      arm: null,
      cookie: 'arm=42; Path=/; HttpOnly; SameSite=Lax',
    });
    expect(decideArm({ ...visitor, secure: true }, () => 0).cookie).toMatch(/^__Host-arm=0; .*; Secure$/);
  });

  it('stays the same once drawn', () => {
    expect(decideArm({ ...visitor, cookie: '42' })).toEqual({ arm: 42, cookie: null });
    expect(decideArm({ ...visitor, cookie: '0' }).arm).toBe(0);
    expect(decideArm({ ...visitor, cookie: '42/remote-search@1.4.0:el' })).toEqual({ arm: 42, cookie: null });
  });

  it('does not exist when no canary runs: no cookie is set, and an old one is taken away', () => {
    expect(decideArm({ ...visitor, isNeeded: false })).toEqual({ arm: null, cookie: null });
    expect(decideArm({ ...visitor, isNeeded: false, cookie: '7' }).cookie).toContain('Max-Age=0');
  });

  it('is none for crawlers and customer care, also with a cookie', () => {
    for (const userAgent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'bingbot/2.0', '', undefined])
      expect(decideArm({ ...visitor, userAgent, cookie: '3' })).toEqual({ arm: null, cookie: null });
    expect(decideArm({ ...visitor, isCare: true, cookie: '3' })).toEqual({ arm: null, cookie: null });
    expect(isBot(chrome)).toBe(false);
  });

  it.each([
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
  ])('stops an attack by an arm out of range: %p counts as no arm, and is replaced', (cookie) => {
    expect(parseArm(cookie)).toBeNull();
    expect(decideArm({ ...visitor, cookie }, () => 12)).toEqual({
      arm: null,
      cookie: 'arm=12; Path=/; HttpOnly; SameSite=Lax',
    });
  });

  it('is drawn evenly from 0 to 99', () => {
    const drawn = new Set<string>();
    for (let visits = 0; visits < 5000; visits += 1)
      drawn.add(/^arm=(\d+);/.exec(decideArm(visitor).cookie ?? '')?.[1] ?? 'none');
    expect([...drawn].map(Number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, arm) => arm),
    );
  });

  it.each([1, 10, 50, 99])(
    'gives a canary of %d %% its share of 10,000 visitors, each at each visit',
    (percent) => {
      const canary = { version: '1.4.0', percent, startedAt: 0 };
      const document = { releases: { 'remote-search': { version: '1.3.2', previous: null, canary } } };
      const versionOf = (cookie: string | undefined) =>
        chooseReleases(document, { arm: decideArm({ ...visitor, cookie }).arm })['remote-search']?.version;
      let inCanary = 0;
      for (let drawn = 0; drawn < 10_000; drawn += 1) {
        const cookie = /^arm=(\d+);/.exec(decideArm(visitor).cookie ?? '')?.[1];
        const first = versionOf(cookie);
        expect(versionOf(cookie)).toBe(first);
        if (first === '1.4.0') inCanary += 1;
      }
      // Six standard deviations of the lot: a run in five hundred million leaves them.
      const spread = Math.sqrt(percent * (100 - percent));
      expect(Math.abs(inCanary - percent * 100)).toBeLessThan(6 * spread);
    },
  );
});
