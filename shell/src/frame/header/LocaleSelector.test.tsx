import { hrefIn } from './LocaleSelector';
import { routeTo } from '../testing/render-frame';

describe('the other language', () => {
  it.each([
    [
      '/fr/sejours/recherche/p12',
      '',
      '#a=3&checkin=2026-12-11',
      '/nl/verblijven/zoeken/p12#a=3&checkin=2026-12-11',
    ],
    ['/fr/recherche', '?flow=gifting&page=2', '#theme=23', '/nl/zoeken?flow=gifting&page=2#theme=23'],
    ['/fr/', '', '', '/nl/'],
    ['/fr/cadeau/p/spa/SPA-D-EBOX', '', '', '/nl/cadeau/p/spa/SPA-D-EBOX'],
  ])('of %s%s%s is %s: page and criteria stay [I18N-005]', (path, search, hash, expected) => {
    expect(hrefIn('nl_BE', { route: routeTo('fr_BE', path), location: { search, hash } })).toBe(expected);
  });

  it('is in the query when the path does not contain it, and replaces the previous one [I18N-005]', () => {
    const route = routeTo('fr_BE', '/booking/summary');
    const location = { search: '?locale=fr_BE&x=1', hash: '#id=p12&a=2' };
    expect(hrefIn('nl_BE', { route, location })).toBe('/booking/summary?x=1&locale=nl_BE#id=p12&a=2');
  });

  it('is the home page when the page does not exist there', () => {
    expect(hrefIn('nl_BE', { route: routeTo('fr_BE', '/fr/partenaire-244') })).toBe('/nl/');
    expect(hrefIn('fr_BE', { route: routeTo('nl_BE', '/nl/nergens') })).toBe('/fr/');
  });

  it('is linkable before the hash is known', () => {
    expect(hrefIn('nl_BE', { route: routeTo('fr_BE', '/fr/recherche') })).toBe('/nl/zoeken');
  });
});
