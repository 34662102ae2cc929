import { expect, test, type Page } from 'playwright/test';
import type { Locale } from '@detour/shared-contracts/sites';
import { askShop } from '../../support/http';
import { asOperator } from '../../support/people/operator';
import { addressOf, askJson } from '../../support/site-pages';
import { expectPage, refuseConsent } from '../../support/steps';

interface File {
  readonly format: string;
  readonly items: readonly {
    readonly kind: string;
    readonly key: string;
    readonly locale: string;
    readonly body: { readonly jumbotron?: { readonly subtitle: string } };
  }[];
}

/** The home page of activities in one locale: no other spec reads its subtitle. */
const item = { kind: 'home', key: 'activity', locale: 'es_ES', by: 'e2e' } as const;

const content = <T>(command: string, input: object): Promise<T> =>
  asOperator<T>(`content-${command}`, JSON.stringify(input));

const withSubtitle = async (subtitle: string): Promise<string> => {
  const { format, items } = await content<File>('export', { locales: [item.locale] });
  const home = items.filter(({ kind, key }) => kind === item.kind && key === item.key);
  return JSON.stringify({
    format,
    items: home.map((each) => ({
      ...each,
      body: { ...each.body, jumbotron: { ...each.body.jumbotron, subtitle } },
    })),
  });
};

const saveDraft = async (subtitle: string): Promise<void> => {
  await content('import', { file: await withSubtitle(subtitle), draft: true, by: 'e2e' });
};

const homeOf = (locale: Locale): string => addressOf(locale, 'home', {}, '?flow=activity');

const htmlOf = async (locale: Locale): Promise<string> => (await askShop(homeOf(locale))).body;

/** True when the server renders the text: in the HTML that a visitor gets. */
const shows = async (text: string): Promise<boolean> => (await htmlOf(item.locale)).includes(text);

/** The words under which servers keep the pages of the other locales. */
const otherWords = async (): Promise<object> => {
  const { versions } = await askJson<{ versions: Record<string, string> }>('es_ES', '/api/cms/versions');
  return { ...versions, [item.locale]: '' };
};

/** A cold render process may be late once. Afterwards the page is complete and kept. */
const warmUp = (): Promise<void> =>
  expect.poll(() => shows('data-testid="page-home"'), { timeout: 20_000 }).toBe(true);

/** Instants of the gateway's clock, which may be another than that of the test. */
const gatewayTime = async (): Promise<number> => {
  const { versions } = await content<{ versions: { at: string }[] }>('history', item);
  return Date.parse(versions[0]?.at ?? '');
};

const mark = (): string => `Prueba ${Date.now().toString(36)}`;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 900 } });

test.afterEach(async () => {
  await content('restore', { ...item, version: 0 });
});

test('a published home page is live within two seconds, in its locale only, and goes back', async () => {
  const text = mark();
  await warmUp();
  const before = await otherWords();
  await saveDraft(text);
  expect(await shows(text)).toBe(false);
  await content('publish', item);
  await expect.poll(() => shows(text), { timeout: 2000, intervals: [100] }).toBe(true);
  expect(await otherWords()).toEqual(before);
  expect(await htmlOf('it_IT')).not.toContain(text);
  await content('restore', { ...item, version: 0 });
  await expect.poll(() => shows(text), { timeout: 2000, intervals: [100] }).toBe(false);
});

test('a scheduled campaign begins and ends by the clock', async () => {
  const text = mark();
  await warmUp();
  await saveDraft(text);
  const at = await gatewayTime();
  const instant = (ms: number): string =>
    new Date(Math.ceil((at + ms) / 1000) * 1000).toISOString().replace('.000', '');
  await content('publish', { ...item, from: instant(3000), until: instant(9000) });
  expect(await shows(text)).toBe(false);
  await expect.poll(() => shows(text), { timeout: 8000, intervals: [100] }).toBe(true);
  await expect.poll(() => shows(text), { timeout: 12_000, intervals: [100] }).toBe(false);
});

const openPreview = async (page: Page): Promise<void> => {
  const { link } = await content<{ link: string }>('preview', {
    locale: item.locale,
    path: new URL(homeOf(item.locale)).pathname + new URL(homeOf(item.locale)).search,
  });
  const { pathname, search } = new URL(link);
  await page.goto(new URL(homeOf(item.locale)).origin + pathname + search);
};

test('an editor sees drafts in the real page, marked, and each change at the next load [FLAG-018] [FLAG-019]', async ({
  page,
  browser,
}) => {
  const [first, second] = [mark(), `${mark()} otra vez`];
  await saveDraft(first);
  await openPreview(page);
  await expectPage(page, 'page-home');
  await refuseConsent(page);
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByTestId('preview-banner')).toContainText('borradores');
  await saveDraft(second);
  await page.reload();
  await expect(page.getByText(second)).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(homeOf(item.locale));
  await expectPage(visitor, 'page-home');
  await expect(visitor.getByText(second)).toHaveCount(0);
  await visitor.close();
  await page.getByTestId('preview-banner').getByRole('button').press('Enter');
  await expect(page.getByTestId('preview-banner')).toHaveCount(0);
  await page.goto(homeOf(item.locale));
  await expectPage(page, 'page-home');
  await expect(page.getByText(second)).toHaveCount(0);
});
