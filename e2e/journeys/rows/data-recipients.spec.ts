import { expect, test } from 'playwright/test';
import { printPath } from '@detour/shared-contracts/sites';
import { addressIn, serveWithSettings, type FaultShop } from '../../support/faults/fault-shop';
import { originOf } from '../../support/site-pages';
import { expectPage } from '../../support/steps';

const sentences = {
  fr_FR: 'votre navigateur transmet alors à Google votre adresse IP',
  es_ES: 'tu navegador transmite entonces a Google tu dirección IP',
  fr_BE: 'votre navigateur transmet alors à Google votre adresse IP',
  nl_BE: 'technische gegevens van je toestel, het adres van onze site',
  nl_NL: 'technische gegevens van je apparaat, het adres van onze site',
  it_IT: 'il tuo browser trasmette allora a Google il tuo indirizzo IP',
} as const;

test.describe('a shop with a key of the hosted map', () => {
  let shop: FaultShop;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    shop = await serveWithSettings('maps-key', { MAPS_KEY: 'key-of-the-map-service-in-tests' });
  });
  test.afterAll(() => shop?.stop());

  test('names the map service on the page of data protection, before the rights of the visitor, and its cookies on theirs, in each locale', async ({
    page,
  }) => {
    test.setTimeout(150_000);
    for (const locale of ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const) {
      const path = printPath('static', locale, { id: 'data-protection' });
      const address = `${originOf(locale)}${path}${locale.endsWith('_BE') ? `?locale=${locale}` : ''}`;
      await page.goto(addressIn(shop, address));
      await expectPage(page, 'page-static');
      const sections = page.getByTestId('page-static').locator('section');
      await expect(sections.filter({ hasText: sentences[locale] })).toHaveCount(1);
      const titles = await sections.getByRole('heading', { level: 2 }).allInnerTexts();
      expect(titles.findIndex((title) => title.includes('Google'))).toBe(titles.length - 2);

      await page.goto(address);
      await expectPage(page, 'page-static');
      await expect(sections).toHaveCount(titles.length - 1);
      await expect(page.getByTestId('page-static')).not.toContainText('Google');
      const cookies = address.replace('data-protection', 'cookies');
      await page.goto(addressIn(shop, cookies));
      await expect(sections.last()).toContainText(/Google.*NID \(6 /);
      await page.goto(cookies);
      await expectPage(page, 'page-static');
      await expect(page.getByTestId('page-static')).not.toContainText('Google');
    }
  });
});
