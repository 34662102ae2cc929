import { expect, test } from 'playwright/test';
import { watchConsole } from '../../support/checks/console';
import { addressOf, askJson } from '../../support/site-pages';
import { refuseConsent } from '../../support/steps';

interface HeldList {
  readonly totalCount: number;
  readonly exactMatch: readonly { readonly id: string; readonly hotel: { readonly id: string } }[];
}

/** The hotel of the demonstration that accepts only gifts of the shop's affiliate (record 1087). */
const choosy = 'h31096421';

const held = (code: string, more = ''): Promise<HeldList> =>
  askJson<HeldList>(
    'fr_FR',
    `/api/front/box-offers/${code}?locale=fr_FR&limit=50&numberOfPackagesPerHotel=20&hotelId=${choosy}${more}`,
  );

test("the list of a gift's stays has the hotel that accepts only gifts of this shop's affiliate [CALL-002] [BENEF-002]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const code = 'VILLE2N-D-EBOX';
  const mine = await held(code, '&selectivePublicationAffiliateId=detour-gifts');
  expect((await held(code)).exactMatch).toEqual([]);
  expect(mine.exactMatch.map(({ hotel }) => hotel.id)).toEqual([choosy]);
  const { complaints } = watchConsole(page);
  const asked = page.waitForRequest((request) => request.url().includes('/api/front/box-offers/'));
  await page.goto(`${addressOf('fr_FR', 'beneficiary-offers')}#hotel=${choosy}&token=${code}`);
  await refuseConsent(page);
  await expect(page.getByTestId('held-stays')).toBeVisible();
  expect(new URL((await asked).url()).searchParams.get('selectivePublicationAffiliateId')).toBe(
    'detour-gifts',
  );
  const [stay] = mine.exactMatch;
  await expect(page.locator(`[data-testid="box-offer-card"][data-id="${stay?.id}"]`)).toBeVisible();
  expect(complaints).toEqual([]);
});
