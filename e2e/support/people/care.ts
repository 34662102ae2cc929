import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { siteOf, type Locale } from '@detour/shared-contracts/sites';
import { asOperator } from './operator';
import { dataDir, ports } from '../shop';
import { expectPage, refuseConsent } from '../steps';

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

/** A browser of a member of staff on the French desk, in a role. Each call makes another member. */
export const openDesk = async (
  browser: Browser,
  name: string,
  role: 'agent' | 'lead',
  width = 1280,
): Promise<Page> => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width, height: 900 } });
  const page = await context.newPage();
  const email = `${name}.${Date.now().toString(36)}@detour.example`;
  await enterCare(page, 'fr_FR', email);
  await refuseConsent(page);
  if (role === 'lead') await asOperator('set-staff-role', `${email} lead`);
  return page;
};
