import { applyPatch } from '../../criteria/apply-patch';
import { emptyCriteria } from '../../criteria/canonical-criteria';
import { isoDate } from '../../base/iso-date';
import { boxPath, confirmationPath, dataProtectionPath, giftBoxLink, hotelPath, productPath } from './links';
import { isLocale, locales, countryOf } from '../locale';
import { matchPath } from '../match-path';
import { minisites } from '../minisites';
import { siteOf } from '../site';

const criteria = applyPatch(emptyCriteria, {
  adults: 3,
  dates: { checkin: isoDate('2026-05-14'), checkout: isoDate('2026-05-17'), nights: 0 },
});

describe('links', () => {
  it('append the query and hash of the current page to a product link [ROUTE-011]', () => {
    expect(productPath('fr_FR', '12', { search: '?flow=booking', hash: '#a=3' })).toBe(
      '/sejours/recherche/12?flow=booking#a=3',
    );
    expect(productPath('fr_FR', '12', { search: 'flow=booking', hash: '' })).toBe(
      '/sejours/recherche/12?flow=booking',
    );
  });

  it('put the kind of a product before its id, none for a stay [ROUTE-010] [ROUTE-012]', () => {
    const paths = (['stay', 'single-voucher', 'box', 'activity'] as const).map((kind) =>
      productPath('nl_BE', '9', { kind }),
    );
    expect(paths).toEqual([
      '/nl/verblijven/zoeken/9',
      '/nl/verblijven/zoeken/single-voucher/9',
      '/nl/verblijven/zoeken/box/9',
      '/nl/verblijven/zoeken/activity/9',
    ]);
  });

  it('keep dates and nights in a hotel link of the booking flow [ROUTE-016]', () => {
    expect(hotelPath('it_IT', '7', { flow: 'booking', criteria })).toBe(
      '/hotel/7#a=3&checkin=2026-05-14&checkout=2026-05-17&nights=3',
    );
  });

  it('drop them in the gifting flow [ROUTE-017]', () => {
    expect(hotelPath('it_IT', '7', { flow: 'gifting', criteria })).toBe('/hotel/7#a=3');
  });

  it('build a box link from slug and code [ROUTE-018]', () => {
    expect(boxPath('es_ES', 'spa-y-calma', 'SPA-D-EBOX')).toBe('/regalo/p/spa-y-calma/SPA-D-EBOX');
  });

  it('lead a gift box to the gift shop, or to our page once migrated [ROUTE-019] [ROUTE-020] [FLAG-016]', () => {
    const box = { sku: 'SKU-1', handle: 'bien être', campaign: 'été' };
    const link = (boxMigration: boolean | undefined, giftShop?: string | null, handle?: string) =>
      giftBoxLink(
        { locale: 'fr_BE', flags: { boxMigration }, ...(giftShop !== undefined && { giftShop }) },
        { ...box, handle },
      );
    const shop = 'https://gift.example/';
    expect(link(false, shop, box.handle)).toBe(
      'https://gift.example/products/bien%20%C3%AAtre?utm_source=shop&utm_medium=box-block&utm_campaign=%C3%A9t%C3%A9',
    );
    // Older parties: a shell without the flag or the address, a gateway without the handle.
    for (const [flag, address, handle] of [
      [true, shop, box.handle],
      [undefined, shop, box.handle],
      [false, null, box.handle],
      [false, undefined, box.handle],
      [false, shop, undefined],
    ] as const)
      expect(link(flag, address, handle)).toBe('/box/SKU-1');
  });

  it('lead from a wallet payment to the confirmation [ROUTE-022]', () => {
    expect(confirmationPath('fr_BE', 'u-1', 'GA1.2')).toBe('/confirmation/u-1?status=success&gaId=GA1.2');
    expect(confirmationPath('fr_BE', 'u-1')).toBe('/confirmation/u-1?status=success&gaId=');
  });

  it('include a data-protection page in each locale [I18N-004]', () => {
    for (const locale of locales) {
      expect(matchPath(siteOf(locale), dataProtectionPath(locale))).toMatchObject({
        page: 'static',
        locale,
        params: { id: 'data-protection' },
      });
    }
  });
});

describe('locales and minisites', () => {
  it('include six locales and reject any other [I18N-001]', () => {
    expect([...locales].sort()).toEqual(['es_ES', 'fr_BE', 'fr_FR', 'it_IT', 'nl_BE', 'nl_NL']);
    for (const word of ['en', 'en_GB', 'fr', 'fr-FR', 'FR_fr', '', null, undefined, '__proto__'])
      expect(isLocale(word)).toBe(false);
  });

  it('map each locale to its country [I18N-002]', () => {
    expect(Object.fromEntries(locales.map((locale) => [locale, countryOf(locale)]))).toEqual({
      fr_FR: 'FR',
      es_ES: 'ES',
      it_IT: 'IT',
      nl_NL: 'NL',
      fr_BE: 'BE',
      nl_BE: 'BE',
    });
  });

  it('include six minisites in three locales [MINI-002] [MINI-003]', () => {
    expect(minisites.map(({ minisiteId }) => minisiteId)).toEqual([360, 250, 244, 30, 14, 97]);
    expect(new Set(minisites.map(({ minisiteLocale }) => minisiteLocale))).toEqual(
      new Set(['fr_FR', 'fr_BE', 'nl_BE']),
    );
  });
});
