import { expect, test, type Locator, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { expectAccessible } from '../../support/checks/axe';
import { buy, stayItems } from '../../support/buy';
import { watchConsole } from '../../support/checks/console';
import { passOn } from '../../support/http';
import { tabTo } from '../../support/checks/keyboard';
import { linkInMail } from '../../support/mails';
import { addressOf, findHalfRefundable } from '../../support/site-pages';
import { buyer, expectPage, refuseConsent } from '../../support/steps';

interface Words {
  readonly cancel: RegExp;
  readonly confirmCancel: RegExp;
  readonly company: RegExp;
  readonly createInvoice: RegExp;
  readonly openInvoice: RegExp;
  readonly resend: RegExp;
  readonly sent: RegExp;
  readonly close: RegExp;
}

const french: Words = {
  cancel: /Annuler la réservation/,
  confirmCancel: /Confirmer l’annulation/,
  company: /Au nom d’une entreprise/,
  createInvoice: /Établir la facture/,
  openInvoice: /Ouvrir la facture/,
  resend: /Renvoyer la confirmation/,
  sent: /envoyé à l’adresse/,
  close: /^Fermer$/,
};
const italian: Words = {
  cancel: /Cancella la prenotazione/,
  confirmCancel: /Conferma la cancellazione/,
  company: /A nome di un’azienda/,
  createInvoice: /Emetti la fattura/,
  openInvoice: /Apri la fattura/,
  resend: /Invia di nuovo la conferma/,
  sent: /Inviata a/,
  close: /^Chiudi$/,
};
const dutch: Words = {
  cancel: /Reservatie annuleren/,
  confirmCancel: /Annulatie bevestigen/,
  company: /Op naam van een bedrijf/,
  createInvoice: /Factuur opmaken/,
  openInvoice: /Factuur openen/,
  resend: /Bevestiging opnieuw sturen/,
  sent: /Verstuurd naar/,
  close: /^Sluiten$/,
};

interface Case {
  readonly locale: Locale;
  readonly width: 390 | 1280;
  readonly by: 'pointer' | 'keyboard';
  readonly words: Words;
}

// Each pair of language, width and input once.
const cases: readonly Case[] = [
  { locale: 'fr_FR', width: 1280, by: 'keyboard', words: french },
  { locale: 'it_IT', width: 390, by: 'pointer', words: italian },
  { locale: 'nl_BE', width: 390, by: 'keyboard', words: dutch },
];

/** Presses a control by its visible name, as the visitor of the case does. */
const press = async (page: Page, name: RegExp, { by }: Case): Promise<void> => {
  if (by === 'pointer') {
    await page
      .getByRole('button', { name })
      .or(page.getByRole('radio', { name }))
      .filter({ visible: true })
      .first()
      .click();
    return;
  }
  await page
    .getByRole('button', { name })
    .or(page.getByRole('radio', { name }))
    .filter({ visible: true })
    .first()
    .focus();
  await page.keyboard.press(name.source.includes('nom') || name.source.includes('naam') ? 'Space' : 'Enter');
};

const fits = async (page: Page, { width }: Case): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

/** Status and type of a linked document, as this browser gets it. */
const typeOf = async (page: Page, link: Locator): Promise<string> =>
  page.evaluate(
    async (href) => {
      const answer = await fetch(href);
      return `${answer.status} ${answer.headers.get('content-type') ?? ''}`;
    },
    (await link.getAttribute('href')) ?? '',
  );

const dialogs = {
  modification: 'change-dialog',
  cancellation: 'cancel-dialog',
  withdrawal: 'cancel-dialog',
} as const;

/** The look-up with each word opens its dialog, which takes the focus. */
const lookUp = async (
  page: Page,
  orderNumber: string,
  one: Case,
  r: keyof typeof dialogs | 'invoice',
): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${addressOf(one.locale, 'booking-lookup')}#r=${r}`);
  await expectPage(page, 'page-booking-lookup');
  await page.locator('#lookup-orderNumber').fill(orderNumber);
  await page.locator('#lookup-email').fill(buyer.email);
  await page.keyboard.press('Enter');
  const dialog = page.getByTestId(r === 'invoice' ? 'invoice-dialog' : dialogs[r]);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused();
  expect(page.url()).not.toContain('token');
  expect(page.url()).toContain(`r=${r}`);
};

