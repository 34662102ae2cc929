import type { PlacedBanner } from '../../api/content/promo.schema';
import { targetedBannerFor } from './targeted-banner';

const banner = (locale: PlacedBanner['locale'], page: PlacedBanner['page'], flow: PlacedBanner['flow']) =>
  ({ locale, page, flow }) as PlacedBanner;

const banners = [
  banner('fr_FR', 'landing', 'booking'),
  banner('fr_FR', 'landing', 'gifting'),
  banner('fr_FR', 'search', 'activity'),
  banner('nl_NL', 'landing', 'booking'),
];

describe('the targeted banner', () => {
  it.each(banners)('is chosen by locale, page and flow: %o [PROMO-014]', (place) => {
    expect(targetedBannerFor(banners, place)).toBe(place);
  });

  it('is absent when no banner matches the whole place [PROMO-014]', () => {
    expect(targetedBannerFor(banners, banner('it_IT', 'landing', 'booking'))).toBeNull();
    expect(targetedBannerFor(banners, banner('fr_FR', 'home', 'booking'))).toBeNull();
    expect(targetedBannerFor(banners, banner('nl_NL', 'landing', 'gifting'))).toBeNull();
  });
});
