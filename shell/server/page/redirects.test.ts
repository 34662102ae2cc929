import fc from 'fast-check';
import { matchPath, safeReturnPath, siteNames } from '@detour/shared-contracts/sites';

const parts = [
  '/',
  '//',
  '\\',
  '/.',
  '/..',
  '/./',
  '\t',
  '\n',
  '%2f',
  '%5c',
  '%09',
  '%00',
  '%2e%2e',
  '／',
  '@',
  ':',
  '?',
  '#',

  'evil.example',
  'u:p@evil.example',
  'javascript:',
  'recherche',
  'fr',
  'nl',
  'hotel',
  'sejour',
  '12',
  'zoeken',
];

describe('redirects to the canonical spelling of a URL', () => {
  it('stay on the site for every possible request URL [ROUTE-005]', () => {
    const address = fc
      .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 8 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...siteNames), address, (site, text) => {
        if (!URL.canParse(`/${text}`, 'http://host.invalid')) return;
        const url = new URL(`/${text}`, 'http://host.invalid');
        const found = matchPath(site, url.pathname);
        if (!('redirect' in found)) return;
        const target = safeReturnPath(found.redirect + url.search, '/');
        expect(new URL(target, 'https://fr.shop.example').origin).toBe('https://fr.shop.example');
      }),
      { numRuns: 5000 },
    );
  });
});
