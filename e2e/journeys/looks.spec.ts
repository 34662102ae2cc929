import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { test, type Browser, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { legalPath, printPath } from '@detour/shared-contracts/sites';
import { buy, buyAs, stayItems, voucherItems } from '../support/buy';
import { careOriginOf, enterCare } from '../support/care';
import { watchConsole } from '../support/console';
import { linkInMail } from '../support/mails';
import { addressOf, originOf, findBoxes, findRefundable, findStays } from '../support/site-pages';
import { buyer, expectPage, refuseConsent } from '../support/steps';

const locale = (process.env['LOOK_LOCALE'] ?? 'fr_FR') as Locale;
const only = process.env['LOOK_ONLY'] ?? '';
const dir = `/tmp/looks/final/${locale}`;
mkdirSync(dir, { recursive: true });
const widths = [390, 768, 1280];

const montage = async (name: string, parts: Buffer[]) => {
  const metas = await Promise.all(parts.map((p) => sharp(p).metadata()));
  const height = Math.max(...metas.map((m) => m.height ?? 0));
  const width = metas.reduce((sum, m) => sum + (m.width ?? 0) + 24, 0);
  let left = 0;
  const all = await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(
      parts.map((input, i) => {
        const l = left;
        left += (metas[i]!.width ?? 0) + 24;
        return { input, left: l, top: 0 };
      }),
    )
    .png()
    .toBuffer();
  const tile = 1900;
  for (let top = 0, n = 0; top < height; top += tile, n++)
    await sharp(all)
      .extract({ left: 0, top, width, height: Math.min(tile, height - top) })
      .png()
      .toFile(`${dir}/${name}${n ? `.${n}` : ''}.png`);
};

const shot = async (page: Page, name: string, kind: 'main' | 'view' | 'dialog' = 'main', sel = 'main') => {
  const parts: Buffer[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: kind === 'dialog' ? 1300 : 900 });
    await page.waitForTimeout(350);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(`OVERFLOW ${name} ${width}: ${over}`);
    if (kind !== 'main') parts.push(await page.screenshot());
    else {
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          scrollTo(0, y);
          await new Promise((r) => setTimeout(r, 40));
        }
        scrollTo(0, 0);
      });
      await page.waitForTimeout(250);
      const box = await page.locator(sel).first().boundingBox();
      parts.push(
        await page.screenshot({
          fullPage: true,
          ...(box && {
            clip: { x: 0, y: Math.max(0, box.y - 10), width, height: Math.min(box.height + 20, 5600) },
          }),
        }),
      );
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await montage(name, parts);
  console.log(`SHOT ${name} ${new URL(page.url()).pathname}`);
};

const attempt = async (name: string, act: () => Promise<void>) => {
  if (only && !name.match(new RegExp(only))) return;
  try {
    await act();
  } catch (error) {
    console.log(`FAILED ${name}: ${String(error).slice(0, 500)}`);
  }
};

const watch = (page: Page, name: string) => {
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type()))
      console.log(`CONSOLE ${name} ${page.url()}: ${m.text().slice(0, 300)}`);
  });
  page.on('pageerror', (e) => console.log(`PAGEERROR ${name}: ${e.message}`));
};

