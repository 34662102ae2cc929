import { flagDefaults, flagNames, flagSetting, readFlags } from './flags';

describe('flags', () => {
  it('have their defaults without a setting [FLAG-015] [FLAG-017]', () => {
    expect(readFlags({})).toEqual(flagDefaults);
    expect(readFlags({ FLAG_BOXES: '', FLAG_WISHLIST: 'yes' })).toEqual(flagDefaults);
  });

  it.each(flagNames)('switch %s on and off by its setting [FLAG-021]', (name) => {
    expect(readFlags({ [flagSetting(name)]: '1' })[name]).toBe(true);
    expect(readFlags({ [flagSetting(name)]: '0' })[name]).toBe(false);
  });

  it('have settings named like environment variables', () => {
    expect(flagNames.map(flagSetting)).toEqual([
      'FLAG_BOXES',
      'FLAG_BOX_MIGRATION',
      'FLAG_ACTIVITY_ONLY',
      'FLAG_WISHLIST',
      'FLAG_CUSTOMER_ACCOUNT',
      'FLAG_PHYSICAL_VOUCHER',
      'FLAG_VOUCHER_PRICES',
      'FLAG_HOTEL_FLOW',
      'FLAG_HOTEL_FLOW_REDIRECT',
      'FLAG_NEW_FILTERS',
      'FLAG_ALL_THEMATICS',
      'FLAG_PRODUCT_LABELS',
      'FLAG_NEW_PRODUCT_CARD',
      'FLAG_CONNECTIVITY_LABEL',
      'FLAG_RESULTS_SELLING_POINTS',
      'FLAG_DATES_FORCED',
      'FLAG_DATES_SUGGESTED',
      'FLAG_GIFT_LANDING_REDIRECT',
      'FLAG_AUTO_DISCOUNT',
      'FLAG_AUTO_DISCOUNT_BANNER',
      'FLAG_PACKAGE_SUMMARY',
      'FLAG_PAY_LATER',
      'FLAG_INSTALMENTS',
      'FLAG_NEW_PRODUCT_GALLERY',
      'FLAG_EDITOR',
    ]);
  });
});
