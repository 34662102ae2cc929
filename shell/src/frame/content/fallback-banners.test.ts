import { locales } from '@detour/shared-contracts/sites';
import { fallbackBanners } from './fallback-banners';

describe('fallback banners', () => {
  it('exist once per locale: 10 % more, in booking, on home, search and product [BANNER-004]', () => {
    expect(fallbackBanners.map(({ locale }) => locale)).toEqual([...locales]);
    for (const { flow, pages, campaign, content } of fallbackBanners) {
      expect({ flow, pages, campaign }).toEqual({
        flow: 'booking',
        pages: ['home', 'search', 'product'],
        campaign: 'autodiscount',
      });
      expect(content).toContain('10');
    }
  });

  it('are translated into each language', () => {
    expect(new Set(fallbackBanners.map(({ content }) => content)).size).toBe(4);
  });
});
