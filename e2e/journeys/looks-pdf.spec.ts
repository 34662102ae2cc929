import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'playwright/test';
import { buy } from '../support/buy';
import { addressOf, findBoxes, findVisit } from '../support/site-pages';
import { refuseConsent } from '../support/steps';
const dir = '/tmp/looks/pdf';
mkdirSync(dir, { recursive: true });
const designs = ['photo', 'birthday', 'love', 'thanks', 'congratulations', 'winter'];
test('pdf', async ({ page }) => {
  test.setTimeout(200000);
  const { giftDesigns } = await import('@detour/shared-contracts/rules');
  console.log(giftDesigns, designs.length);
  await page.goto(addressOf('fr_FR', 'voucher'));
  await refuseConsent(page);
  const box = [...(await findBoxes('fr_FR'))].sort((a, b) => a.price.sellPrice - b.price.sellPrice)[0]!;
  for (const [i, design] of giftDesigns.entries()) {
    const card = i % 2 === 1;
    const { order } = await buy(
      page,
      {
        voucherItem: {
          kind: card ? 'gift_card' : 'box',
          productId: card ? '' : box.code,
          nights: null,
          bucket: null,
          adults: 2,
          value: card ? 10000 : null,
          format: 'digital',
          ownUse: false,
          customization: {
            fromName: 'Camille',
            message:
              'Joyeux anniversaire Claire !\nDeux jours rien que pour toi, où tu veux, quand tu veux : la mer, le vent et les crêpes.',
          },
          deliveryAddress: null,
          delivery: {
            toName: 'Claire',
            toEmail: `claire.${Date.now()}@example.org`,
            locale: 'fr_FR',
            design,
            sendAt: null,
          },
        },
      },
      card ? 10000 : 0,
    );
    const data = await page.evaluate(async (o) => {
      const a = await (await fetch(o)).json();
      const r = await fetch(a.voucher.pdf);
      return [...new Uint8Array(await r.arrayBuffer())];
    }, order);
    writeFileSync(`${dir}/${design}.pdf`, Buffer.from(data));
  }
  const { id } = await findVisit('fr_FR', 'slots');
  const { order } = await buy(page, {
    voucherItem: {
      kind: 'activity',
      productId: id,
      nights: null,
      bucket: null,
      adults: 2,
      value: null,
      format: 'digital',
      ownUse: true,
      customization: { fromName: '', message: '' },
      deliveryAddress: null,
    },
  });
  const data = await page.evaluate(async (o) => {
    const a = await (await fetch(o)).json();
    const r = await fetch(a.voucher.pdf);
    return [...new Uint8Array(await r.arrayBuffer())];
  }, order);
  writeFileSync(`${dir}/activity.pdf`, Buffer.from(data));
});
