import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { saveData } from '../support/journey';
import { rootDir } from '../support/shop';
import { addressOf } from '../support/site-pages';
import { countShifts, mostShift, shiftsOf } from '../support/states/layout-shifts';
import { showPictures } from '../support/states/show-pictures';
import { findSubjects, statePages, type StatePage } from '../support/states/state-pages';
import { expectPage, refuseConsent } from '../support/steps';

const folder = join(rootDir, '.cache', 'states');
const locale: Locale = 'fr_FR';

interface Measured {
  readonly name: string;
  readonly value: number;
  readonly by: readonly string[];
}

/** A visitor who has answered about consent: a click would excuse what moves in the half second after it. */
const openVisitor = async (browser: Browser, width: number): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  await page.goto(addressOf(locale, 'contact'));
  await expectPage(page, 'page-contact');
  await refuseConsent(page);
  await page.close();
  return context;
};

const measure = async (context: BrowserContext, subject: StatePage, address: string): Promise<Measured> => {
  const page = await context.newPage();
  try {
    await saveData(page);
    await countShifts(page);
    await page.goto(address);
    await expectPage(page, subject.hook);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    await showPictures(page);
    return { name: subject.name, ...(await shiftsOf(page)) };
  } finally {
    await page.close();
  }
};

/** One row for each page: its sum, and what moved. */
const keep = (width: number, rows: readonly Measured[]): void => {
  mkdirSync(folder, { recursive: true });
  const lines = rows.map(({ name, value, by }) => [name, value.toFixed(4), by.join('; ')].join('\t'));
  writeFileSync(join(folder, `shifts-${width}.tsv`), `${lines.join('\n')}\n`);
};

/** By the proof only: minutes, and the proof is where its findings are looked at. */
const widths = process.env['PROOF'] === '1' ? [390, 1280] : [];

for (const width of widths) {
  test(`each page moves by at most ${mostShift} while it loads and is scrolled, at ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const subjects = await findSubjects(locale);
    const context = await openVisitor(browser, width);
    const rows: Measured[] = [];
    for (const subject of statePages)
      rows.push(await measure(context, subject, subject.address(locale, subjects)));
    await context.close();
    keep(width, rows);
    const tooMuch = rows.filter(({ value }) => value > mostShift);
    expect(tooMuch.map(({ name, value, by }) => `${name}: ${value.toFixed(3)}, ${by.join('; ')}`)).toEqual(
      [],
    );
  });
}
