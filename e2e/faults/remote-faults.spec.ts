import { expect, test, type Page, type Route } from 'playwright/test';
import { addSwitchableFaults, startFaultShop, type FaultShop } from '../support/fault-shop';
import { askShop, passOn } from '../support/http';
import { openFirstStay } from '../support/journey';

interface Subject {
  readonly remote: string;
  readonly pageHook: string;
  open(page: Page, origin: string): Promise<void>;
}

const subjects: readonly Subject[] = [
  {
    remote: 'remote-search',
    pageHook: 'page-search',
    open: async (page, origin) => void (await page.goto(`${origin}/recherche`, { waitUntil: 'commit' })),
  },
  { remote: 'remote-product', pageHook: 'page-product', open: openFirstStay },
];

/** What the network may do to a remote's files. */
const networkFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  removed: (route) => route.fulfill({ status: 404, body: 'not found' }),
  'altered by one byte': async (route) => {
    const { body } = await passOn(route);
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: `${body} ` });
  },
  'answered with HTML': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Oops' }),
  'cut off': (route) => route.abort('connectionreset'),
  // Never answered: the page must not wait for it.
  hanging: () => new Promise<void>(() => undefined),
};

const expectFrame = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('header')).toBeVisible();
  await expect(page.getByTestId('footer')).toBeVisible();
};

const expectPanel = async (page: Page): Promise<void> => {
  await expect(page.getByTestId('remote-failed')).toBeVisible({ timeout: 20_000 });
  await expectFrame(page);
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'failed');
};

const expectHealed = async (page: Page, subject: Subject): Promise<void> => {
  await page.getByTestId('remote-retry').click();
  await expect(page.getByTestId(subject.pageHook)).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#slot')).toHaveAttribute('data-remote-state', 'mounted');
  await expect(page.getByTestId('remote-failed')).toHaveCount(0);
};

/** In turns between the subjects; the proof takes all. The matrix beside has a sample of its own. */
const inTurns = <T>(
  faults: Readonly<Record<string, T>>,
  subject: Subject,
): readonly (readonly [string, T])[] =>
  Object.entries(faults).filter(
    (_, index) => process.env['PROOF'] !== undefined || index % subjects.length === subjects.indexOf(subject),
  );

const serverBundles: Readonly<Record<string, string>> = {
  hanging: 'module.exports.render = async () => { for (;;); };',
  crashing: 'module.exports.render = () => { process.exit(1); };',
  throwing: 'module.exports.render = () => { throw new Error("broken"); };',
  'broken at import': 'throw new Error("broken at import");',
};

for (const subject of subjects) {
  test.describe(subject.remote, () => {
    for (const [name, fault] of inTurns(networkFaults, subject)) {
      test(`its files ${name}: frame stays, the panel stands, and it heals on retry [SHELL-010]`, async ({
        page,
        baseURL,
      }) => {
        const files = new RegExp(`/_r/${subject.remote}/`);
        await page.route(files, fault);
        await subject.open(page, baseURL ?? '');
        await expectPanel(page);
        await page.unroute(files);
        await expectHealed(page, subject);
      });
    }

    test.describe('in a broken release', () => {
      let shop: FaultShop;
      test.beforeAll(async () => {
        shop = await startFaultShop(`switch-${subject.remote}`, (release) =>
          addSwitchableFaults(release(subject.remote), subject.pageHook),
        );
      });
      test.afterAll(() => shop.stop());

      for (const fault of ['import', 'mount', 'render'] as const) {
        test(`throwing at ${fault}: frame stays, the panel stands, and it heals on retry [SHELL-010]`, async ({
          page,
        }) => {
          await page.addInitScript((kind) => Object.assign(globalThis, { fault: kind }), fault);
          await subject.open(page, shop.origin);
          await expectPanel(page);
          await page.evaluate(() => Object.assign(globalThis, { fault: '' }));
          await expectHealed(page, subject);
        });
      }

      test('throwing at mount does not touch other pages [SHELL-010]', async ({ page }) => {
        await page.addInitScript(() => Object.assign(globalThis, { fault: 'mount' }));
        await subject.open(page, shop.origin);
        await expectPanel(page);
        await page.getByTestId('footer').getByRole('link', { name: 'Boutique cadeaux' }).click();
        await expect(page.getByTestId('page-boxes')).toBeVisible();
        await expect(page.getByTestId('remote-failed')).toHaveCount(0);
      });
    });

    for (const [name, code] of inTurns(serverBundles, subject)) {
      test(`its server bundle ${name}: the browser draws the page, others are not delayed [SHELL-010]`, async ({
        page,
      }) => {
        const shop = await startFaultShop(`server-${subject.remote}-${name.replace(/\W/g, '-')}`, (release) =>
          release(subject.remote).change(/^server\.cjs$/, (bundle) =>
            name === 'broken at import' ? code + bundle : `${bundle}\n;${code}`,
          ),
        );
        try {
          await subject.open(page, shop.origin);
          await expect(page.getByTestId(subject.pageHook)).toBeVisible({ timeout: 20_000 });
          await expectFrame(page);
          // The first request of a page may meet a cold thread; from then on it is rendered as if nothing had happened.
          await expect
            .poll(async () => {
              const other = await askShop(`${shop.origin}/cadeau`);
              return [other.status, other.body.includes('data-testid="page-boxes"')];
            })
            .toEqual([200, true]);
        } finally {
          await shop.stop();
        }
      });
    }
  });
}
