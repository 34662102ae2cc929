import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { careOriginOf, openDesk } from '../../support/people/care';
import { watchConsole } from '../../support/checks/console';
import { addressOf, askJson, findStays } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

interface StayOfPhotos {
  readonly id: string;
  readonly uri: string;
  readonly hotel: { readonly id: string; readonly label: string };
}

/** A stay far down the list: no other spec looks at its pictures. */
const chooseStay = async (at: number): Promise<StayOfPhotos> => {
  const found = (await findStays('fr_FR', 40))[at] as StayOfPhotos | undefined;
  if (!found) throw new Error(`The catalogue has no stay at place ${at}.`);
  return found;
};

/** A JPEG that the browser draws: a sky over fields, with grain, so that it has the size of a photo. */
const drawPhoto = async (page: Page, [sky, field]: readonly [string, string]): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ([above, below]) => {
      const canvas = new OffscreenCanvas(1800, 1200);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('The browser cannot draw.');
      const light = pen.createLinearGradient(0, 0, 0, 700);
      light.addColorStop(0, above ?? '');
      light.addColorStop(1, '#f4e3c1');
      pen.fillStyle = light;
      pen.fillRect(0, 0, 1800, 1200);
      pen.fillStyle = below ?? '';
      pen.fillRect(0, 700, 1800, 500);
      const { data, width, height } = pen.getImageData(0, 0, 1800, 1200);
      let seed = 7;
      for (let at = 0; at < data.length; at += 4) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const grain = (seed % 17) - 8;
        for (let channel = 0; channel < 3; channel += 1)
          data[at + channel] = (data[at + channel] ?? 0) + grain;
      }
      pen.putImageData(new ImageData(data, width, height), 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192));
      return btoa(text);
    },
    [sky, field] as const,
  );
  return Buffer.from(base64, 'base64');
};

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.getByTestId('photo-input').setInputFiles({ name, mimeType, buffer });

const openPhotos = async (page: Page, hotelId: string): Promise<void> => {
  await page.goto(`${careOriginOf('fr_FR')}/care/photos/hotel/${hotelId}`);
  await expectPage(page, 'page-photo-subject');
  await expect(page.getByTestId('photo-input')).toBeAttached();
};

/** What an editor publishes is visible within two seconds. */
const soon = { timeout: 2000, intervals: [100] };

const rows = (page: Page) => page.getByTestId('photo-row');

const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await expect(page.getByText('C’est publié').first()).toBeVisible();
};

interface ShownPicture {
  readonly url: string;
  readonly alt: string;
}

/** Pictures of a stay, as every page reads them. */
const imagesOf = async (
  { id }: StayOfPhotos,
  locale: 'fr_FR' | 'es_ES' = 'fr_FR',
): Promise<readonly ShownPicture[]> => {
  const path = `/api/weekend/${id}/detail.json?locale=${locale}`;
  return (await askJson<{ images: ShownPicture[] }>(locale, path)).images;
};

const hasPhotos = async (stay: StayOfPhotos): Promise<boolean> =>
  (await imagesOf(stay)).some(({ url }) => url.startsWith('/images/photo-'));

/** The photo's picture has been decoded by the browser, in a format and size of the shop. */
const expectDrawn = async (page: Page, hook: string): Promise<void> => {
  const picture = page.locator(`[data-testid="${hook}"] img`).first();
  await expect(picture).toHaveAttribute('src', /\/images\/photo-/);
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.naturalWidth : 0)))
    .toBeGreaterThan(300);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
    /\/photo-[^/]+\/\d+_\d+\.avif$/,
  );
};

test('the pages of photos exist for staff only', async ({ page }) => {
  for (const at of ['/care/photos', '/care/photos/hotel/h1']) {
    const answer = await page.goto(new URL(at, addressOf('fr_FR', 'home')).href);
    expect([at, answer?.status()]).toEqual([at, 404]);
  }
});

