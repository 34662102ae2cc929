import { expect, test, type Browser, type Page } from 'playwright/test';
import { askJson } from '../support/site-pages';
import { linkInMail, readMails } from '../support/mails';
import { addressOf, findDates, findStays } from '../support/site-pages';
import { amountOf, expectPage } from '../support/steps';
import { handOf, sendDay } from '../support/stories/hand';
import { nameOf, rowsOf, type Row } from '../support/stories/matrix';
import { wordOf } from '../support/stories/words';
import { watchConsole } from '../support/checks/console';
import {
  beginVisit,
  chooseStay,
  expectSound,
  fillForm,
  first,
  order,
  unwrap,
  type Visit,
} from '../support/stories/visit';
import type { Locale } from '@detour/shared-contracts/sites';

interface GiftPrices {
  readonly prices: readonly { readonly sellPrices: readonly { readonly value: string }[] }[];
}

/** A stay whose two nights are sold as a gift. */
const findGift = async (
  locale: Locale,
  index: number,
): Promise<{ readonly id: string; readonly bucket: string }> => {
  const stays = await findStays(locale, 40);
  for (const { id } of stays.slice(6 + 2 * index)) {
    const { prices } = await askJson<GiftPrices>(
      locale,
      `/api/product/${id}/gift-prices?locale=${locale}&nights=2`,
    );
    const bucket = prices[0]?.sellPrices.at(-1)?.value;
    if (bucket !== undefined) return { id, bucket };
  }
  throw new Error('No stay of two nights is sold as a gift.');
};

/** Moves the hour of the gift to some seconds from now, with the call of the page's form: a person can only choose half hours. */
const moveNear = (page: Page, toEmail: string, locale: Locale): Promise<number> =>
  page.evaluate(
    async ([email, language]) => {
      const uuid = location.pathname.split('/').at(-1);
      const answer = await fetch(`/api/front/purchase/orders/${uuid}/gifts/0/delivery`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          toName: 'Claire',
          toEmail: email,
          locale: language,
          design: 'birthday',
          sendAt: new Date(Date.now() + 3000).toISOString(),
        }),
      });
      return answer.status;
    },
    [toEmail, locale] as const,
  );

/** Gives the stay for a day and an hour, and returns the link of the letter that the recipient gets. */
const give = async (
  visit: Visit,
  { id, bucket }: { readonly id: string; readonly bucket: string },
): Promise<string> => {
  const { page, hand, locale } = visit;
  const address = `claire.${locale.toLowerCase()}.${Date.now()}@example.org`;
  await page.goto(`${addressOf(locale, 'single-voucher', { id })}#giftNights=2&bucket=${bucket}`);
  await expectPage(page, 'page-gift');
  await expect(first(page.getByTestId('gift-offer-button'))).toBeEnabled();
  await hand.type(first(page.getByTestId('gift-from-name')), 'Camille');
  await hand.type(first(page.getByTestId('gift-message')), 'Bon voyage !');
  await expectSound(visit);
  await hand.press(first(page.getByTestId('gift-offer-button')));
  await expectPage(page, 'page-gift-checkout');
  await hand.choose(page.getByTestId('giving-mail'));
  await hand.choose(page.getByTestId('giving-later'));
  await hand.type(page.getByTestId('giving-name'), 'Claire');
  await hand.type(page.getByTestId('giving-email'), address);
  await hand.pickDay(await sendDay(page, 2));
  await hand.select(page.getByTestId('giving-hour'), '18:30');
  await hand.choose(page.getByTestId('giving-design-birthday'));
  await fillForm(visit);
  await expectSound(visit);
  await order(visit);
  await expect(page.getByTestId('given-gift')).toHaveAttribute('data-state', 'waiting');
  await expect(page.getByTestId('given-delivery')).toContainText(/18.{1,3}30/);
  await expectSound(visit);
  expect(readMails(address).some((html) => html.includes('/gift#token='))).toBe(false);
  expect(await moveNear(page, address, locale)).toBe(200);
  const link = await linkInMail(address, '/gift', 60_000);
  const mail = readMails(address).find((html) => html.includes(link)) ?? '';
  for (const secret of ['€', '/confirmation', 'Essai', 'camille.essai']) expect(mail).not.toContain(secret);
  return link;
};

