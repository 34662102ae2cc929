import type { SitemapResponse } from '@detour/shared-contracts/api';
import { catalogueShop } from '../../../../test/catalogue-shop';
import { testNow } from '../../../../test/shop.fixture';

const gateway = catalogueShop();

const read = async (): Promise<SitemapResponse['entries']> => {
  const answer = await gateway.visitor.get('/api/cms/sitemap');
  expect(answer.status).toBe(200);
  return (answer.json as SitemapResponse).entries;
};

const addresses = {
  hotel: (id: string) => `/api/hotels/${id}/detail.json?locale=fr_FR`,
  product: (id: string) => `/api/weekend/${id}/detail.json?locale=fr_FR`,
  activity: (id: string) => `/api/activity-only/weekend/${id}/detail.json?locale=fr_FR`,
  landing: (id: string) => `/api/cms/landing/${id}?locale=fr_FR`,
  static: (id: string) => `/api/cms/static/${id}?locale=fr_FR`,
} as const;

describe('the list of pages for the sitemaps', () => {
  it('names pages that exist and are on sale, each once', async () => {
    const entries = await read();
    expect(new Set(entries.map(({ page, id }) => `${page} ${id}`)).size).toBe(entries.length);
    for (const [page, addressOf] of Object.entries(addresses)) {
      const [first] = entries.filter((entry) => entry.page === page);
      const answer = await gateway.visitor.get(addressOf(first?.id ?? 'none'));
      expect([page, answer.status]).toEqual([page, 200]);
      expect(answer.json).not.toMatchObject({ published: false });
    }
  });

  it('has each stay also as a gift, and no plain night', async () => {
    const entries = await read();
    const idsOf = (page: string) => entries.filter((entry) => entry.page === page).map(({ id }) => id);
    expect(idsOf('single-voucher')).toEqual(idsOf('product'));
    expect(idsOf('product').length).toBeGreaterThan(0);
  });

  it('names the day of the last price or review, which is never in the future', async () => {
    const days = (await read()).flatMap(({ page, changed }) =>
      page === 'product' || page === 'hotel' ? [changed] : [],
    );
    expect(days.filter((day) => day !== null).length).toBeGreaterThan(0);
    expect(days.filter((day) => day !== null && day > testNow.slice(0, 10))).toEqual([]);
  });
});
