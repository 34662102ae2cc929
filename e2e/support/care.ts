import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import { dataDir, ports } from './shop';
import { expectPage } from './steps';

/** Origin of customer care for a locale. */
export const careOriginOf = (locale: Locale): string =>
  `http://${siteOf(locale)}.care.localhost:${ports.shell}`;

/** Passcode of the demonstration issuer of this shop. */
export const carePasscode = (): string =>
  readFileSync(join(dataDir, 'gateway', 'care-passcode'), 'utf8').trim();

/** Signs in as a member of staff by the form, and ends at the desk. */
export const enterCare = async (
  page: Page,
  locale: Locale,
  email = 'agent@detour.example',
): Promise<void> => {
  const language = locale.endsWith('_BE') ? `?locale=${locale}` : '';
  await page.goto(`${careOriginOf(locale)}/care/login${language}`);
  await expectPage(page, 'page-care-login');
  await page.locator('#care-email').fill(email);
  await page.locator('#care-passcode').fill(carePasscode());
  await page.keyboard.press('Enter');
  await expectPage(page, 'page-care');
};
