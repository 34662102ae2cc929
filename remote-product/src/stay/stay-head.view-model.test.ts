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
