import fc from 'fast-check';
import { safeReturnPath } from './return-path';

const oddities = [
  '/',
  '//',
  '///',
  '\\',
  '/\\',
  '/.',
  '/..',
  '/./',
  '/../',
  './/',
  '..//',
  '/.//',
  '/..//',
  '/a/..//',

  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '\u00a0',
  '\u2028',
  '%09',
  '%0a',
  '%00',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%5C',
  '／',
  '⧸',
  '∕',
  '＼',
  '。',
  '．',
  '@',
  ':',
  '?',
  '#',
  ';',
  '&',
  '=',

  'evil.example',
  'user:pass@evil.example',
  'javascript:',
  'JaVaScRiPt:alert(1)',
  'data:text/html,',
  'https:',
  'http://evil.example',
  '[::1]',
  '0x7f.1',
  'xn--',
  'a',
  'recherche',
  'x'.repeat(3000),
];

const hostile = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...oddities) }, { weight: 1, arbitrary: fc.string() }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

/** Decodes every ASCII escape, like a careless server does. */
const decodedEarly = (path: string): string =>
  path.replace(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('safeReturnPath', () => {
  it.each([
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/%5cevil.example/..//x',
    '/%2f/evil.example',
    '/%5c%5cevil.example',
    '/%5C/evil.example',
    '/\t/evil.example',
    '/%0a/evil.example',
    '/a%0d%0aset-cookie:x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '@evil.example',
    '.evil.example',
    `/${'x'.repeat(2001)}`,
  ])('rejects %j', (origin) => {
    expect(safeReturnPath(origin, '/fallback')).toBe('/fallback');
  });

  it.each([
    ['/sejours/recherche/12?a=1#adults=2', '/sejours/recherche/12?a=1#adults=2'],
    ['/a/../b', '/b'],
    ['/à?q=é', '/%C3%A0?q=%C3%A9'],
    ['/?next=//evil.example', '/?next=//evil.example'],
    ['/', '/'],
  ])('keeps %s', (origin, path) => {
    expect(safeReturnPath(origin, '/fallback')).toBe(path);
  });

  it('stays within the shop for any input, as redirect and as link [ACC-003]', () => {
    fc.assert(
      fc.property(
        hostile,
        fc.constantFrom('https://fr.shop.example', 'http://be.localhost:8080'),
        (text, base) => {
          const path = safeReturnPath(text, '/fallback');
          expect(new URL(path, base).origin).toBe(base);
          expect(new URL(path, `${base}/a/b/?c#d`).origin).toBe(base);
          expect(new URL(decodedEarly(path), base).origin).toBe(base);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(safeReturnPath(path, '/fallback')).toBe(path);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
