import { expect, type Locator, type Page } from 'playwright/test';
import { addDays, type IsoDate } from '@detour/shared-contracts/base';
import type { Way } from './matrix';

/** What a person does with a page, by pointer or by keyboard alone. */
export interface Hand {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  /** A radio button or a checkbox. */
  choose(target: Locator): Promise<void>;
  select(target: Locator, value: string): Promise<void>;
  /** A day of the open calendar, `2027-01-31`. */
  pickDay(date: string): Promise<void>;
}

const day = (page: Page, date: string): Locator =>
  page.locator(`[data-testid="calendar-day"][data-date="${date}"]`).filter({ visible: true }).first();

/** Which days can be the last one is known shortly after the first one is chosen. */
const expectOpen = (page: Page, date: string): Promise<void> =>
  expect(day(page, date)).not.toHaveAttribute('aria-disabled', 'true', { timeout: 15_000 });

/** A calendar with one month at a time: the last days of a month leave few days to choose. */
const openMonthOf = async (page: Page, date: string): Promise<void> => {
  const shown = page.locator('[data-testid="calendar-day"]').filter({ visible: true });
  await shown.first().waitFor();
  const last = async (): Promise<string> => (await shown.last().getAttribute('data-date')) ?? '';
  for (let month = 0; month < 12 && (await last()) < date; month += 1) {
    const before = await last();
    await page.getByTestId('calendar-next').filter({ visible: true }).first().click();
    await expect.poll(last).not.toBe(before);
  }
};

/** A drawn radio button or checkbox is pressed by its label. */
const chooseByPointer = async (target: Locator): Promise<void> => {
  const label = target.locator('xpath=ancestor::label[1]');
  if ((await label.count()) === 0) return target.check({ force: true });
  if (!(await target.isChecked())) await label.click();
  await expect(target).toBeChecked();
};

const byPointer = (page: Page): Hand => ({
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  choose: chooseByPointer,
  select: async (target, value) => void (await target.selectOption(value)),
  async pickDay(date) {
    await openMonthOf(page, date);
    await expectOpen(page, date);
    await day(page, date).click();
  },
});

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. Fails if it is no stop of the page. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < 300; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
};

/** Tab enters a group of radio buttons at one of them. */
const reachGroup = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < 300; stop += 1) {
    const isInside = await target.evaluate(
      (element) =>
        element === document.activeElement ||
        ((element as HTMLInputElement).type === 'radio' &&
          (document.activeElement as HTMLInputElement | null)?.type === 'radio' &&
          (document.activeElement as HTMLInputElement).name === (element as HTMLInputElement).name),
    );
    if (isInside) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the group of ${String(target)}.`);
};

const chooseByKeys = async (page: Page, target: Locator): Promise<void> => {
  if (await target.isChecked()) return;
  await reachGroup(page, target);
  for (let step = 0; step < 60 && !(await hasFocus(target)); step += 1)
    await page.keyboard.press('ArrowDown');
  if (!(await target.isChecked())) await page.keyboard.press('Space');
  await expect(target).toBeChecked();
};

const selectByKeys = async (page: Page, target: Locator, value: string): Promise<void> => {
  await reach(page, target);
  await page.keyboard.press('Home');
  for (let step = 0; step < 60 && (await target.inputValue()) !== value; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(target).toHaveValue(value);
};

const focusedDay = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['date'] ?? '');

const dayLength = 86_400_000;

/** Into the grid by Tab, over weeks and days by arrows. */
const pickDayByKeys = async (page: Page, date: string): Promise<void> => {
  for (let stop = 0; (await focusedDay(page)) === ''; stop += 1) {
    if (stop === 300) throw new Error('Tab does not reach a day of a calendar.');
    await page.keyboard.press('Tab');
  }
  for (let step = 0; step < 120; step += 1) {
    const now = await focusedDay(page);
    const days = Math.round((Date.parse(date) - Date.parse(now)) / dayLength);
    if (days === 0) break;
    const [back, on] = Math.abs(days) >= 7 ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    await page.keyboard.press(days > 0 ? (on ?? '') : (back ?? ''));
    await expect.poll(() => focusedDay(page), { message: `on the way to ${date}` }).not.toBe(now);
  }
  expect(await focusedDay(page)).toBe(date);
  await expectOpen(page, date);
  await page.keyboard.press('Enter');
};

const byKeyboard = (page: Page): Hand => ({
  async press(target) {
    await reach(page, target);
    await page.keyboard.press('Enter');
  },
  async type(target, text) {
    await reach(page, target);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  choose: (target) => chooseByKeys(page, target),
  select: (target, value) => selectByKeys(page, target, value),
  pickDay: (date) => pickDayByKeys(page, date),
});

export const handOf = (page: Page, way: Way): Hand =>
  way === 'pointer' ? byPointer(page) : byKeyboard(page);

/** A day on which a gift can be sent, so many days after the first one. It may lie in the month after the shown one. */
export const sendDay = async (page: Page, later: number): Promise<string> => {
  const open = page
    .getByTestId('giving-day')
    .locator('[data-testid="calendar-day"]:not([aria-disabled="true"])');
  return addDays((await open.first().getAttribute('data-date')) as IsoDate, later);
};
