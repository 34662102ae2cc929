import { expect, test } from 'playwright/test';
import { locales, type Locale } from '@detour/shared-contracts/sites';
import { findForeignWords } from '../support/checks/language';
import { addressOf, findBoxes, findStays, originOf } from '../support/site-pages';

const isProof = process.env['PROOF'] === '1';
const pagesPerLocale = isProof ? 120 : 0;

/** One URL of each kind of page. */
const addressesOf = async (locale: Locale): Promise<readonly string[]> => {
  const [stay] = await findStays(locale, 1);
  const [box] = await findBoxes(locale);
  if (!stay || !box) throw new Error(`${locale} has no stay or no box for sale.`);
  return [
    addressOf(locale, 'home'),
    addressOf(locale, 'home', {}, '?flow=gifting'),
    addressOf(locale, 'search'),
    addressOf(locale, 'search', {}, '?flow=gifting'),
    addressOf(locale, 'activity-search'),
    addressOf(locale, 'product', { id: stay.id }),
    addressOf(locale, 'product', { id: stay.id }, '?flow=gifting'),
    addressOf(locale, 'single-voucher', { id: stay.id }),
    addressOf(locale, 'hotel', { id: stay.hotel.id }),
    addressOf(locale, 'boxes'),
    addressOf(locale, 'box', { slug: box.slug, code: box.code }),
    addressOf(locale, 'giftcard-customization'),
    addressOf(locale, 'contact'),
    addressOf(locale, 'static', { id: 'terms-of-sale' }),
    ...['spa', 'duo', 'last-minute', 'gift'].map((slug) => addressOf(locale, 'landing', { slug })),
    addressOf(locale, 'ideas'),
    addressOf(locale, 'signin'),
    addressOf(locale, 'wishlist'),
    addressOf(locale, 'booking-lookup'),
    `${originOf(locale)}/${locale.startsWith('nl') ? 'nl/' : locale === 'fr_BE' ? 'fr/' : ''}no-such-page`,
  ];
};

const turns: readonly (readonly Locale[])[] = [
  ['fr_FR', 'nl_NL'],
  ['es_ES', 'fr_BE'],
  ['it_IT', 'nl_BE'],
];

/**
 * Each kind of page in two locales of different languages, in rotation. The proof takes all, and the pages that they link
 * to.
 */
const sampleOf = (addresses: readonly string[], locale: Locale): readonly string[] =>
  isProof
    ? addresses
    : addresses.filter((_, kind) => kind % turns.length === turns.findIndex((pair) => pair.includes(locale)));

for (const locale of locales) {
  test(`contains only text in ${locale} on each kind of page [I18N-003]`, async ({ page }) => {
    test.setTimeout(isProof ? 900_000 : 180_000);
    const queue = [...sampleOf(await addressesOf(locale), locale)];
    const seen = new Set(queue);
    const problems: string[] = [];
    for (let visited = 0; visited < queue.length; visited += 1) {
      const address = queue[visited] ?? '';
      await page.goto(address, { waitUntil: 'load' });
      await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted', {
        timeout: 20_000,
      });
      await expect(page.locator('html')).toHaveAttribute('data-locale', locale);
      for (const problem of await findForeignWords(page, locale))
        problems.push(`${new URL(address).pathname}: ${problem}`);
      if (queue.length >= pagesPerLocale) continue;
      const links = await page
        .locator('a[href]')
        .evaluateAll((anchors) =>
          anchors.map((anchor) => (anchor as HTMLAnchorElement).href.split('#')[0] ?? ''),
        );
      for (const link of links) {
        if (!link.startsWith(originOf(locale)) || seen.has(link) || queue.length >= pagesPerLocale) continue;
        if (/\.(pdf|ics)$|\/api\/|\/_shell/.test(link)) continue;
        seen.add(link);
        queue.push(link);
      }
    }
    expect(problems).toEqual([]);
  });
}
