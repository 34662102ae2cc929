import { figuresOf, limits, pageRow, shortfalls } from './page-figures';
import { withoutScripts } from './static-floor';
import type { Visit } from './visit-page';

const visit = (change: Partial<Visit> = {}): Visit => ({
  fcp: 600,
  lcp: 800,
  tbt: 100,
  cls: 0,
  script: 150_000,
  decodedScript: 500_000,
  html: 20_000,
  font: 49_000,
  ...change,
});

describe('the figures of a page', () => {
  it('are medians, and ratios to the floor of the same run', () => {
    const ours = [visit({ lcp: 900 }), visit({ lcp: 1000 }), visit({ lcp: 9000 })];
    expect(figuresOf(ours, [visit({ lcp: 800 })])).toMatchObject({ lcpRatio: 1.25, script: 150 });
  });

  it('name each limit that is exceeded, and none at the limit', () => {
    const floor = [visit()];
    expect(shortfalls(figuresOf([visit({ lcp: 1000, tbt: limits.tbt })], floor))).toEqual([]);
    expect(shortfalls(figuresOf([visit({ tbt: 201, script: 181_000, cls: 0.02, fcp: 901 })], floor))).toEqual(
      ['fcpRatio', 'tbt', 'cls', 'script'],
    );
    expect(pageRow('home', [visit()], floor)).toMatch(/^home .*nothing$/);
  });
});

describe('the floor', () => {
  it('keeps content, styles, fonts and pictures, and loads no code', () => {
    const kept =
      '<style>a{}</style><link rel="preload" as="image" href="/a"><link rel="preload" as="font" href="/f"><h1>Titre</h1>';
    const code =
      '<script defer src="/s.js"></script><script id="composition" type="application/json">{}</script><link rel="preload" as="fetch" href="/d"><link rel="preload" as="script" href="/s.js">';
    expect(withoutScripts(kept + code)).toBe(kept);
  });
});
