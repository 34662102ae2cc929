import { expect, test, type Browser, type Page } from 'playwright/test';
import type { Locale, PageName } from '@detour/shared-contracts/sites';
import { openAccount, signIn } from '../support/people/account';
import { buy, stayItems, voucherItems } from '../support/buy';
import { axeFaults } from '../support/checks/axe';
import { saveData } from '../support/journey';
import { addressOf, findDates } from '../support/site-pages';
import { findSubjects, statePages, type Subjects } from '../support/states/state-pages';
import { cards, chooseActivityDays, expectPage, fillBuyer, fillCard } from '../support/steps';

/** A page that is looked at: its name, its hook, and how a visitor with an account comes to it. */
interface Looked {
  readonly name: string;
  readonly hook: string;
  open(page: Page): Promise<unknown>;
}

type OwnPage = (name: PageName, params?: Readonly<Record<string, string>>) => Looked;

const ownPageIn =
  (locale: Locale): OwnPage =>
  (name, params = {}) => ({
    name,
    hook: `page-${name}`,
    open: (page) => page.goto(addressOf(locale, name, params)),
  });

const publicPages = (locale: Locale, subjects: Subjects): readonly Looked[] => [
  ...statePages.map(({ name, hook, address }) => ({
    name,
    hook,
    open: (page: Page) => page.goto(address(locale, subjects)),
  })),
  ...(['hotel', 'activity'] as const).map((flow) => ({
    name: `home-${flow}`,
    hook: 'page-home',
    open: (page: Page) => page.goto(addressOf(locale, 'home', {}, `?flow=${flow}`)),
  })),
  // A minisite of the French market.
  ...(locale === 'fr_FR' ? [ownPageIn(locale)('minisite', { minisiteUrl: 'partenaire-360' })] : []),
];

const accountPages = (locale: Locale): readonly Looked[] =>
  (['profile', 'trips', 'account-gifts', 'addresses', 'wishlist', 'password'] as const).map((name) =>
    ownPageIn(locale)(name),
  );

/** What a visitor with an account, an order of a stay and one of a gift card reaches. */
const ownPages = async (
  page: Page,
  locale: Locale,
  { stay, box: { code: productId } }: Subjects,
): Promise<readonly Looked[]> => {
  const own = ownPageIn(locale);
  const dates = await findDates(locale, stay.id, { months: 2, nth: 3 });
  const booked = await buy(page, stayItems({ id: stay.id, ...dates }));
  const given = await buy(page, voucherItems({ kind: 'gift_card', value: 30_000, fromName: 'Camille' }));
  const box = await buy(page, voucherItems({ kind: 'box', productId }));
  return [
    own('confirmation', { orderUUID: booked.orderUUID }),
    { ...own('confirmation', { orderUUID: given.orderUUID }), name: 'confirmation of a gift' },
    own('order-change', { orderUUID: booked.orderUUID }),
    ...accountPages(locale),
    own('beneficiary-login'),
    {
      name: 'beneficiary-offers',
      hook: 'page-beneficiary-offers',
      open: (at) => at.goto(`${addressOf(locale, 'beneficiary-offers')}#token=${box.code}`),
    },
  ];
};

/** The payment comes after the form of the summary only. Each width holds a room of another night. */
const payment = (locale: Locale, { stay }: Subjects, width: number): Looked => ({
  name: 'payment',
  hook: 'page-payment',
  open: async (page) => {
    const { checkin, checkout } = await findDates(locale, stay.id, { months: 2, nth: width < 1000 ? 6 : 12 });
    await page.goto(`${addressOf(locale, 'summary')}#checkin=${checkin}&checkout=${checkout}&id=${stay.id}`);
    await expectPage(page, 'page-summary');
    await chooseActivityDays(page);
    await fillBuyer(page);
    await page.getByTestId('pay-button').click();
    await expectPage(page, 'page-payment');
    await fillCard(page, cards.approved);
  },
});

/** The account is made on the French site. Each site has its own session. */
const openVisitor = async (browser: Browser, width: number, locale: Locale): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await saveData(page);
  const email = `axe-${width}.${Date.now().toString(36)}@example.org`;
  await openAccount(page, email);
  if (locale === 'fr_FR') return page;
  await page.goto(addressOf(locale, 'signin'));
  await signIn(page, email);
  await expectPage(page, 'page-trips');
  return page;
};

const faultsOf = async (page: Page, { name, hook, open }: Looked): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  await expectPage(page, hook);
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0, {
    timeout: 20_000,
  });
  const light = await axeFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFaults(page, ['color-contrast', 'link-in-text-block']);
  return [
    ...light.map((fault) => `${name}, light: ${fault}`),
    ...dark.map((fault) => `${name}, dark: ${fault}`),
  ];
};

/** Each page at one of the two widths. The proof looks at all pages at both. */
const sampleOf = (pages: readonly Looked[], width: number): readonly Looked[] =>
  process.env['PROOF'] === '1' ? pages : pages.filter((_, at) => at % 2 === (width < 1000 ? 0 : 1));

/** Dutch words are longer. By the proof only: minutes. */
const places: readonly (readonly [Locale, number])[] = [
  ['fr_FR', 390],
  ['fr_FR', 1280],
  ...(process.env['PROOF'] === '1' ? ([390, 1280] as const).map((width) => ['nl_NL', width] as const) : []),
];

for (const [locale, width] of places)
  test(`axe finds nothing on pages of a visitor in either theme, ${width} px, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const subjects = await findSubjects(locale);
    const page = await openVisitor(browser, width, locale);
    const faults: string[] = [];
    const looks = [...publicPages(locale, subjects), payment(locale, subjects, width)];
    const own = locale === 'fr_FR' ? await ownPages(page, locale, subjects) : accountPages(locale);
    for (const looked of sampleOf([...looks, ...own], width)) faults.push(...(await faultsOf(page, looked)));
    await page.context().close();
    expect(faults).toEqual([]);
  });
