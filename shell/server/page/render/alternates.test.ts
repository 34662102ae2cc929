/** @jest-environment node */
import { locales, matchPath, siteOf, type RouteMatch } from '@detour/shared-contracts/sites';
import type { PageHead } from '@detour/shared-contracts/mount';
import { readConfig } from '../../settings/config';
import { alternateLinks } from './alternates';

const config = readConfig({ SITE_DOMAIN: 'shop.example', SECURE: '1' }, '/nowhere');

const linksOf = (
  canonicalPath: string,
  {
    locale = 'fr_FR',
    robots,
    status = 200,
  }: {
    readonly locale?: RouteMatch['locale'];
    readonly robots?: PageHead['robots'];
    readonly status?: number;
  } = {},
) => alternateLinks({ route: { locale } as RouteMatch, canonicalPath, robots, status, brought: [] }, config);

describe('the alternates of a page', () => {
  it('are its canonical URL in each locale, with the query of the canonical URL [SEO-002]', () => {
    expect(linksOf('/recherche?flow=gifting&page=2')).toEqual([
      { hreflang: 'fr-FR', href: 'https://fr.shop.example/recherche?flow=gifting&page=2' },
      { hreflang: 'es-ES', href: 'https://es.shop.example/busqueda?flow=gifting&page=2' },
      { hreflang: 'fr-BE', href: 'https://be.shop.example/fr/recherche?flow=gifting&page=2' },
      { hreflang: 'nl-BE', href: 'https://be.shop.example/nl/zoeken?flow=gifting&page=2' },
      { hreflang: 'nl-NL', href: 'https://nl.shop.example/nl/zoeken?flow=gifting&page=2' },
      { hreflang: 'it-IT', href: 'https://it.shop.example/ricerca?flow=gifting&page=2' },
    ]);
  });

  it('name each other [SEO-002]', () => {
    const links = linksOf('/hotel/7');
    expect(links).toHaveLength(locales.length);
    for (const { href } of links) {
      const { pathname, hostname } = new URL(href);
      const site = locales.map(siteOf).find((name) => hostname.startsWith(name)) ?? 'fr';
      const { locale } = matchPath(site, pathname) as RouteMatch;
      expect(linksOf(pathname, { locale })).toEqual(links);
    }
  });

  it('omit a locale whose page depends on a cookie and is not in the index', () => {
    expect(linksOf('/giftcard/customization').map(({ hreflang }) => hreflang)).toEqual([
      'fr-FR',
      'es-ES',
      'nl-NL',
      'it-IT',
    ]);
  });

  it('are absent on a page that is not in the index', () => {
    expect(linksOf('/recherche?page=900', { robots: 'noindex,follow' })).toEqual([]);
    expect(linksOf('/sejours/recherche/7', { status: 410 })).toEqual([]);
  });
});
