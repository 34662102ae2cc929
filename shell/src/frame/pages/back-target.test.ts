import { emptyCriteria, parseCriteria } from '@detour/shared-contracts/criteria';
import { backTargetOf } from './back-target';
import { routeTo } from '../testing/render-frame';

const now = Date.parse('2026-11-21T10:00:00Z');
const hash = (text: string) => parseCriteria(text, now, 'fr_FR');
const uuid = '0b9b2a56-7f0e-4a54-9a0f-0d6f5b1f2c3d';

describe('the back chevron', () => {
  it.each([`/confirmation/${uuid}`, '/giftcard/customization'])('leads home from %s [HDR-011]', (path) => {
    expect(backTargetOf({ route: routeTo('fr_FR', path), flow: 'booking', criteria: emptyCriteria })).toEqual(
      { kind: 'home' },
    );
  });

  it('leads from the summary to the product with dates and guests [HDR-010]', () => {
    const criteria = hash('#id=p12&checkin=2026-12-11&checkout=2026-12-13&a=3&c=1&b=1&offerId=o9&error=1');
    expect(
      backTargetOf({ route: routeTo('fr_FR', '/booking/summary'), flow: 'booking', criteria: criteria }),
    ).toEqual({
      kind: 'product',
      href: '/sejours/recherche/p12#a=3&b=1&c=1&checkin=2026-12-11&checkout=2026-12-13&nights=2&s=1',
    });
  });

  it('keeps gift format, gift nights and flow from the gift checkout [HDR-010]', () => {
    const criteria = hash('#id=p12&giftFormat=physical&giftNights=2&bucket=b2');
    expect(
      backTargetOf({ route: routeTo('nl_NL', '/gift/checkout'), flow: 'gifting', criteria: criteria }),
    ).toEqual({
      kind: 'product',
      href: '/nl/verblijven/zoeken/p12?flow=gifting#giftAdult=2&giftFormat=physical&giftNights=2',
    });
  });

  it.each(['/booking/payment', '/booking/summary'])(
    'goes back in history from %s without a product [HDR-012]',
    (path) => {
      expect(
        backTargetOf({ route: routeTo('fr_FR', path), flow: 'booking', criteria: emptyCriteria }),
      ).toEqual({ kind: 'history' });
    },
  );

  it.each([
    [
      'kind=single-voucher&id=p12&flow=gifting&giftNights=2&giftFormat=physical',
      '/nl/verblijven/zoeken/p12?flow=gifting#giftFormat=physical&giftNights=2',
    ],
    ['code=SEA-D-EBOX&giftFormat=digital', '/box/SEA-D-EBOX'],
    ['kind=activity&id=7&a=3&giftFormat=digital', '/nl/verblijven/zoeken/activity/7#a=3&giftFormat=digital'],
    ['kind=gift-card&amount=10000&giftFormat=digital', '/giftcard/customization'],
  ])('leads from the gift checkout to the page where %s was chosen [HDR-010]', (search, href) => {
    const target = backTargetOf({
      route: routeTo('nl_NL', '/gift/checkout'),
      flow: 'gifting',
      criteria: emptyCriteria,
      search,
    });
    expect('href' in target && target.href.replace('giftAdult=2&', '')).toBe(href);
  });
});