test('a lead uploads a photo, which card, gallery and preview of the stay show; then removes it', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const stay = await chooseStay(31);
  const page = await openDesk(browser, 'mia', 'lead');
  const { complaints } = watchConsole(page);
  await page.goto(`${careOriginOf('fr_FR')}/care/content`);
  await page.getByRole('link', { name: 'Photos', exact: true }).press('Enter');
  await expectPage(page, 'page-photos');
  await expectAccessible(page);
  await page.getByLabel('Nom ou lieu').fill(stay.hotel.label);
  await page
    .getByTestId('photo-subjects')
    .getByRole('link', { name: stay.hotel.label })
    .first()
    .press('Enter');
  await expectPage(page, 'page-photo-subject');
  await choose(page, 'vallée.jpg', await drawPhoto(page, ['#5b8db8', '#6c8a4e']));
  await choose(page, 'page.jpg', Buffer.from('<!doctype html><title>x</title>'));
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('n’est pas une photo JPEG')).toBeVisible();
  await page.getByRole('button', { name: 'Laisser ce fichier de côté' }).press('Enter');
  await choose(page, 'soir.jpg', await drawPhoto(page, ['#c4764e', '#4f5a3c']));
  await expect(rows(page)).toHaveCount(2);
  const first = rows(page).first();
  await first.getByLabel('Crédit').fill('Studio Exemple');
  await first.getByText('Textes alternatifs').click();
  await first.getByLabel('France').fill('La vallée au matin');
  await expectAccessible(page);
  expect(await hasPhotos(stay)).toBe(false);
  await publish(page);
  await expect.poll(async () => (await imagesOf(stay))[0]?.alt, soon).toBe('La vallée au matin');

  const visitor = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await visitor.goto(new URL(stay.uri, addressOf('fr_FR', 'home')).href);
  await expectPage(visitor, 'page-product');
  await refuseConsent(visitor);
  await expectDrawn(visitor, 'gallery');
  await expect(visitor.getByText('Illustrations dessinées')).toHaveCount(0);
  await visitor.getByTestId('gallery').getByRole('button', { name: 'La vallée au matin' }).click();
  await expect(visitor.getByText('La vallée au matin – © Studio Exemple')).toBeVisible();
  await visitor.goto(addressOf('fr_FR', 'search', {}, `#hotelId=${stay.hotel.id}`));
  await expect(visitor.getByTestId('result-card').first()).toHaveAttribute('data-hotel-id', stay.hotel.id);
  await expectDrawn(visitor, 'result-card');
  await visitor.close();

  // Without a text in Spanish, the hotel is named.
  expect((await imagesOf(stay, 'es_ES'))[0]?.alt).toContain(stay.hotel.label);
  await page.getByRole('button', { name: 'Retirer la photo 1' }).press('Enter');
  await page.getByTestId('photo-removed').getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(rows(page).first().getByLabel('Crédit')).toHaveValue('Studio Exemple');
  for (const number of [2, 1])
    await page.getByRole('button', { name: `Retirer la photo ${number}` }).press('Enter');
  await publish(page);
  await expect.poll(() => hasPhotos(stay), soon).toBe(false);
  // The browser itself notes the refused file.
  expect(complaints.filter((line) => !line.includes('status of 422'))).toEqual([]);
  await page.close();
});

test('an upload on a phone continues after a failing network; unpublished work survives a reload', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const stay = await chooseStay(33);
  const page = await openDesk(browser, 'ida', 'lead', 390);
  await openPhotos(page, stay.hotel.id);
  let failing = true;
  await page.route('**/photo-uploads/**/1', (route) => (failing ? route.abort() : route.continue()));
  await choose(page, 'vallée.jpg', await drawPhoto(page, ['#4d86a5', '#7a8f45']));
  await expect(page.getByText(/Rien n’est perdu/)).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().getByLabel('Crédit').fill('Studio Exemple');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.reload();
  await expect(rows(page).first().getByLabel('Crédit')).toHaveValue('Studio Exemple');
  await page.getByRole('button', { name: 'Abandonner mes modifications' }).press('Enter');
  await expect(rows(page)).toHaveCount(0);
  await page.close();
});

test('an agent sees photos and changes none', async ({ browser }) => {
  const stay = await chooseStay(35);
  const page = await openDesk(browser, 'eli', 'agent');
  await page.goto(`${careOriginOf('fr_FR')}/care/photos/hotel/${stay.hotel.id}`);
  await expect(page.getByText('Seuls les responsables peuvent modifier les photos.')).toBeVisible();
  await expect(page.getByTestId('photo-input')).toHaveCount(0);
  await page.close();
});
