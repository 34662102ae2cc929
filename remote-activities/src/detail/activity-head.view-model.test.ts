import { createFormat } from '@detour/shared-contracts/format';
import { activityFixture } from '../testing/activity.fixture';
import { toActivityHead } from './activity-head.view-model';

const headOf = (change: Parameters<typeof activityFixture>[0] = {}) => {
  const activity = activityFixture(change);
  return toActivityHead(activity, {
    locale: 'fr_FR',
    text: (id: string, values = {}) => [id, ...Object.values(values)].join(' '),
    format: createFormat('fr_FR'),
    site: { brand: 'Détour', origin: 'http://fr.localhost' },
    pictures: activity.images,
  });
};

describe('the head of an activity', () => {
  it('contains its breadcrumb and the price of two people, as the page shows them [SEO-003] [SEO-007]', () => {
    expect(headOf().jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'http://fr.localhost/' },
          { position: 2, name: 'Bagnères-de-Luchon' },
        ],
      },
      {
        '@type': 'Product',
        name: 'Trois heures de bains, vue sur les Pyrénées',
        image: 'http://fr.localhost/images/baths/720_480.webp',
        offers: {
          price: '77.90',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          url: 'http://fr.localhost/sejours/recherche/activity/act-7',
        },
      },
    ]);
  });

  it('has no price of an expired activity, and keeps it out of the index', () => {
    const head = headOf({ published: false });
    expect(head.robots).toBe('noindex,follow');
    expect(head.jsonLd).toHaveLength(1);
  });

  it('shortens a description to 160 characters', () => {
    expect(headOf({ description: 'bain '.repeat(60) }).description?.length).toBeLessThanOrEqual(160);
  });
});
