import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { axeFaults } from '../support/checks/axe';
import { watchConsole } from '../support/checks/console';
import { saveData } from '../support/journey';
import { rootDir } from '../support/shop';
import { coveringSample } from '../support/states/covering-sample';
import { findLayoutFaults } from '../support/states/layout-faults';
import { countShifts, findShifts } from '../support/states/layout-shifts';
import { enterState, hasState, pageStates, widthsOf, type Visit } from '../support/states/page-states';
import { showPictures } from '../support/states/show-pictures';
import { findSubjects, statePages } from '../support/states/state-pages';

const isProof = process.env['PROOF'] === '1';
/** Artifacts of a run: one picture for each cell, light and dark. */
const pictures = join(rootDir, '.cache', 'states');
const locales: readonly Locale[] = ['fr_FR', 'nl_BE'];

interface Cell extends Omit<Visit, 'subjects'> {
  readonly width: number;
}

const cells: readonly Cell[] = locales.flatMap((locale) =>
  statePages.flatMap((subject) =>
    pageStates
      .filter((state) => hasState(subject, state))
      .flatMap((state) => widthsOf(state).map((width) => ({ subject, state, locale, width }))),
  ),
);

/** Each page in each state, as it usually is also on a phone and on a desk in each locale; each state at each width and in each locale. */
const tagsOf = ({ subject, state, locale, width }: Cell): readonly string[] => [
  `${subject.name}: ${state}`,
  ...(state === 'many' && (width === 390 || width === 1280) ? [`${subject.name}, ${locale}, ${width}`] : []),
  `${state}, ${width}`,
  `${state}, ${locale}`,
];
/** The full run looks at the home page, at each width and in each locale. The proof takes all pages and states, or a sample that covers them. */
const chosenCells = (): readonly Cell[] => {
  if (isProof) return process.env['STATES'] === 'sample' ? coveringSample(cells, tagsOf) : cells;
  const usual = cells.filter(({ subject, state }) => subject.name === 'home' && state === 'many');
  return coveringSample(usual, tagsOf);
};

const pictureOf = ({ subject, state, locale, width }: Cell, theme: string): string => {
  mkdirSync(join(pictures, subject.name), { recursive: true });
  const name = [state.replaceAll(/[ %]+/g, ''), locale, String(width), theme].join('-');
  return join(pictures, subject.name, `${name}.png`);
};

/** What is wrong in the theme that the page shows. */
const faultsOf = async (page: Page, cell: Cell): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const theme of cell.state === 'print' ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme });
    // axe is a script of the page: without scripts it never ends.
    const axe = cell.state === 'no JavaScript' ? [] : await axeFaults(page);
    const found = [...(await findLayoutFaults(page)), ...axe];
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
    await page.screenshot({ path: pictureOf(cell, theme), fullPage: true, animations: 'disabled' });
  }
  return faults;
};

const lookAt = async (browser: Browser, cell: Cell): Promise<readonly string[]> => {
  const subjects = await findSubjects(cell.locale);
  const context = await browser.newContext({
    viewport: { width: cell.width, height: 900 },
    javaScriptEnabled: cell.state !== 'no JavaScript',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await saveData(page);
    await countShifts(page);
    const { complaints } = watchConsole(page);
    await enterState(page, { ...cell, subjects });
    await showPictures(page);
    const faults = await faultsOf(page, cell);
    // A failing call is a line of the browser's console, and reported. Without scripts nothing uses the data that a document preloads.
    const heard = cell.state === 'error' || cell.state === 'no JavaScript' ? [] : complaints;
    // A skeleton is as high as usual words, not as these.
    const shifts = cell.state === 'long words' ? [] : await findShifts(page);
    return [...faults, ...shifts, ...heard];
  } finally {
    await context.close();
  }
};

for (const cell of chosenCells()) {
  const { subject, state, locale, width } = cell;
  test(`${subject.name} has no fault of layout, contrast or console: ${state}, ${locale}, ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    expect(await lookAt(browser, cell)).toEqual([]);
  });
}
