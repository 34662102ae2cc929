import { locales } from '../sites/locale';
import { fallbackBanners } from './fallback-banners';

describe('the fallback banners', () => {
  it('are one for each locale: 10 % more, in booking, on home, search and product [BANNER-004]', () => {
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

  it('say it in each language', () => {
    expect(new Set(fallbackBanners.map(({ content }) => content)).size).toBe(4);
  });
});
