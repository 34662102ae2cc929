import { expect, test } from 'playwright/test';
import { buy, voucherItems } from '../support/buy';
import { passOn } from '../support/http';
import { findVisit } from '../support/site-pages';
import { nameOf, rowsOf } from '../support/stories/matrix';
import { beginVisit, expectSound, openGift, unwrap, type Visit } from '../support/stories/visit';

/** PIN of every partner of the demonstration (gateway/README.md). */
const pin = '246810';

/** Chooses the first day of the shown week that has slots, and its first hour. */
const chooseSlot = async ({ page, hand }: Visit): Promise<void> => {
  await hand.choose(page.locator('input[name="visit-day"]:enabled').first());
  await hand.choose(page.locator('input[name="visit-hour"]').first());
};

/** Shows the week after the shown one. */
const turnToNextWeek = async ({ page, hand }: Visit): Promise<void> => {
  const days = page.locator('input[name="visit-day"]');
  const monday = await days.first().inputValue();
  await hand.press(page.getByTestId('visit-next-week'));
  await expect(days.first()).not.toHaveValue(monday);
  await expect(page.locator('input[name="visit-day"]:enabled').first()).toBeAttached();
};

for (const row of rowsOf(4)) {
  test(`an activity is booked, moved and used: ${nameOf(row)} [ACT-002] [ACT-004] [ACT-006] [BENEF-008]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const visit = await beginVisit(page, row);
    const { locale, hand } = visit;
    const { id } = await findVisit(locale, 'slots');
    const { code } = await buy(
      page,
      voucherItems({ kind: 'activity', productId: id, fromName: 'Camille' }),
      0,
      locale,
    );

    await openGift(visit, code);
    await unwrap(visit);
    await expect(page.getByTestId('visit-address')).toContainText(/\d/);
    await expect(page.getByTestId('gift-visit').locator('a[href^="tel:+"]')).toBeVisible();
    await expect(page.getByTestId('gift-visit').locator('a[href^="mailto:contact@"]')).toBeVisible();
    await expect(page.locator('input[name="visit-day"]:enabled').first()).toBeAttached();
    await expectSound(visit);

    // The response is lost once. The choice stays, and the second try finds the same booking.
    await chooseSlot(visit);
    await hand.type(page.locator('input[name="visit-name"]'), 'Claire Petit');
    await hand.type(page.locator('input[name="visit-email"]'), 'claire@example.org');
    let isLost = false;
    await page.route('**/activity/booking', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await passOn(route);
      return route.abort('connectionreset');
    });
    await hand.press(page.getByTestId('visit-submit'));
    await expect(page.getByTestId('visit-chooser').getByRole('alert')).toBeVisible();
    await expect(page.locator('input[name="visit-name"]')).toHaveValue('Claire Petit');
    await hand.press(page.getByTestId('visit-submit'));
    const booked = page.getByTestId('visit-booked');
    await expect(booked).toBeVisible();
    await expect(booked.getByRole('heading')).toBeFocused();
    const day = await booked.getAttribute('data-day');
    await expectSound(visit);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hand.press(page.getByTestId('visit-calendar')),
    ]);
    expect(file.suggestedFilename()).toBe(`detour-${day}.ics`);

    await hand.press(page.getByTestId('visit-change'));
    // Late in a week it may have no other day.
    await turnToNextWeek(visit);
    await chooseSlot(visit);
    await hand.press(page.getByTestId('visit-submit'));
    await expect(booked).not.toHaveAttribute('data-day', day ?? '');

    // The partner scans the same code: the page shows the same, and a wrong PIN changes nothing.
    await openGift(visit, code);
    await expect(booked).toBeVisible();
    await hand.press(page.getByTestId('partner-open'));
    const field = page.getByTestId('partner-dialog').getByRole('textbox');
    await hand.type(field, '000000');
    await hand.press(page.getByTestId('partner-confirm'));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectSound(visit, { modal: true });
    await hand.type(field, pin);
    await hand.press(page.getByTestId('partner-confirm'));
    await expect(page.getByTestId('gift-ended')).toHaveAttribute('data-reason', 'used');
    await expectSound(visit);
    // Lost response, wrong PIN, and the first question for the amount.
    expect(visit.complaints.filter((text) => !/ERR_CONNECTION_RESET|status of 4(04|09)/.test(text))).toEqual(
      [],
    );
  });
}