const fresh = async (browser: Browser, name: string) => {
  const context = await browser.newContext({
    locale: locale.replace('_', '-'),
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(15000);
  const page = await context.newPage();
  watch(page, name);
  return page;
};

const item = (over: object) => ({
  kind: 'gift_card',
  productId: '',
  nights: null,
  bucket: null,
  adults: 2,
  value: 10000,
  format: 'digital',
  ownUse: false,
  customization: { fromName: 'Camille', message: 'Deux jours rien que pour toi, où tu veux.' },
  deliveryAddress: null,
  ...over,
});
const delivery = (over: object = {}) => ({
  toName: 'Claire',
  toEmail: `claire.${Date.now()}@example.org`,
  locale,
  design: 'birthday',
  sendAt: null,
  ...over,
});
const later = () => new Date(Math.ceil(Date.now() / 1800000) * 1800000 + 5 * 86400000).toISOString();
const person = () => ({
  ...buyer,
  email: `c.${Date.now().toString(36)}@example.org`,
  phoneNumber: '+33612345678',
});

test('guest', async ({ browser }) => {
  test.setTimeout(900_000);
  const page = await fresh(browser, 'guest');
  await page.goto(addressOf(locale, 'voucher'));
  await refuseConsent(page);
  const box = [...(await findBoxes(locale))].sort((a, b) => a.price.sellPrice - b.price.sellPrice)[0]!;
  await attempt('checkout', async () => {
    await page.goto(`${addressOf(locale, 'gift-checkout')}?code=${box.code}&giftFormat=digital`);
    await expectPage(page, 'page-gift-checkout');
    await page.getByTestId('gift-from-name').first().fill('Camille');
    await page.getByTestId('gift-message').first().fill('Deux jours rien que pour toi.');
    await shot(page, 'checkout-1-self');
    await page.getByTestId('giving-mail').check({ force: true });
    await page.getByTestId('pay-button').click();
    await page.waitForTimeout(600);
    await shot(page, 'checkout-2-mail-errors');
    await page.getByTestId('giving-name').fill('Claire');
    await page.getByTestId('giving-email').fill('claire.delaunay-vanderbeken@example.org');
    await page.getByTestId('giving-later').check({ force: true });
    await page
      .getByTestId('giving-day')
      .locator('[data-testid="calendar-day"]:not([aria-disabled="true"])')
      .nth(2)
      .click();
    await page.getByTestId('giving-design-birthday').check({ force: true });
    await shot(page, 'checkout-3-later');
    await page.getByTestId('add-gift').click();
    const second = page.getByTestId('further-gift');
    await second.getByTestId('gift-message').fill('Pour Jonas, avec toute mon affection.');
    await second.getByRole('textbox').first().fill('Jonas');
    await shot(page, 'checkout-4-two');
  });
  await attempt('hub-waiting', async () => {
    await page.goto(addressOf(locale, 'voucher'));
    const { orderUUID } = await buy(
      page,
      { voucherItem: item({ delivery: delivery({ sendAt: later() }) }) },
      10000,
      locale,
    );
    await page.goto(addressOf(locale, 'confirmation', { orderUUID }));
    await page.getByTestId('given-gift').waitFor();
    await shot(page, 'hub-1-waiting');
    await page.getByTestId('given-gift').getByRole('button').first().click();
    await page.getByTestId('giving-save').waitFor();
    await shot(page, 'hub-1-waiting-dialog', 'dialog');
    await page.keyboard.press('Escape');
  });
  await attempt('hub-opened', async () => {
    const d = delivery();
    await page.goto(addressOf(locale, 'voucher'));
    const { orderUUID } = await buy(page, { voucherItem: item({ delivery: d }) }, 10000, locale);
    const link = await linkInMail(d.toEmail, '/gift', 60000);
    await page.goto(addressOf(locale, 'confirmation', { orderUUID }));
    await page.getByTestId('given-gift').waitFor();
    await shot(page, 'hub-2-sent');
    const other = await fresh(browser, 'recipient');
    await other.goto(link);
    await other.getByTestId('gift-wrapped').waitFor();
    await refuseConsent(other);
    await shot(other, 'voucher-1-wrapped');
    await other.getByTestId('gift-wrapped').getByRole('button').first().click();
    await other.getByTestId('gift').waitFor();
    await shot(other, 'voucher-2-open');
    await other.getByTestId('gift-remind').click();
    await other.getByTestId('gift').getByRole('textbox').fill('moi@');
    await other.keyboard.press('Enter');
    await shot(other, 'voucher-3-remind');
    await other.getByTestId('gift').getByRole('textbox').fill('moi@example.org');
    await other.keyboard.press('Enter');
    await other.getByTestId('gift-reminded').waitFor();
    await shot(other, 'voucher-4-reminded');
    await page.reload();
    await page.getByTestId('given-opened').waitFor();
    await shot(page, 'hub-3-opened');
  });
  await attempt('hub-several', async () => {
    await page.goto(addressOf(locale, 'voucher'));
    const { orderUUID } = await buy(
      page,
      {
        voucherItem: item({}),
        furtherItems: [{ ...item({ delivery: delivery({ sendAt: later() }) }) }],
      },
      0,
      locale,
    ).catch(async (e) => {
      console.log('several by calls failed', String(e).slice(0, 300));
      throw e;
    });
    await page.goto(addressOf(locale, 'confirmation', { orderUUID }));
    await page.getByTestId('hub-gift').first().waitFor();
    await shot(page, 'hub-4-several');
  });
  await attempt('hub-kept', async () => {
    await page.goto(addressOf(locale, 'voucher'));
    const { orderUUID } = await buy(
      page,
      voucherItems({ kind: 'gift_card', value: 10000, fromName: 'Camille' }),
      10000,
      locale,
    );
    await page.goto(addressOf(locale, 'confirmation', { orderUUID }));
    await page.getByTestId('given-gift').waitFor();
    await shot(page, 'hub-5-self');
    await page.getByTestId('given-gift').getByRole('button').first().click();
    await page.getByTestId('giving-save').waitFor();
    await page.getByTestId('giving-later').check({ force: true });
    await page.waitForTimeout(800);
    await page.getByTestId('giving-save').click();
    await shot(page, 'hub-5-send-dialog', 'dialog');
  });
  await attempt('gift-page', async () => {
    const [stay] = await findStays(locale, 1);
    await page.goto(addressOf(locale, 'single-voucher', { id: stay!.id }));
    await expectPage(page, 'page-gift');
    await page.waitForTimeout(1500);
    await shot(page, 'gift-page');
  });
  await attempt('cookies', async () => {
    await page.goto(originOf(locale) + legalPath(locale, 'cookies'));
    await page.waitForTimeout(800);
    await shot(page, 'cookies');
  });
});

test('several', async ({ browser }) => {
  test.setTimeout(300_000);
  await attempt('several-form', async () => {
    const page = await fresh(browser, 'several');
    const box = [...(await findBoxes(locale))].sort((a, b) => a.price.sellPrice - b.price.sellPrice)[0]!;
    await page.goto(`${addressOf(locale, 'gift-checkout')}?code=${box.code}&giftFormat=digital`);
    await expectPage(page, 'page-gift-checkout');
    await refuseConsent(page);
    const { fillBuyer, fillCard, cards } = await import('../support/steps');
    await page.getByTestId('giving-mail').check({ force: true });
    await page.getByTestId('giving-name').fill('Marie-Antoinette');
    await page.getByTestId('giving-email').fill('marie@example.org');
    await page.getByTestId('gift-message').first().fill('Pour Jonas');
    await page.getByTestId('gift-from-name').first().fill('Camille');
    await page.getByTestId('add-gift').click();
    const second = page.getByTestId('further-gift');
    await second.getByTestId('gift-message').fill('Pour Claire');
    await second.getByRole('textbox').first().fill('Claire');
    await fillBuyer(page);
    await page.getByTestId('pay-button').click();
    await expectPage(page, 'page-payment');
    await fillCard(page, cards.approved);
    await page.getByTestId('card-submit').click();
    await expectPage(page, 'page-confirmation');
    await page.getByTestId('hub-gift').first().waitFor();
    await shot(page, 'several-1-hub');
    const buttons = await page.getByRole('button').allInnerTexts();
    const withdraw =
      buttons.find((b) => /Renoncer au contrat|herroep|reced|recess|Overeenkomst/i.test(b)) ?? '';
    await page.getByRole('button', { name: withdraw }).first().click();
    await page.getByTestId('gift-choice').waitFor();
    await shot(page, 'several-2-withdraw', 'dialog');
    await page.getByTestId('gift-choice').getByRole('checkbox').first().uncheck();
    await page.waitForTimeout(800);
    await shot(page, 'several-3-withdraw-one', 'dialog');
    const submit = page.getByTestId('cancel-dialog').getByRole('button');
    console.log(await submit.allInnerTexts());
    await submit
      .filter({ hasText: /Confirmer|bevestig|Bevestig|Conferma/i })
      .first()
      .click();
    await page.waitForTimeout(2000);
    await page.keyboard.press('Escape');
    await shot(page, 'several-4-after');
  });
});

test('account', async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await fresh(browser, 'account');
  await page.goto(addressOf(locale, 'voucher'));
  await refuseConsent(page);
  const p = person();
  const items = { voucherItem: item({ delivery: delivery({ sendAt: later() }) }) };
  const one = await buyAs(page, { person: p, items, amount: 10000, locale });
  const two = await buyAs(page, { person: p, items: { voucherItem: item({}) }, amount: 10000, locale });
  await page.evaluate(
    async ([address, l]) => {
      await fetch('/api/account/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          locale: l,
          email: address,
          password: 'une phrase à moi',
          firstName: 'Camille',
          lastName: 'Essai',
          newsletter: false,
          origin: '/account/trips',
        }),
      });
    },
    [p.email, locale] as const,
  );
  await page.goto(await linkInMail(p.email, '/account/confirm'));
  await expectPage(page, 'page-account-confirm');
  await page.getByTestId('page-account-confirm').getByRole('button').click();
  await expectPage(page, 'page-trips');
  await attempt('account-gifts', async () => {
    await page.goto(addressOf(locale, 'account-gifts'));
    await expectPage(page, 'page-account-gifts');
    await page.getByTestId('gift-add').getByRole('button').click();
    await page.waitForTimeout(700);
    await shot(page, 'account-1-gifts-empty');
    const form = page.getByTestId('gift-add');
    await form.locator('#gift-code').fill(two.code);
    await form.getByRole('button').click();
    await page.getByTestId('kept-gift').waitFor();
    await shot(page, 'account-2-gifts');
    await page.getByTestId('given-gift').getByRole('button').first().click({ timeout: 4000 });
    await page.waitForTimeout(1200);
    await shot(page, 'account-3-delivery', 'dialog');
    await page.keyboard.press('Escape');
    await page.getByTestId('kept-gift').getByRole('button').first().click();
    await page.waitForTimeout(700);
    await shot(page, 'account-4-dropped');
  });
  await attempt('account-voucher', async () => {
    await page.goto(`${addressOf(locale, 'voucher')}#token=${two.code}`);
    await page.waitForTimeout(2500);
    const wrapped = page.getByTestId('gift-wrapped');
    if (await wrapped.count()) {
      await shot(page, 'account-5-voucher-wrapped');
      await wrapped.getByRole('button').first().click();
    }
    await page.getByTestId('gift-keep').waitFor();
    await shot(page, 'account-5-voucher-keep');
    await page.getByTestId('gift-keep').getByRole('button').click();
    await page.waitForTimeout(1000);
    await shot(page, 'account-6-voucher-kept');
  });
  await attempt('account-addresses', async () => {
    await page.goto(addressOf(locale, 'addresses'));
    await expectPage(page, 'page-addresses');
    await shot(page, 'addresses-1-empty');
    await page.getByTestId('page-addresses').getByRole('button').first().click();
    await page.getByTestId('address-form').locator('button[type=submit]').click();
    await page.waitForTimeout(500);
    await shot(page, 'addresses-2-errors');
    for (const [name, value] of Object.entries({
      label: 'Thuis & maison',
      addressLine: 'Dorpsstraat 7',
      postalCode: '37000',
      city: 'Tours',
    }))
      await page.locator(`#address-${name}`).fill(value);
    await page.getByTestId('address-form').locator('button[type=submit]').click();
    await page.getByTestId('address').first().waitFor();
    await page.getByTestId('page-addresses').getByRole('button').last().click();
    await page.waitForTimeout(500);
    if (await page.getByTestId('address-form').count()) {
      for (const [name, value] of Object.entries({
        label: 'Chez mes parents, à la campagne près de Saint-Rémy',
        addressLine: '1234 route départementale des Grandes-Alpilles',
        postalCode: '13210',
        city: 'Saint-Rémy-de-Provence',
      }))
        await page.locator(`#address-${name}`).fill(value);
      await page.getByTestId('address-form').locator('button[type=submit]').click();
      await page.waitForTimeout(1000);
    }
    await shot(page, 'addresses-3-list');
  });
  await attempt('account-profile', async () => {
    await page.goto(addressOf(locale, 'profile'));
    await expectPage(page, 'page-profile');
    await page.waitForTimeout(800);
    await shot(page, 'profile');
    await page.goto(addressOf(locale, 'gift-checkout', {}, '?kind=gift-card&amount=5000&giftFormat=digital'));
    await expectPage(page, 'page-gift-checkout');
    await shot(page, 'account-checkout');
  });
});