/** Paper has the facts and the number to call, and nothing to press. */
const expectPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  const actions = page.getByTestId('hub-actions');
  await expect(actions.getByRole('link')).toHaveCount(1);
  await expect(actions.getByRole('button')).toHaveCount(0);
  await expect(page.getByTestId('hub-papers')).toBeHidden();
  await expect(page.getByTestId('hub-price')).toBeVisible();
  await page.emulateMedia({ media: null });
};

for (const one of cases) {
  const { locale, width, by, words } = one;
  test(`a booking is looked up, invoiced, sent again and cancelled on one page: ${locale}, ${width} px, ${by} [ACC-009, CONTACT-002]`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 860 });
    await page.goto(addressOf(locale, 'home'));
    await refuseConsent(page);
    const { id, dates } = await findHalfRefundable(locale);
    const { orderUUID, orderNumber } = await buy(page, stayItems({ id, ...dates }), 0, locale);
    const { complaints } = watchConsole(page);

    // Right after the payment the page greets; by the mail's link it shows the state.
    await page.goto(addressOf(locale, 'confirmation', { orderUUID }));
    const hub = page.getByTestId('confirmation-order');
    await expect(hub).toContainText(orderNumber);
    await expect(page.getByTestId('hub-steps').getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByTestId('hub-papers').getByRole('link')).toHaveCount(2);
    await page.getByTestId('hub-map').scrollIntoViewIfNeeded();
    await expect(
      page.getByTestId('hub-map').getByRole('region').or(page.getByTestId('map')).first(),
    ).toBeVisible();
    await expectPaper(page);
    await fits(page, one);
    await expectAccessible(page);
    const link = await linkInMail(
      buyer.email,
      new URL(addressOf(locale, 'confirmation', { orderUUID })).pathname,
    );
    await page.goto('about:blank');
    await page.goto(link);
    await expect(hub).toContainText(orderNumber);
    expect(page.url()).not.toContain('token');

    // Each word of the look-up opens its dialog once.
    await lookUp(page, orderNumber, one, 'modification');
    await press(page, words.close, one);
    await expect(page.getByTestId('change-dialog')).toBeHidden();
    expect(page.url()).not.toContain('r=');
    await lookUp(page, orderNumber, one, 'withdrawal');
    await lookUp(page, orderNumber, one, 'invoice');
    await expectAccessible(page);

    // A wrong VAT number is shown at its field; the right one gives the document.
    await press(page, words.company, one);
    await page.locator('#invoice-name').fill('Atelier Loire');
    await page.locator('#invoice-vatNumber').fill('12');
    await page.locator('#invoice-addressLine').fill('1 rue du Port');
    await page.locator('#invoice-postalCode').fill('44000');
    await page.locator('#invoice-city').fill('Nantes');
    await press(page, words.createInvoice, one);
    await expect(page.locator('#invoice-vatNumber')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('#invoice-vatNumber').fill('FR40303265045');
    // The response is lost once: the input stays, and the second try gets one invoice.
    let isLost = false;
    await page.route('**/invoice-request', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await passOn(route);
      return route.abort('connectionreset');
    });
    await press(page, words.createInvoice, one);
    await expect(page.getByTestId('invoice-dialog').getByRole('alert')).not.toBeEmpty();
    await expect(page.locator('#invoice-name')).toHaveValue('Atelier Loire');
    await press(page, words.createInvoice, one);
    const paper = page.getByRole('link', { name: words.openInvoice });
    await expect(paper).toBeVisible();
    expect(await typeOf(page, paper)).toBe('200 application/pdf');
    await press(page, words.close, one);
    await expect(page.getByTestId('hub-papers').getByRole('link')).toHaveCount(3);
    const itinerary = page.getByTestId('hub-papers').getByRole('link').first();
    expect(await typeOf(page, itinerary)).toBe('200 application/pdf');

    await press(page, words.resend, one);
    await expect(page.getByText(words.sent)).toBeVisible();

    // The cancelled order explains itself, after a reload too.
    await page.reload();
    if (by === 'keyboard') await tabTo(page, words.cancel);
    await press(page, words.cancel, one);
    await expect(page.getByTestId('cancel-dialog')).toBeVisible();
    await press(page, words.confirmCancel, one);
    const ended = page.getByTestId('cancelled-order');
    await expect(ended).toContainText(orderNumber);
    await page.reload();
    await expect(ended).toContainText('4242');
    // The invoice and the credit note of what came back.
    await expect(page.getByTestId('hub-papers').getByRole('link')).toHaveCount(2);
    await fits(page, one);
    await expectAccessible(page);
    expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]);
  });
}
