/** @jest-environment node */
import type { SitemapResponse } from '@detour/shared-contracts/api';
import { readFlags } from '@detour/shared-contracts/platform';
import { matchPath, locales, siteOf, type Locale } from '@detour/shared-contracts/sites';
import { printSitemap } from './print-sitemap';

const entries: SitemapResponse['entries'] = [
  { page: 'product', id: '7', changed: '2026-11-20' },
  { page: 'single-voucher', id: '7', changed: null },
  { page: 'hotel', id: 'a&b', changed: null },
  { page: 'landing', id: 'spa', changed: null },
  { page: 'static', id: 'help', changed: '2026-11-22' },
];

const origin = 'https://fr.shop.example';
const addressesOf = (locale: Locale, env: Readonly<Record<string, string>> = {}) =>
  [...printSitemap(entries, { locale, origin, flags: readFlags(env) }).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => url.replace(origin, ''),
  );

describe('the sitemap of a locale', () => {
  it('lists pages with and without parameters, with the day of the last change', () => {
    const xml = printSitemap(entries, { locale: 'fr_FR', origin, flags: readFlags({}) });
    expect(xml).toContain(
      '<url><loc>https://fr.shop.example/sejours/recherche/7</loc><lastmod>2026-11-20</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://fr.shop.example/lp/spa</loc></url>');
    expect(addressesOf('fr_FR')).toEqual(
      expect.arrayContaining(['/', '/recherche', '/recherche?flow=gifting', '/idees', '/contact']),
    );
  });

  it.each(locales)('names pages of %s only, which need no redirect', (locale) => {
    for (const url of addressesOf(locale)) {
      const path = url.replace(/\?.*$/, '').replace('&amp;', '&');
      expect([url, matchPath(siteOf(locale), path, locale)]).toEqual([
        url,
        expect.objectContaining({ locale, private: false }),
      ]);
    }
  });

  it('omits a page whose feature is off, and one whose language depends on a cookie', () => {
    expect(addressesOf('fr_FR', { FLAG_ACTIVITY_ONLY: '0' })).not.toContain('/activites');
    expect(addressesOf('fr_FR')).toContain('/giftcard/customization');
    expect(addressesOf('fr_BE')).not.toContain('/giftcard/customization');
  });
});