test('care', async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await fresh(browser, 'customer');
  await page.goto(addressOf(locale, 'home'));
  await refuseConsent(page);
  const p = person();
  const { id, dates } = await findRefundable(locale);
  const card = await buyAs(page, {
    person: p,
    items: { voucherItem: item({ value: 30000, delivery: delivery({ sendAt: later() }) }) },
    amount: 30000,
    locale,
  });
  const card2 = await buyAs(page, {
    person: p,
    items: { voucherItem: item({ value: 5000 }) },
    amount: 5000,
    locale,
  });
  const stay = await buyAs(page, {
    person: p,
    items: stayItems({ id, ...dates, voucherCodes: [card2.code] }),
    locale,
  });
  const desk = await fresh(browser, 'desk');
  const care = careOriginOf(locale);
  await desk.goto(`${care}/care/login`);
  await expectPage(desk, 'page-care-login');
  await refuseConsent(desk);
  await shot(desk, 'care-0-login', 'main', 'body');
  await enterCare(desk, locale);
  await attempt('care-desk', async () => {
    await shot(desk, 'care-1-desk', 'main', 'body');
    await desk.keyboard.press('/');
    await desk.keyboard.type(p.email);
    await desk.keyboard.press('Enter');
    await desk.getByTestId('care-hits').waitFor();
    await shot(desk, 'care-2-hits');
    await desk.keyboard.press('?');
    await desk.waitForTimeout(500);
    await shot(desk, 'care-2-keys', 'view');
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('/');
    await desk.keyboard.press('Control+A');
    await desk.keyboard.type('zzzzqqq');
    await desk.keyboard.press('Enter');
    await desk.waitForTimeout(1000);
    await shot(desk, 'care-2-nohits', 'view');
  });
  for (const [kind, order] of [
    ['stay', stay],
    ['card', card],
  ] as const) {
    await attempt(`care-file-${kind}`, async () => {
      await desk.goto(`${care}${printPath('care-order', locale, { orderNumber: order.orderNumber })}`);
      await desk.getByTestId('care-actions').getByRole('button').first().waitFor();
      await shot(desk, `care-3-${kind}-tab1`);
      for (let tab = 2; tab <= 7; tab++) {
        await desk.keyboard.press(String(tab));
        await desk.waitForTimeout(700);
        if (tab === 6) {
          await desk.keyboard.press('n');
          await desk.keyboard.type('La cliente arrive après 22 h.');
          await desk.keyboard.press('Control+Enter');
          await desk.waitForTimeout(900);
          await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
        }
        await shot(desk, `care-3-${kind}-tab${tab}`, 'main', '[role=tabpanel]');
      }
    });
    await attempt(`care-actions-${kind}`, async () => {
      await desk.goto(`${care}${printPath('care-order', locale, { orderNumber: order.orderNumber })}`);
      const buttons = desk.getByTestId('care-actions').getByRole('button');
      await buttons.first().waitFor();
      const names = await buttons.allInnerTexts();
      console.log(kind, names);
      for (let i = 0; i < names.length; i++) {
        await buttons.nth(i).click();
        await desk.waitForTimeout(1500);
        const dialog = desk.locator('dialog[open]');
        const isRefund = await dialog.locator('[name=card]').count();
        if (isRefund) {
          await dialog.locator('[name=card]').fill(kind === 'card' ? '250' : '20');
          await desk.waitForTimeout(1500);
        }
        await dialog
          .locator('button[type=submit]')
          .first()
          .click()
          .catch(() => undefined);
        await desk.waitForTimeout(500);
        await shot(desk, `care-4-${kind}-action${i}`, 'dialog');
        await desk.keyboard.press('Escape');
        await desk.waitForTimeout(300);
      }
    });
  }
  await attempt('care-request', async () => {
    await desk.goto(`${care}${printPath('care-order', locale, { orderNumber: card.orderNumber })}`);
    const buttons = desk.getByTestId('care-actions').getByRole('button');
    await buttons.first().waitFor();
    for (let i = 0; i < (await buttons.count()); i++) {
      await buttons.nth(i).click();
      await desk.waitForTimeout(700);
      const field = desk.locator('dialog[open] [name=card]');
      if (await field.count()) {
        await field.fill('250');
        await desk.waitForTimeout(1500);
        await desk.locator('dialog[open] textarea').fill('Le client a appelé deux fois ce matin.');
        await desk.locator('dialog[open] button[type=submit]').click();
        await desk.waitForTimeout(1500);
        await shot(desk, 'care-5-asked', 'view');
        await desk.keyboard.press('Escape');
        break;
      }
      await desk.keyboard.press('Escape');
      await desk.waitForTimeout(300);
    }
    await desk.goto(`${care}/care/requests`);
    await expectPage(desk, 'page-care-requests');
    await desk.waitForTimeout(800);
    await shot(desk, 'care-6-requests');
  });
  await attempt('care-change', async () => {
    await desk.goto(`${care}${printPath('care-order', locale, { orderNumber: stay.orderNumber })}`);
    const buttons = desk.getByTestId('care-actions').getByRole('button');
    await buttons.first().waitFor();
    for (let i = 0; i < (await buttons.count()); i++) {
      await buttons.nth(i).click();
      await desk.waitForTimeout(900);
      const field = desk.locator('dialog[open] [name=checkout]');
      if (await field.count()) {
        await desk.locator('dialog[open] [name=adult]').selectOption('2');
        const plus = (day: string, n: number) =>
          new Date(Date.parse(day) + n * 86400000).toISOString().slice(0, 10);
        for (let n = 1; n < 20; n++) {
          await desk.locator('dialog[open] [name=checkin]').fill(plus(dates.checkin, n));
          await field.fill(plus(dates.checkout, n));
          await desk.waitForTimeout(1500);
          const told = await desk.locator('dialog[open]').innerText();
          if (
            (await desk.locator('dialog[open] button[type=submit]').isEnabled()) &&
            /[1-9]\d*,\d\d/.test(told) &&
            (await desk.locator('[data-testid=care-preview]').count())
          )
            break;
        }
        await desk.locator('dialog[open] textarea').fill('Le client a appelé deux fois ce matin.');
        await shot(desk, 'care-7-change', 'dialog');
        await desk.locator('dialog[open] button[type=submit]').click();
        await desk.waitForTimeout(2500);
        await shot(desk, 'care-7-change-done', 'view');
        await desk.keyboard.press('Escape');
        break;
      }
      await desk.keyboard.press('Escape');
      await desk.waitForTimeout(300);
    }
    await page.goto(addressOf(locale, 'confirmation', { orderUUID: stay.orderUUID }));
    await page.waitForTimeout(2000);
    await shot(page, 'hub-6-pending');
  });
  await attempt('care-lead', async () => {
    const { request } = await import('node:http');
    const lead = await fresh(browser, 'lead');
    await enterCare(lead, locale, 'lead@detour.example');
    await refuseConsent(lead);
    await new Promise<void>((resolve, reject) => {
      const c = request(
        {
          socketPath: '/work/w-looks/.cache/looks2/gateway/admin.sock',
          path: '/set-staff-role',
          method: 'POST',
        },
        () => resolve(),
      );
      c.on('error', reject);
      c.end('lead@detour.example lead');
    });
    await lead.goto(`${care}/care/requests`);
    await lead
      .locator(`[data-testid=care-request][data-order="${card.orderNumber}"]`)
      .getByRole('button')
      .first()
      .click();
    await lead.waitForTimeout(1500);
    await shot(lead, 'care-8-decide', 'dialog');
    await lead.locator('dialog[open] textarea').fill('Vérifié avec l’hôtel, c’est juste.');
    await lead
      .locator('dialog[open] button')
      .filter({ hasText: /Accepter|Akkoord|Goedkeuren|Accept/ })
      .first()
      .click();
    await lead.waitForTimeout(1500);
    await lead.keyboard.press('Escape');
    await lead.waitForTimeout(700);
    await shot(lead, 'care-8-decided');
  });
  await attempt('care-acting', async () => {
    await desk.goto(`${care}${printPath('care-order', locale, { orderNumber: card.orderNumber })}`);
    await desk.getByTestId('care-actions').getByRole('button').last().click();
    await desk.locator('dialog[open] textarea').fill('Le client a appelé deux fois ce matin.');
    await shot(desk, 'care-9-actfor', 'dialog');
    await desk.locator('dialog[open] button[type=submit]').click();
    await desk.waitForTimeout(1500);
    await shot(desk, 'care-9-started', 'view');
    await desk.goto(`${care}${printPath('search', locale)}#c=1`);
    await desk.getByTestId('care-acting').waitFor();
    await shot(desk, 'care-9-shop', 'view');
  });
});