const recipientOf = async (browser: Browser, row: Row, link: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: row.width, height: 900 } });
  const page = await context.newPage();
  const { complaints } = watchConsole(page);
  const hand = handOf(page, row.way);
  await page.goto(link);
  await hand.press(page.getByTestId('consent-refuse'));
  return { ...row, page, hand, word: (owner, id) => wordOf(owner, row.locale, id), complaints };
};

const bar = ({ page }: Visit) => page.getByTestId('gift-bar');
const restOf = async (visit: Visit): Promise<number> => Number(await bar(visit).getAttribute('data-rest'));

/** Opens a stay on the n-th available day in three months. Returns the cents that the gift leaves to pay. */
const openStay = async ({ page, locale }: Visit, id: string, nth: number): Promise<number> => {
  const { checkin, checkout } = await findDates(locale, id, { months: 3, nth });
  await page.goto('about:blank');
  await page.goto(`${addressOf(locale, 'product', { id })}#checkin=${checkin}&checkout=${checkout}`);
  await expectPage(page, 'page-product');
  const price = first(page.getByTestId('product-price'));
  await expect(price).toHaveAttribute('data-price-type', 'beneficiary', { timeout: 20_000 });
  await expect(price).toHaveAttribute('data-nights', /\d/, { timeout: 20_000 });
  return amountOf(price);
};

/** From the opened stay to its filled summary. Returns the cents left to pay. */
const bookStay = async (visit: Visit): Promise<number> => {
  await chooseStay(visit);
  await expect(visit.page.getByTestId('applied-code')).toHaveCount(1);
  return amountOf(visit.page.getByTestId('summary-total'));
};

/** A gift pays four of five days: opens the given stay on the next one that it pays. */
const openCovered = async (visit: Visit, id: string, from: number): Promise<void> => {
  for (let nth = from; nth < from + 8; nth += 1) if ((await openStay(visit, id, nth)) === 0) return;
  throw new Error(`The gift pays the stay ${id} on none of eight days.`);
};

for (const [index, row] of rowsOf(2).entries()) {
  test(`a gift stay is given at an hour, unwrapped, booked for less, and its rest pays a part of a second stay: ${nameOf(row)} [GIFT-032] [BENEF-001] [BENEF-003] [BENEF-008] [BENEF-009]`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000);
    const giver = await beginVisit(page, row);
    const gift = await findGift(row.locale, index);
    const recipient = await recipientOf(browser, row, await give(giver, gift));
    const { hand, word } = recipient;
    await expect(recipient.page.getByTestId('gift-wrapped')).toContainText('Camille');
    await expectSound(recipient);
    await unwrap(recipient);
    await expectSound(recipient);
    const open = word('remote-boxes', 'voucher.chooseDates');
    await hand.press(recipient.page.getByTestId('gift').getByRole('button', { name: open }));
    await expect(recipient.page.getByTestId('given-stay')).toHaveAttribute('data-id', gift.id);
    await expect(bar(recipient)).toContainText('Camille');
    const worth = await restOf(recipient);
    // The list fades while it loads.
    await expect(recipient.page.getByTestId('held-stays')).not.toHaveAttribute('aria-busy', 'true');
    await expectSound(recipient);
    await hand.press(recipient.page.getByTestId('given-stay').getByRole('link', { name: open }));
    await expectPage(recipient.page, 'page-product');

    await openCovered(recipient, gift.id, index);
    expect(await bookStay(recipient)).toBe(0);
    await expect(recipient.page.getByTestId('gift-rest-after')).toBeVisible();
    await expectSound(recipient);
    await order(recipient);

    // The rest pays a part of another stay.
    const second = (await findStays(row.locale, 30)).filter(({ id }) => id !== gift.id)[index % 5]!;
    await recipient.page.goto(addressOf(row.locale, 'product', { id: second.id }));
    await expectPage(recipient.page, 'page-product');
    await expect(bar(recipient)).toBeVisible();
    const rest = await restOf(recipient);
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThan(worth);
    const due = await openStay(recipient, second.id, index);
    expect(await bookStay(recipient)).toBe(due);
    await expectSound(recipient);
    await order(recipient);
    await expect(recipient.page.getByTestId('confirmation-order')).toBeVisible();
    await expectSound(recipient);

    await page.reload();
    await expect(page.getByTestId('given-opened')).toHaveAttribute('data-tone', 'done');
    await expect(page.getByTestId('given-used')).toHaveAttribute('data-tone', 'done');
    expect([...giver.complaints, ...recipient.complaints]).toEqual([]);
    await recipient.page.context().close();
  });
}
