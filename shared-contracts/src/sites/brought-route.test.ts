import { broughtPath, type BroughtRoute } from './brought-route';
import { matchPath } from './match-path';
import { alternatesOf } from './print-path';

const routes: readonly BroughtRoute[] = [
  {
    page: 'reviews.home',
    remote: 'remote-reviews',
    paths: { fr_FR: '/avis', fr_BE: '/fr/avis', nl_BE: '/nl/meningen' },
  },
  { page: 'reviews.item', remote: 'remote-reviews', paths: { fr_FR: '/avis/:id' }, private: true },
  // No promotion accepts this one: the address belongs to the shop.
  { page: 'reviews.thief', remote: 'remote-reviews', paths: { fr_FR: '/recherche' } },
];

describe('a page that a remote brings', () => {
  it('is found at its address, with its remote and its parameters', () => {
    expect(matchPath('fr', '/avis', undefined, routes)).toMatchObject({
      page: 'reviews.home',
      remote: 'remote-reviews',
      locale: 'fr_FR',
      private: false,
    });
    expect(matchPath('be', '/nl/meningen', undefined, routes)).toMatchObject({
      page: 'reviews.home',
      locale: 'nl_BE',
    });
    expect(matchPath('fr', '/avis/%C3%A9', undefined, routes)).toMatchObject({
      page: 'reviews.item',
      params: { id: 'é' },
      private: true,
    });
  });

  it('is not found without its release, and in a locale without an address', () => {
    expect(matchPath('fr', '/avis')).toMatchObject({ page: 'not-found' });
    expect(matchPath('es', '/avis', undefined, routes)).toMatchObject({ page: 'not-found' });
    expect(matchPath('fr', '/avis/', undefined, routes)).toEqual({ redirect: '/avis' });
  });

  it('never hides a page of the shop', () => {
    expect(matchPath('fr', '/recherche', undefined, routes)).toMatchObject({ page: 'search' });
  });

  it('has an address to link to only while it is live', () => {
    expect(broughtPath('reviews.item', { locale: 'fr_FR', routes }, { id: 'a b' })).toBe('/avis/a%20b');
    expect(broughtPath('reviews.item', { locale: 'fr_FR', routes })).toBeNull();
    expect(broughtPath('reviews.home', { locale: 'es_ES', routes })).toBeNull();
    expect(broughtPath('reviews.home', { locale: 'fr_FR' })).toBeNull();
  });

  it('has its other languages as alternates', () => {
    expect(alternatesOf({ page: 'reviews.home', params: {} }, routes).map(({ path }) => path)).toEqual([
      '/avis',
      '/fr/avis',
      '/nl/meningen',
    ]);
    expect(alternatesOf({ page: 'reviews.home', params: {} })).toEqual([]);
  });
});
