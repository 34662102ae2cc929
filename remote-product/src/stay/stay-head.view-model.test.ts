import { stayFixture } from '../testing/stay.fixture';
import { toolsFor } from '../testing/view-tools';
import { toStayHead } from './stay-head.view-model';

const tools = { ...toolsFor('fr_BE'), origin: 'http://be.localhost:8080', brand: 'Détour' };

describe('toStayHead', () => {
  it('contains title, canonical URL and breadcrumb [SEO-007]', () => {
    const head = toStayHead(stayFixture(), tools);
    expect(head).toMatchObject({
      title: 'Deux nuits de château à Amboise – Détour',
      canonicalPath: '/fr/sejours/recherche/123',
      robots: 'index,follow',
    });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Accueil', item: 'http://be.localhost:8080/fr/' },
        { position: 2, name: 'Centre-Val de Loire' },
        { position: 3, name: 'Amboise' },
        { position: 4, item: 'http://be.localhost:8080/fr/sejours/recherche/123' },
      ],
    });
  });

  it('contains the from-price of the panel, while the stay is sold [SEO-003]', () => {
    const productOf = (change: Parameters<typeof stayFixture>[0]) =>
      toStayHead(stayFixture(change), tools).jsonLd?.[1];
    const fromPrice = {
      sellPrice: 26_801,
      refPrice: 26_801,
      promo: 0,
      localTaxTotalAmount: 720,
      amountToPay: 26_801,
      nights: 2,
      participants: 2,
    };
    expect(productOf({ fromPrice })).toMatchObject({
      '@type': 'Product',
      name: 'Deux nuits de château, dîner aux chandelles',
      image: 'http://be.localhost:8080/images/amboise-1/960_540.webp',
      offers: {
        price: '276.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'http://be.localhost:8080/fr/sejours/recherche/123',
      },
    });
    expect(productOf({ fromPrice: null })).toBeUndefined();
    expect(productOf({ fromPrice, published: false })).toBeUndefined();
  });

  it('preloads the first picture with the gallery’s candidates', () => {
    expect(toStayHead(stayFixture(), tools).preloadImages).toEqual([
      {
        href: '/images/amboise-1/960_540.avif',
        type: 'image/avif',
        sizes: '(max-width: 767px) 113vw, (max-width: 1279px) max(528px, 47vw), 696px',
        srcSet: '/images/amboise-1/640_360.avif 640w, /images/amboise-1/960_540.avif 960w',
      },
    ]);
  });

  it('excludes an expired stay from the index and preloads no picture', () => {
    expect(toStayHead(stayFixture({ published: false }), tools)).toMatchObject({
      robots: 'noindex,follow',
      preloadImages: [],
    });
  });
});
